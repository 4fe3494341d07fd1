"""Every kind of effect of Monster Lands, in the order in which the content page lists them."""

from __future__ import annotations

from game.engine.effects import Effect
from game.rules.monster_lands.effects import dice, expeditions, gains, monsters, purchases, rolls

ALL: tuple[type[Effect], ...] = (
    rolls.AddPerDie,
    rolls.AddTotal,
    rolls.Reroll,
    rolls.CaptureWithoutTrap,
    expeditions.PlaceDice,
    expeditions.Defence,
    expeditions.RedirectAttack,
    expeditions.StealDice,
    gains.Gain,
    gains.GainChoice,
    gains.TrophyToken,
    dice.BuyDie,
    dice.ConvertDie,
    dice.ExchangeDice,
    dice.PayDice,
    purchases.Discount,
    purchases.BuildingBonus,
    purchases.Storage,
    purchases.FreeRecruit,
    purchases.FreeEquipment,
    monsters.AffinityAttackDice,
    monsters.ExtraDieVsAll,
    monsters.LastHitAll,
    monsters.Forbid,
    monsters.TrapsToCapture,
    monsters.AutomaticHits,
    monsters.PanicTokens,
    monsters.EntersAtGates,
    monsters.EscapesOnCapture,
    monsters.GatesAttackDice,
    monsters.LoseGloryPerWound,
)
