import { type Edible, edibleShares, EGG_PARTS } from '@larder/shared/food/edible';
import {
  allShares,
  eachNutrient,
  type EatenShares,
  type Figures,
} from '@larder/shared/food/nutrients';
import { weighsPeeled } from '@larder/shared/food/peeledWeight';
import { type Dimension, dimensionOf } from '@larder/shared/food/units';

/** A line of a recipe, as far as it tells what of it is eaten. */
type EatenLine = {
  readonly original: string;
  readonly section: string | null;
  readonly name: string | null;
  readonly note: string | null;
  readonly unit: string | null;
};

/** The food of a line. */
export type EatenFood = {
  readonly name: string;
  readonly category: string;
  readonly edible: Edible;
  readonly figures: Figures;
};

/** What the steps of a recipe say of that which stays behind. */
export type Cooking = {
  readonly fries: boolean;
  readonly saltsWater: boolean;
  readonly leavesMarinade: boolean;
};

/** Words of what is bought without bones or shells. */
const IS_CLEANED = /\b(?:boneless|boned|deboned|shelled|shucked|canned|meat only|off the bone)\b/;
const IS_CAN = /\b(?:can|tin|jar)$/;
/** Words in front of a comma or bracket, of what is measured after it was cooked. */
const IS_COOKED = /\b(?:cooked|leftover|left-over|rotisserie)\b/;
/** Of foods whose figures are those of something cooked or cured. */
const IS_READY =
  /\b(?:canned|deli|smoked|ham|bacon|salami|pepperoni|prosciutto|sausage|hot dogs)\b/i;
/** A gram of cooked rice, pasta or lentils has so much of a gram of dry ones. Source: USDA SR26 20045, 20121, 16070. */
const COOKED_DRY = 0.38;
/** A cup of them has less: cooked ones lie looser. Source: the same, 158 g of rice against 185 g. */
const COOKED_CUP = 0.32;
/** Meat loses a quarter of its weight, as water. Source: USDA Table of Cooking Yields for Meat and Poultry (2014). */
const COOKED_MEAT = 4 / 3;
/** The bird that a shop roasts is a small one. Our estimate: one of 1.1 kg raw, against 1.8 kg. */
const SHOP_ROAST = 0.6;

/** What one eats of the fat in which something is fried. Units: grams of a serving. Our estimate: a tablespoon. */
const FRYING_FAT = 15;
/** More fat than this is no dressing: where a step fries, most of it stays in the pan. Units: grams of a serving. */
const MUCH_FAT = 60;
/** More salt than this is a pot of water's. Units: grams of a serving. */
const MUCH_SALT = 6;
/** Of the salt in a pot of water the food takes up a quarter; so it does of a marinade or brine. Our estimate. */
const TAKEN_UP = 0.25;
/** Of the flour on a board, and of what something is turned in. Our estimate. */
const LEFT_ON_FOOD = 0.5;

const FRIES = /\bfry(?:ing)?\b|\bdeep-fat fryer\b/;
const OF_WATER =
  /\bfor (?:the )?(?:(?:pasta|cooking|boiling|blanching|rice|potato) )?water\b|\bfor (?:the )?(?:boiling|blanching|brine|brining|soaking|salting)\b/;
const SALTS_WATER = /\bsalted water\b|\bsalt the water\b|\bbrine\b/;
const OF_MARINADE = /\b(?:marinade|marinating|brine|brining)\b/;
const MARINADE = /\b(?:marinade|brine)\b/g;
const TAKES_OUT =
  /\b(?:discard|drain|throw away|throw out|pour off|shake off|wipe off|lift|removed?|removing)\b/;
const POURS_AWAY = /\b(?:discard|throw away|drain)/;
/** Characters between the two words of one sentence. */
const NEAR = { before: 75, after: 55 };
/** Foods of marinades and brines, beside sauces and spices. */
const IS_MARINADE = /\b(?:yogurt|buttermilk|wine|beer|sugar)\b/i;
const OF_DUSTING =
  /\bfor (?:dusting|dredging|rolling|flouring|the (?:work ?)?(?:surface|board|counter))\b/;

/** Reads the steps once for all lines of a recipe. */
export function cookingOf(steps: readonly string[]): Cooking {
  const says = (pattern: RegExp) => steps.some((step) => pattern.test(step.toLowerCase()));
  return {
    fries: says(FRIES),
    saltsWater: says(SALTS_WATER),
    leavesMarinade: steps.some(leavesMarinade),
  };
}

/** Whether a step takes the food out of its marinade, or pours that away. */
function leavesMarinade(step: string): boolean {
  return step
    .toLowerCase()
    .split('.')
    .some((sentence) =>
      [...sentence.matchAll(MARINADE)].some(
        ({ index }) =>
          TAKES_OUT.test(sentence.slice(Math.max(0, index - NEAR.before), index)) ||
          POURS_AWAY.test(sentence.slice(index, index + NEAR.after)),
      ),
    );
}

/**
 * What of a line of a person's own recipe is eaten, by its words: no bones, shells or peel, not the liquid of a drained
 * can, not most of frying fat, of the salt of the water and of a marinade that is poured away. A gram of cooked rice has
 * less than one of raw rice, one of cooked meat more.
 *
 * Units   `perServing` grams of the food that are bought for a serving.
 */
export function eatenOfLine(
  line: EatenLine,
  food: EatenFood,
  { cooking, perServing }: { cooking: Cooking; perServing: number },
): EatenShares {
  const words = `${line.name ?? ''} ${line.note ?? ''} ${line.original}`.toLowerCase();
  const left = leftShare(words, { section: line.section, food, cooking, perServing });
  const shares = eggPart(words, food) ?? boughtShares(words, { line, food });
  const rest = eachNutrient((nutrient) => shares[nutrient] * left);
  return { ...rest, weight: shares.weight * left };
}

function eggPart(words: string, { name }: EatenFood): EatenShares | undefined {
  const [isYolk, isWhite] = [/\byolks?\b/.test(words), /\bwhites?\b/.test(words)];
  // "5 eggs, yolks and whites separated"
  if (name !== 'Eggs' || isYolk === isWhite) return undefined;
  return EGG_PARTS[isYolk ? 'yolks' : 'whites'];
}

function boughtShares(
  words: string,
  { line, food }: { line: EatenLine; food: EatenFood },
): EatenShares {
  const { original, unit } = line;
  const { edible } = food;
  const dimension = dimensionOf(unit ?? '');
  const [before = ''] = original.toLowerCase().split(/[,(]/);
  if (IS_COOKED.test(before)) {
    const cooked = cookedShare(food, { dimension, isOfShop: before.includes('rotisserie') });
    if (cooked !== undefined) return { ...allShares(cooked * edible.share), weight: edible.share };
  }
  // A cup of drained beans is measured without the liquid.
  if (edible.drained !== null && dimension === 'volume') return allShares(1);
  const isCleaned = IS_CLEANED.test(words) || IS_CAN.test(unit ?? '');
  if (edible.share < 1 && isCleaned) return allShares(1);
  if (edible.peeled !== null && dimension === 'mass') {
    return allShares(weighsPeeled(line) ? 1 : edible.peeled);
  }
  return edibleShares(words, edible);
}

/** What cooked food has of the raw one; undefined where its figures are those of cooked food, or change little. */
function cookedShare(
  { name, category, figures }: EatenFood,
  { dimension, isOfShop }: { dimension: Dimension; isOfShop: boolean },
): number | undefined {
  const isWeighed = dimension === 'mass' || dimension === 'volume';
  if (IS_READY.test(name)) return undefined;
  // Pieces have their raw weight.
  if (category === 'Meat & Seafood') return isWeighed ? COOKED_MEAT : isOfShop ? SHOP_ROAST : 1;
  const { kcal, carbs } = figures;
  const isDry = category === 'Pantry' && (kcal ?? 0) >= 300 && (carbs ?? 0) >= 55;
  if (!isDry) return undefined;
  return dimension === 'volume' ? COOKED_CUP : COOKED_DRY;
}

/** The share that does not stay in the pan, the pot or the bowl. */
function leftShare(
  words: string,
  {
    section,
    food: { name, category, figures },
    cooking,
    perServing,
  }: { section: string | null; food: EatenFood; cooking: Cooking; perServing: number },
): number {
  const isFat = (figures.fat ?? 0) >= 80;
  const isFried = FRIES.test(words) || (perServing > MUCH_FAT && cooking.fries);
  if (isFat && isFried) return Math.min(1, FRYING_FAT / perServing);
  const isSalt = (figures.sodium ?? 0) >= 30_000;
  const isOfWater = OF_WATER.test(words) || (perServing > MUCH_SALT && cooking.saltsWater);
  if (isSalt && isOfWater) return TAKEN_UP;
  const isOfMarinade = OF_MARINADE.test(`${words} ${section?.toLowerCase() ?? ''}`);
  const isMarinade = category === 'Condiments & Spices' || IS_MARINADE.test(name);
  if (isMarinade && isOfMarinade && cooking.leavesMarinade) return TAKEN_UP;
  return OF_DUSTING.test(words) ? LEFT_ON_FOOD : 1;
}
