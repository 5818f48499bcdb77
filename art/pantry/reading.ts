import type { DishKind } from '@larder/data/recipes/format';

import { blend, type Colour, lightness, mix, saturate } from '#core/colour';
import { scrambledCurd } from '#glyphs/dairy';
import { crispPiece, meatball } from '#glyphs/meat';
import { falafel } from '#glyphs/torn';

import type { Food, Role } from './food.ts';
import { PRODUCE } from './produce.ts';
import { PROTEINS } from './proteins.ts';
import { TINTS } from './tints.ts';

/** What the artist needs to know of a recipe; `ingredients` are catalogue names, most weight first. */
export type DishInput = {
  readonly id: number;
  readonly title: string;
  readonly cuisine: string;
  readonly types: readonly string[];
  readonly dish: DishKind;
  readonly ingredients: readonly string[];
  /** the steps as plain text, empty when there are none */
  readonly method: string;
};

/** How a catalogue name looks on a plate, or undefined when it is not seen (salt, oil, flour). */
function foodOf(name: string): Food | undefined {
  for (const table of [PRODUCE, PROTEINS]) {
    const row = table.find(([match]) => match.test(name));
    if (row && row[1].size > 0) return row[1];
  }
  return undefined;
}

const EGGS_SEEN =
  /egg|ramen|ni[cç]oise|cobb|gado|bibimbap|shakshuka|purgatory|huevos|tortang|gyudon|hash|chilaquiles|ensaladilla|\bpide\b|piyaz|potato salad|nasi/i;
const EGGS_SCRAMBLED = /fried rice|pad thai|pad see|bhurji|scramble|breakfast taco|pancit/i;

/**
 * How a food of this recipe comes to the table, which its title tells: eggs are seen in few dishes
 * (elsewhere they bind), minced meat may be rolled into balls, chickpeas into falafel.
 */
function asServed(name: string, title: string): Food | undefined {
  if (/^eggs$/i.test(name)) {
    if (EGGS_SCRAMBLED.test(title)) return { role: 'main', glyph: scrambledCurd, size: 28 };
    return EGGS_SEEN.test(title) ? foodOf(name) : undefined;
  }
  if (/^ground/i.test(name) && /meatball|alb[oó]ndigas|polpett|wedding soup/i.test(title)) {
    return { role: 'main', glyph: meatball, size: 50 };
  }
  if (/chickpeas/i.test(name) && /falafel/i.test(title)) {
    return { role: 'main', glyph: falafel, size: 46 };
  }
  if (/besan/i.test(name) && /pakora|bhaji/i.test(title)) {
    return { role: 'main', glyph: crispPiece, size: 48 };
  }
  return foodOf(name);
}

/** A recipe read for its looks. */
export type Reading = {
  readonly input: DishInput;
  /** foods of a role, most weight first */
  readonly of: (...roles: readonly Role[]) => Food[];
  /** whether an ingredient (not the title) matches */
  readonly has: (match: RegExp) => boolean;
  /** whether the title matches */
  readonly called: (match: RegExp) => boolean;
  /** whether the title or the steps match */
  readonly told: (match: RegExp) => boolean;
  /** the colour of the sauce, or `fallback` when nothing colours it */
  readonly sauce: (fallback: Colour) => Colour;
};

/** Weight falls with the place in the list: the first counts most. */
const weightAt = (index: number): number => 1 / (1 + index * 0.22);

/** Lighter tints than this whiten a sauce; they do not colour it. */
const PALE = 0.84;

/** Tints that weigh less than this together only lean the sauce their way. */
const ENOUGH = 0.75;

/** Cream in a coloured sauce: warmer than cream, as white in red would be pink. */
const CREAM_IN_SAUCE: Colour = '#f8cf86';

/** Reads a recipe's ingredients into foods and a sauce colour. */
export function read(input: DishInput): Reading {
  const foods = input.ingredients.flatMap((name) => {
    const food = asServed(name, input.title);
    return food ? [{ ...food, name }] : [];
  });
  const tints = input.ingredients.flatMap((name, index) => {
    const row = TINTS.find(([match]) => match.test(name));
    return row ? [{ colour: row[1], weight: row[2] * weightAt(index) }] : [];
  });
  const has = (match: RegExp): boolean => input.ingredients.some((name) => match.test(name));
  return {
    input,
    of: (...roles) => foods.filter(({ role }) => roles.includes(role)),
    has,
    called: (match) => match.test(input.title),
    told: (match) => match.test(`${input.title}. ${input.method}`),
    sauce: (fallback) => {
      const strongest = tints.toSorted((a, b) => b.weight - a.weight).slice(0, 5);
      const pale = strongest.filter(({ colour }) => lightness(colour) > PALE);
      const deep = strongest.filter(({ colour }) => lightness(colour) <= PALE);
      if (deep.length === 0) return pale.length > 0 ? blend(pale) : fallback;
      const weight = (parts: typeof tints): number =>
        parts.reduce((sum, part) => sum + part.weight, 0);
      const share = weight(pale) / (weight(pale) + weight(deep));
      const coloured = mix(saturate(blend(deep), 1.15), CREAM_IN_SAUCE, share * 0.85);
      return mix(fallback, coloured, Math.min(1, (weight(deep) + weight(pale)) / ENOUGH));
    },
  };
}
