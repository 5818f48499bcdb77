import type { Ounces, Several } from './tillPack.ts';

type Meant = { readonly ounces: Ounces; readonly several: Several };

/** Sold by fluid ounces, of those that the catalogue weighs; and the other way round; and by either. */
const MEASURED = /\b(?:mayonnaise|ice cream)\b/;
const WEIGHED = /\b(?:oyster sauce|hoisin|sriracha)\b/;
const EITHER = /\b(?:agave|molasses|teriyaki|sweet chili|coconut cream)\b/;
const DRINK = /\b(?:beer|sparkling water|juice|wine|coconut water)\b/;
const CAN = /\b(?:tuna|sardines|anchovies)\b/;
const OF_PIECES =
  /\b(?:slices|dogs|buns|tortillas|bagels|muffins|sausage|bratwurst|bags|yeast|shells|cubes|butter)\b/;
/** Things without a food that are measured. */
const FLUID: ReadonlySet<string> = new Set(
  `soap detergent cleaner bleach shampoo conditioner mouthwash liquid dishwashing softener spray drink beverage soda cola
   water tea coffee brew lemonade kombucha smoothie juice lager ale`.split(/\s+/),
);

/** How the packs of a food are meant. */
export function packsOf(food: { readonly name: string; readonly unit: string }): Meant {
  const name = food.name.toLowerCase();
  const isMeasured = (food.unit === 'ml' && !WEIGHED.test(name)) || MEASURED.test(name);
  return {
    ounces: EITHER.test(name) ? 'unsure' : fluidIf(isMeasured),
    several: DRINK.test(name) ? 'drink' : severalOf(name),
  };
}

/** How the packs of what is no food to cook with are meant. `isDrunk`: its maker makes drinks alone, or things to clean with. */
export function packsOfThing(
  tokens: readonly string[],
  { isNonFood, isDrunk }: { isNonFood: boolean; isDrunk: boolean },
): Meant {
  const isFluid = isDrunk || tokens.some((token) => FLUID.has(token));
  return { ounces: fluidIf(isFluid), several: isFluid && !isNonFood ? 'drink' : 'nonfood' };
}

function fluidIf(isMeasured: boolean): Ounces {
  return isMeasured ? 'fluid' : 'weight';
}

function severalOf(name: string): Several {
  if (CAN.test(name)) return 'can';
  return OF_PIECES.test(name) ? 'pieces' : 'other';
}
