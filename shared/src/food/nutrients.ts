const NUTRIENTS = [
  'kcal',
  'fat',
  'saturated',
  'carbs',
  'protein',
  'fibre',
  'sugar',
  'sodium',
] as const;
/** What is told of a recipe, and of 100 g of a food. Units: kcal, g, of sodium mg. */
export type Nutrient = (typeof NUTRIENTS)[number];

type Each<Value> = Readonly<Record<Nutrient, Value>>;

/** In 100 g of a food; null where its source has no figure. */
export type Figures = Each<number | null>;

/** Shares, 0 to 1, of the weight and of each nutrient of what is bought. */
export type EatenShares = Each<number> & { readonly weight: number };

/** A food of a recipe, for all servings. */
export type Portion = {
  readonly name: string;
  /** Of what is bought. */
  readonly grams: number;
  /** null: nothing is known of the food. */
  readonly figures: Figures | null;
  readonly eaten: EatenShares;
};

/** What a serving has. */
export type Nutrition = {
  /** As far as it is known. Units: as `Nutrient`. */
  readonly amounts: Each<number>;
  /** Share, 0 to 1, of the weight of which the figure is known. */
  readonly known: Each<number>;
  /** Names of the foods that make an amount a minimum, or of which nothing is known. */
  readonly notKnown: readonly string[];
  /** Weight of what is eaten, without water; evaporation is not subtracted. */
  readonly grams: number;
};

/** Below this share of the weight an amount is a minimum. */
const KNOWN_ENOUGH = 0.95;

/** Of less than this share of the weight, as of a bay leaf, one missing figure is not told. */
const TOO_LITTLE = 0.01;

/**
 * What a serving has of each nutrient.
 *
 * Units   figures are those of the raw food; `servings` above 0.
 * Shape   nothing is known of no portions at all.
 */
export function nutritionOf(portions: readonly Portion[], servings: number): Nutrition {
  const weight = sumOf(portions, weightOf);
  const known = eachNutrient((nutrient) => {
    const counted = portions.filter((portion) => figureOf(portion, nutrient) !== null);
    return weight > 0 ? sumOf(counted, weightOf) / weight : 0;
  });
  const missing = portions.filter(
    (portion) =>
      portion.figures === null ||
      (weightOf(portion) >= weight * TOO_LITTLE &&
        NUTRIENTS.some(
          (nutrient) => isAtLeast(known[nutrient]) && figureOf(portion, nutrient) === null,
        )),
  );
  return {
    amounts: eachNutrient(
      (nutrient) =>
        sumOf(
          portions,
          (portion) =>
            ((figureOf(portion, nutrient) ?? 0) * portion.grams * portion.eaten[nutrient]) / 100,
        ) / servings,
    ),
    known,
    notKnown: [...new Set(missing.map(({ name }) => name))],
    grams: weight / servings,
  };
}

/** Whether an amount is a minimum, because only this share of the weight is known. */
export function isAtLeast(knownShare: number): boolean {
  return knownShare < KNOWN_ENOUGH;
}

/** One share of the weight and of everything in it. */
export function allShares(share: number): EatenShares {
  return { ...eachNutrient(() => share), weight: share };
}

/** A value for each nutrient. */
export function eachNutrient<Value>(valueOf: (nutrient: Nutrient) => Value): Each<Value> {
  return {
    kcal: valueOf('kcal'),
    fat: valueOf('fat'),
    saturated: valueOf('saturated'),
    carbs: valueOf('carbs'),
    protein: valueOf('protein'),
    fibre: valueOf('fibre'),
    sugar: valueOf('sugar'),
    sodium: valueOf('sodium'),
  };
}

function figureOf({ figures }: Portion, nutrient: Nutrient): number | null {
  return figures?.[nutrient] ?? null;
}

function weightOf({ grams, eaten }: Portion): number {
  return grams * eaten.weight;
}

function sumOf(portions: readonly Portion[], of: (portion: Portion) => number): number {
  return portions.reduce((total, portion) => total + of(portion), 0);
}
