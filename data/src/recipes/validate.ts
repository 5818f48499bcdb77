import { IS_DRAINED } from '@larder/shared/food/edible';

import type { IngredientFacts } from '#catalogue/facts';

import { COUNTRIES, countryOf, isCountry } from './countries.ts';
import { isMeatOrFish } from './diets.ts';
import {
  factsByName,
  measure,
  plainText,
  readLine,
  referencesIn,
  referencesTo,
  stems,
  type FactsByName,
  type Recipe,
  type RecipeIngredient,
  type RecipeSource,
} from './format.ts';
import {
  findRepeats,
  isSameDish,
  portionsOf,
  SAME_TITLE,
  titleLikeness,
  type Portions,
} from './likeness.ts';
import {
  CAPS,
  CUISINES_TO_FILL,
  FRYING_FATS,
  ID_RANGES,
  KCAL_BOUNDS,
  MIN_OF_CUISINE,
  MIN_OF_TYPE,
  MIN_RECIPES,
  MIN_SODIUM,
  MIN_VEGETABLE_GRAMS,
  MINUTES,
  MAX_EATEN_FRYING_FAT,
  MAX_EATEN_WATER_SALT,
  MAX_SODIUM,
  OTHER_KCAL_BOUNDS,
  SERVES,
  SERVING_GRAMS,
  SMALL_SERVING_GRAMS,
  STEP_LENGTH,
  STEPS,
  SWEET_CAPS,
  SWEET_TYPES,
  TITLE_DISHES,
  TYPE_DISHES,
  TYPE_NEEDS,
  TYPES_TO_FILL,
} from './limits.ts';
import { durationsIn } from './times.ts';

export const RULE_NAMES = [
  'ambiguous-reference',
  'cap',
  'country',
  'coverage',
  'diet',
  'drained',
  'drawing',
  'eaten',
  'id',
  'kcal',
  'line-syntax',
  'listed-twice',
  'near-duplicate',
  'no-grams',
  'repeated-words',
  'same-title',
  'serving-size',
  'sodium',
  'step-count',
  'step-length',
  'step-syntax',
  'temperature',
  'time',
  'type',
  'unknown-ingredient',
  'unknown-reference',
  'unlisted-ingredient',
  'unused-ingredient',
] as const;
export type Rule = (typeof RULE_NAMES)[number];

/** A food of the list in any case, or a step, from 0 on. */
type Place = { readonly food: string } | { readonly step: number };

type Finding = {
  readonly rule: Rule;
  readonly detail: string;
  /** Without one it is of the whole recipe. */
  readonly at?: Place;
};

/** `id` 0 and an empty `title` for a fault of the whole corpus. */
export type Fault = Finding & { readonly id: number; readonly title: string };

/** A recipe with the readable part of its list. */
type Draft = Pick<Recipe, 'nutrition' | 'gramsPerServing' | 'diets'> & {
  readonly source: RecipeSource;
  readonly list: readonly RecipeIngredient[];
  readonly unread: readonly Finding[];
  readonly portions: Portions;
};

/**
 * All faults of the recipes, alone and in pairs.
 *
 * Shape   in the order of the recipes; of a pair the later one has the fault. `findGaps` checks the number of
 *         recipes.
 */
export function findFaults(
  recipes: readonly RecipeSource[],
  facts: readonly IngredientFacts[],
): Fault[] {
  const known = factsByName(facts);
  const drafts = recipes.map((source) => draftOf(source, known));
  const repeats = findRepeats(recipes);
  return drafts.flatMap((draft, index) => {
    const { id, title } = draft.source;
    const copied = repeats.filter((repeat) => repeat.id === id);
    const findings = [
      ...draft.unread,
      ...RULES.flatMap((rule) => rule(draft, known)),
      ...drafts.slice(0, index).flatMap((earlier) => findLikeness(draft, earlier)),
      ...copied.map(({ earlier, words }) => ({
        rule: 'repeated-words' as const,
        detail: `also in ${earlier}: "${words}"`,
      })),
    ];
    return findings.map((finding) => ({ id, title, ...finding }));
  });
}

export function findGaps(recipes: readonly RecipeSource[]): Fault[] {
  const gap = (what: string, found: number, least: number): Fault[] => {
    const detail = `${found} ${what}, at least ${least} wanted`;
    return found < least ? [{ id: 0, title: '', rule: 'coverage', detail }] : [];
  };
  const count = (match: (recipe: RecipeSource) => boolean): number => recipes.filter(match).length;
  return [
    ...gap('recipes', recipes.length, MIN_RECIPES),
    ...TYPES_TO_FILL.flatMap((type) =>
      gap(
        `of type ${type}`,
        count(({ types }) => types.includes(type)),
        MIN_OF_TYPE,
      ),
    ),
    ...CUISINES_TO_FILL.flatMap((cuisine) =>
      gap(
        `of cuisine ${cuisine}`,
        count((recipe) => recipe.cuisine === cuisine),
        MIN_OF_CUISINE,
      ),
    ),
  ];
}

function draftOf(source: RecipeSource, known: FactsByName): Draft {
  const read = source.lines.map((line) => ({ food: line.name, line: readLine(line, known) }));
  const list = read.flatMap(({ line }) => ('rule' in line ? [] : [line]));
  return {
    source,
    list,
    unread: read.flatMap(({ food, line }) => ('rule' in line ? placed({ food }, [line]) : [])),
    portions: portionsOf(list, source.serves),
    ...measure(list, known, source.serves),
  };
}

const RULES: readonly ((draft: Draft, known: FactsByName) => Finding[])[] = [
  findId,
  findCountry,
  findListedTwice,
  findKcal,
  findServingSize,
  findSodium,
  findCaps,
  findEaten,
  findDrained,
  findReferences,
  findUnlisted,
  findStepShape,
  findTemperatures,
  findTimes,
  findDiet,
  findTypes,
  findDrawing,
];

function findId({ source: { id, cuisine } }: Draft): Finding[] {
  const [first, end] = ID_RANGES[cuisine];
  return fault('id', id < first || id >= end, `${id} is not an id of ${cuisine} recipes`);
}

/** A title that names a country names the recipe's own. */
function findCountry({ source }: Draft): Finding[] {
  const { cuisine, title } = source;
  const country = countryOf(source);
  if (country === undefined) return fault('country', true, `${cuisine} recipes say a country`);
  const said = stems(title).filter((word) => isCountry(word));
  return [
    ...fault(
      'country',
      !COUNTRIES[cuisine].includes(country),
      `${country} is no country of ${cuisine} recipes`,
    ),
    ...fault(
      'country',
      said.some((word) => word !== country),
      `${country}, but the title says ${said.join(', ')}`,
    ),
  ];
}

function findListedTwice({ list }: Draft): Finding[] {
  const names = list.map(({ name }) => name);
  return names
    .filter((name, at) => names.indexOf(name) < at)
    .map((name) => ({ rule: 'listed-twice', detail: `${name} has two lines` }));
}

function findKcal({ source: { types }, nutrition: { kcal } }: Draft): Finding[] {
  const [first] = types;
  const [least, most] = (first && KCAL_BOUNDS[first]) ?? OTHER_KCAL_BOUNDS;
  const outside = kcal < least || kcal > most;
  return fault('kcal', outside, `${kcal.toFixed(0)} kcal, ${least} to ${most} expected`);
}

function findServingSize({ source: { serves, types }, gramsPerServing }: Draft): Finding[] {
  const small = types.some((type) => ['dessert', 'snack', 'side', 'bread'].includes(type));
  const [least, most] = small ? SMALL_SERVING_GRAMS : SERVING_GRAMS;
  const weight = gramsPerServing.toFixed(0);
  return [
    ...fault(
      'serving-size',
      gramsPerServing < least || gramsPerServing > most,
      `${weight} g, ${least} to ${most} expected`,
    ),
    ...fault('serving-size', !isWithin(serves, SERVES), `serves ${serves}`),
  ];
}

const UNSALTED: readonly string[] = ['dessert', 'smoothie', 'breakfast', 'snack', 'bread', 'side'];

function findSodium({ source: { types }, nutrition: { sodium } }: Draft): Finding[] {
  const mayBeUnsalted = types.some((type) => UNSALTED.includes(type));
  const detail = `${sodium.toFixed(0)} mg of sodium`;
  return fault('sodium', sodium > MAX_SODIUM || (sodium < MIN_SODIUM && !mayBeUnsalted), detail);
}

function findCaps({ source: { types }, portions }: Draft): Finding[] {
  const sweet = types.some((type) => SWEET_TYPES.includes(type));
  return Array.from(portions).flatMap(([name, grams]) => {
    const most = (sweet ? SWEET_CAPS[name] : undefined) ?? CAPS[name];
    const over = most !== undefined && grams > most;
    return placed(
      { food: name },
      fault('cap', over, `${grams.toFixed(1)} g of ${name}, at most ${most}`),
    );
  });
}

/** Lines that promise more calories than get onto the plates. */
function findEaten({ source, list }: Draft, known: FactsByName): Finding[] {
  return list.flatMap(({ name, grams, prep, eaten }) => {
    const words = prep ?? '';
    const whole = eaten.weight === 1;
    const share = known.get(name.toLowerCase())?.edible.share ?? 1;
    const fat = FRYING_FATS.has(name) ? grams / source.serves : 0;
    return placed({ food: name }, [
      ...fault('eaten', whole && fat > MAX_EATEN_FRYING_FAT, `all ${fat.toFixed(0)} g of ${name}`),
      ...fault('eaten', whole && /\b(yolks|whites) only\b/.test(words), `${name}: ${words}`),
      ...fault(
        'eaten',
        share < 1 && eaten.weight === share && /\b(boneless|shelled)\b/.test(words),
        `${name}: ${words}, with the bones taken off once more`,
      ),
      ...fault(
        'eaten',
        /\bfor the (pasta |rice )?water\b/.test(words) && eaten.weight > MAX_EATEN_WATER_SALT,
        'all of the salt in the water',
      ),
    ]);
  });
}

/** Cans are bought whole, and say whether their liquid is used. */
function findDrained({ list }: Draft, known: FactsByName): Finding[] {
  return list.flatMap(({ name, grams, prep }) => {
    const fact = known.get(name.toLowerCase());
    if (!fact || fact.edible.drained === null) return [];
    const halves = (grams / fact.pack_size) * 2;
    const says = IS_DRAINED.test(prep ?? '') || /\bliquid\b/.test(prep ?? '');
    return placed({ food: name }, [
      ...fault('drained', !says, `${name}: drained, or with the liquid?`),
      ...fault(
        'drained',
        halves < 0.95 || Math.abs(halves - Math.round(halves)) > 0.05,
        `${grams} g of ${name} is ${(halves / 2).toFixed(2)} cans`,
      ),
    ]);
  });
}

function findReferences({ source: { steps }, list }: Draft): Finding[] {
  const names = list.map(({ name }) => name);
  const find = referencesTo(names);
  const references = steps.flatMap((text, step) =>
    referencesIn(text).map((words) => ({ words, step, found: find(words) })),
  );
  const used = new Set(references.flatMap(({ found }) => found));
  return [
    ...references.flatMap(({ words, step, found }) =>
      placed({ step }, [
        ...fault('unknown-reference', found.length === 0, `{${words}} is not in the list`),
        ...fault('ambiguous-reference', !isOneThing(found), `{${words}}: ${found.join(', ')}?`),
      ]),
    ),
    ...names.flatMap((food) => placed({ food }, fault('unused-ingredient', !used.has(food), food))),
  ];
}

/** "onion" may be the red and the white one; "chicken" must not be both bird and broth. */
function isOneThing(names: readonly string[]): boolean {
  const heads = names.map((name) => stems(name.replace(/\s*\(.*\)/, '')).at(-1));
  return new Set(heads).size <= 1;
}

/** Catalogue words with other meanings: a colour, a dish, cooked rice. */
const OTHER_MEANINGS = new Set(['lime', 'orange', 'peach', 'plum', 'salsa', 'white rice']);
/** Comparisons need no ingredient: "as thick as heavy cream", "the size of a walnut". */
const COMPARISON =
  /\b(?:like|than|(?:as \w+ as)|(?:(?:size|color|thickness|texture|consistency|shape) of))\b[^.,;]*/gi;

function findUnlisted({ source, list }: Draft, known: FactsByName): Finding[] {
  // A 0 replaces them, so that the words around are not joined to a name.
  const said = source.steps
    .join(' ')
    .replaceAll(/\{[^{}]*\}/g, ' 0 ')
    .replaceAll(COMPARISON, ' 0 ')
    .replaceAll(/[.,;:]/g, ' 0 ');
  const title = ` ${stems(source.title).join(' ')} `;
  const text = ` ${stems(said).join(' ')} `;
  const listed = list.map(({ name }) => new Set(stems(name)));
  return Array.from(known.values()).flatMap(({ name }) => {
    const words = stems(name.replace(/\s*\(.*\)/, ''));
    const phrase = words.join(' ');
    const isDish = title.includes(` ${phrase} `) || OTHER_MEANINGS.has(phrase);
    const mentioned = text.includes(` ${phrase} `) && !isDish;
    const has = listed.some((have) => words.every((word) => have.has(word)));
    return fault('unlisted-ingredient', mentioned && !has, `a step names ${name}`);
  });
}

function findStepShape({ source: { steps } }: Draft): Finding[] {
  return [
    ...fault('step-count', !isWithin(steps.length, STEPS), `${steps.length} steps`),
    ...steps
      .map(plainText)
      .flatMap((text, step) =>
        placed({ step }, [
          ...fault(
            'step-length',
            !isWithin(text.length, STEP_LENGTH),
            `step ${step + 1} has ${text.length} characters`,
          ),
          ...fault(
            'step-syntax',
            !/^[A-Z0-9]/.test(text) || !/[.!]$/.test(text) || /[{}]| {2}|\s$/.test(text),
            `step ${step + 1} is not a plain sentence: "${text}"`,
          ),
        ]),
      ),
  ];
}

/** Degrees: 400°F (200°C); ovens have steps, so 6 °C of rounding are fine. */
function findTemperatures({ source: { steps } }: Draft): Finding[] {
  return steps.flatMap((text, step) => {
    const both = Array.from(text.matchAll(/(\d+)°F \((\d+)°C\)/g));
    const marks = text.match(/°/g)?.length ?? 0;
    return placed({ step }, [
      ...fault('temperature', marks !== both.length * 2, 'write temperatures as 400°F (200°C)'),
      ...both.flatMap(([words, fahrenheit, celsius]) => {
        const exact = ((Number(fahrenheit) - 32) * 5) / 9;
        return fault('temperature', Math.abs(exact - Number(celsius)) > 6, words);
      }),
    ]);
  });
}

/** The total may be a little less than the sum of its parts (they overlap). */
function findTimes({ source: { steps, min } }: Draft): Finding[] {
  const durations = steps.flatMap(durationsIn);
  const longest = Math.max(0, ...durations.map(({ minutes }) => minutes));
  const sum = durations
    .filter(({ meanwhile }) => !meanwhile)
    .reduce((total, { minutes }) => total + minutes, 0);
  return [
    ...fault('time', !isWithin(min, MINUTES), `ready in ${min} minutes`),
    ...fault('time', longest > min, `${longest.toFixed(0)} minutes in a step, ${min} in all`),
    ...fault('time', sum > min * 1.2 + 5, `steps take ${sum.toFixed(0)} minutes, ${min} in all`),
    ...fault('time', min > sum * 1.5 + 45, `${min} minutes, but the steps take ${sum.toFixed(0)}`),
  ];
}

function findDiet({ source: { types }, list, diets }: Draft, known: FactsByName): Finding[] {
  if (!types.includes('vegetarian') || diets.vegetarian) return [];
  return list
    .flatMap(({ name }) => known.get(name.toLowerCase()) ?? [])
    .filter(isMeatOrFish)
    .map(({ name }) => ({
      rule: 'diet',
      detail: `vegetarian with ${name}`,
      at: { food: name },
    }));
}

function findTypes({ source, portions, list }: Draft, known: FactsByName): Finding[] {
  const { types, dish } = source;
  const produce = list.filter(({ name }) => known.get(name.toLowerCase())?.category === 'Produce');
  const grams = produce.reduce((sum, ingredient) => sum + ingredient.grams, 0) / source.serves;
  return [
    ...fault('type', types.length === 0 || new Set(types).size < types.length, types.join(', ')),
    ...types.flatMap((type) => [
      ...fault(
        'type',
        TYPE_NEEDS[type]?.some((name) => portions.has(name)) === false,
        `${type} without any`,
      ),
      ...fault('type', TYPE_DISHES[type]?.includes(dish) === false, `${type} served as ${dish}`),
    ]),
    ...fault(
      'type',
      types.includes('vegetables') && grams < MIN_VEGETABLE_GRAMS,
      `vegetables with ${grams.toFixed(0)} g of produce`,
    ),
  ];
}

/** A title that names a kind of dish is drawn as one. */
function findDrawing({ source: { title, dish } }: Draft): Finding[] {
  return TITLE_DISHES.flatMap(({ words, dishes }) =>
    fault('drawing', words.test(title) && !dishes.includes(dish), `"${title}" drawn as ${dish}`),
  );
}

function findLikeness(draft: Draft, earlier: Draft): Finding[] {
  const [a, b] = [draft.source, earlier.source];
  const likeness = titleLikeness(a.title, b.title);
  const other = `${b.id} ${b.title}`;
  return [
    ...fault('id', a.id === b.id, `the id of ${b.title}`),
    ...fault('same-title', likeness >= SAME_TITLE, `${likeness.toFixed(2)} like ${other}`),
    ...fault('near-duplicate', isSameDish(draft.portions, earlier.portions), `of ${other}`),
  ];
}

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most;
}

function fault(rule: Rule, isFault: boolean, detail: string): Finding[] {
  return isFault ? [{ rule, detail }] : [];
}

function placed(at: Place, findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => ({ ...finding, at }));
}
