import { AMOUNT_RULE, PACK_RULE, readNumber } from '@larder/shared/basics/numberInput';
import {
  cleanText,
  isLine,
  isUnitName,
  isUnitQuantity,
  LIMITS,
} from '@larder/shared/basics/validation';
import type { AdminIngredient, IngredientDraft } from '@larder/shared/food/adminIngredients.calls';
import { type Allergen, ALLERGENS } from '@larder/shared/food/allergens';
import { FACT_LIMITS } from '@larder/shared/food/catalogueFacts';
import { CATEGORIES, type Category } from '@larder/shared/food/categories';

import { spellingWords } from '#platform/forms/spelling.ts';

import { listOfText, textOfList } from './listText.ts';
import { plainNumber, readMeasures, textOfMeasures } from './measureText.ts';

export type IngredientText = {
  name: string;
  unitQuantity: string;
  unit: string;
  category: Category;
  /** As `textOfList` writes it, or one a line. */
  aliases: string;
  kcal: string;
  density: string;
  gramsPerPiece: string;
  /** One a line: "clove 3". */
  measures: string;
  /** A picture's URL, or empty. */
  image: string;
  /** Whether its major allergens are known. */
  allergens: 'unknown' | 'known';
  contains: Allergen[];
};

export const NO_INGREDIENT: IngredientText = {
  name: '',
  unitQuantity: '',
  unit: '',
  category: 'Other',
  aliases: '',
  kcal: '',
  density: '',
  gramsPerPiece: '',
  measures: '',
  image: '',
  allergens: 'unknown',
  contains: [],
};

export function textOf(ingredient: AdminIngredient): IngredientText {
  const { kcal_per_100g, density_g_per_ml, grams_per_piece } = ingredient;
  return {
    name: ingredient.name,
    unitQuantity: String(ingredient.unit_quantity),
    unit: ingredient.unit,
    category: CATEGORIES.find((category) => category === ingredient.category) ?? 'Other',
    aliases: textOfList(ingredient.aliases, ','),
    kcal: factText(kcal_per_100g),
    density: factText(density_g_per_ml),
    gramsPerPiece: factText(grams_per_piece),
    measures: textOfMeasures(ingredient.measures),
    image: ingredient.image ?? '',
    allergens: ingredient.contains ? 'known' : 'unknown',
    contains: [...(ingredient.contains ?? [])],
  };
}

function factText(fact: number | null): string {
  return fact === null ? '' : plainNumber(fact);
}

export const FACT_BOXES = ['kcal', 'density', 'gramsPerPiece', 'aliases', 'measures'] as const;
export type FactBox = (typeof FACT_BOXES)[number];

/** A draft with every field. */
export type FormDraft = Required<IngredientDraft>;

export type IngredientProblem = { words: string; box: keyof IngredientText };

/**
 * Validates and parses the form.
 *
 * Source  the sentence about quantity and unit: product specification section 5.
 */
export function readIngredient(
  text: IngredientText,
): { draft: FormDraft } | { problem: IngredientProblem } {
  const quantity = readNumber(text.unitQuantity, PACK_RULE).value ?? Number.NaN;
  const aliases = readAliases(text.aliases);
  const [kcal, density, gramsPerPiece] = [text.kcal, text.density, text.gramsPerPiece].map(
    (fact) => readNumber(fact, AMOUNT_RULE).value,
  );
  const weighed = readMeasures(text.measures);
  const problem =
    problemOfPack(text, quantity) ??
    problemOfAliases(aliases) ??
    problemOfFact(text, kcal, {
      box: 'kcal',
      name: 'Calories',
      max: FACT_LIMITS.kcal,
      zero: true,
    }) ??
    problemOfFact(text, density, { box: 'density', name: 'Density', max: FACT_LIMITS.density }) ??
    problemOfFact(text, gramsPerPiece, {
      box: 'gramsPerPiece',
      name: 'Grams per piece',
      max: FACT_LIMITS.gramsPerPiece,
    });
  if (problem) return { problem };
  if ('problem' in weighed) return { problem: { words: weighed.problem, box: 'measures' } };
  return {
    draft: {
      name: cleanText(text.name),
      unit_quantity: quantity,
      unit: cleanText(text.unit),
      category: text.category,
      aliases,
      image: text.image === '' ? null : text.image,
      kcal_per_100g: kcal ?? null,
      density_g_per_ml: density ?? null,
      grams_per_piece: gramsPerPiece ?? null,
      measures: weighed.measures,
      contains:
        text.allergens === 'unknown'
          ? null
          : ALLERGENS.filter((allergen) => text.contains.includes(allergen)),
    },
  };
}

function problemOfPack(
  { name, unitQuantity, unit }: IngredientText,
  quantity: number,
): IngredientProblem | undefined {
  if (!isLine(name, LIMITS.name))
    return { words: 'Please enter the ingredient name.', box: 'name' };
  const spelling = spellingWords(unitQuantity, PACK_RULE);
  if (spelling !== undefined) return { words: spelling, box: 'unitQuantity' };
  if (!isUnitQuantity(quantity) || !isUnitName(unit))
    return {
      words: 'Please enter valid unit quantity and unit (SI units only).',
      box: isUnitQuantity(quantity) ? 'unit' : 'unitQuantity',
    };
  return undefined;
}

/** Lower case, without duplicates. */
function readAliases(text: string): string[] {
  const names = listOfText(text, ',').map((name) => cleanText(name).toLowerCase());
  return [...new Set(names.filter((name) => name !== ''))];
}

function problemOfAliases(aliases: readonly string[]): IngredientProblem | undefined {
  if (aliases.length > FACT_LIMITS.aliases)
    return { words: `Other names: at most ${FACT_LIMITS.aliases}.`, box: 'aliases' };
  const long = aliases.find((alias) => !isLine(alias, FACT_LIMITS.aliasLength));
  if (long === undefined) return undefined;
  return {
    words: `Other names: “${long.slice(0, 20)}…” has more than ${FACT_LIMITS.aliasLength} characters.`,
    box: 'aliases',
  };
}

type FactRule = {
  box: Exclude<FactBox, 'aliases' | 'measures'>;
  name: string;
  max: number;
  zero?: boolean;
};

/** An empty field is valid: the fact is unknown. */
function problemOfFact(
  text: IngredientText,
  value: number | undefined,
  { box, name, max, zero = false }: FactRule,
): IngredientProblem | undefined {
  const spelling = spellingWords(text[box], AMOUNT_RULE);
  if (spelling !== undefined) return { words: `${name}: ${spelling}`, box };
  if (text[box].trim() === '') return undefined;
  if (value !== undefined && (zero || value > 0) && value <= max) return undefined;
  const range = zero ? `from 0 to ${max}` : `above 0 and at most ${max}`;
  return { words: `${name} must be a number ${range}.`, box };
}

const FACTS = [
  'category',
  'aliases',
  'image',
  'kcal_per_100g',
  'density_g_per_ml',
  'grams_per_piece',
  'measures',
  'contains',
] as const;
type Facts = Pick<FormDraft, (typeof FACTS)[number]>;

const NO_FACTS: Pick<AdminIngredient, keyof Facts> = {
  category: 'Other',
  aliases: [],
  image: null,
  kcal_per_100g: null,
  density_g_per_ml: null,
  grams_per_piece: null,
  measures: [],
  contains: null,
};

/**
 * Name and pack, and only those facts that changed, so that two editors of different facts do not
 * overwrite each other.
 */
export function changesOf(
  { name, unit_quantity, unit, ...facts }: FormDraft,
  before: Pick<AdminIngredient, keyof Facts> = NO_FACTS,
): IngredientDraft {
  const differs = (fact: (typeof FACTS)[number]): boolean =>
    JSON.stringify(facts[fact]) !== JSON.stringify(before[fact] ?? null);
  const changed = Object.fromEntries(FACTS.filter(differs).map((fact) => [fact, facts[fact]]));
  return { name, unit_quantity, unit, ...changed };
}
