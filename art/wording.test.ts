import { expect, test } from 'vitest';

import { lightness } from '#core/colour';
import { plate } from '#dishes/compose';
import type { Liquid } from '#dishes/plating';
import type { DishInput } from '#pantry/reading';

import { dishInputs } from './corpus.ts';

/*
 * A drawing must show what the words of its recipe say. What the words say is written here once more,
 * apart from the code that draws.
 */

const drawn = dishInputs()
  .map((input) => ({ input, liquid: plate(input).plating.liquid }))
  .flatMap(({ input, liquid }) => (liquid ? [{ input, liquid }] : []));

const wordsOf = ({ title, method }: DishInput): string => `${title}. ${method}`;

/** What the words ask for, as [what it is, which recipes it is about]. */
type Claim = readonly [says: string, about: (input: DishInput) => boolean];

const titled =
  (words: RegExp, but?: RegExp) =>
  ({ title }: DishInput): boolean =>
    words.test(title) && !but?.test(title);

/** Names of the recipes a claim is about whose drawing fails it. */
const failing = (about: Claim[1], holds: (liquid: Liquid) => boolean): string[] =>
  drawn
    .filter(({ input, liquid }) => about(input) && !holds(liquid))
    .map(({ input, liquid }) => `${input.id} ${input.title}: ${liquid.wetness}, ${liquid.colour}`);

const count = (about: Claim[1]): number => drawn.filter(({ input }) => about(input)).length;

const GONE =
  /\(dry |until (nearly )?dry|dry the vegetables|sauce dries|rather than soupy|hold a trail|drunk the liquid|until it is absorbed/i;
const IS_SOUP = /soup|caldo|chowder|congee|ramen|\bpho\b|laksa|minestrone|gazpacho|rasam|sambar/i;

const WETNESS: readonly (readonly [...Claim, Liquid['wetness']])[] = [
  ['a soup by its title', titled(IS_SOUP), 'broth'],
  [
    'a dish whose liquid is gone at the end',
    (input) => GONE.test(wordsOf(input)) && !titled(IS_SOUP)(input),
    'dry',
  ],
  [
    'noodles that nothing is ladled over',
    (input) =>
      input.dish === 'noodles' &&
      !/ladle|broth over/i.test(input.method) &&
      !titled(IS_SOUP)(input),
    'dry',
  ],
  [
    'a stew or curry that is not dry',
    (input) =>
      input.dish === 'curry' && !GONE.test(wordsOf(input)) && titled(/curry|stew|tagine/i)(input),
    'sauce',
  ],
];

test.for(WETNESS)('%s is drawn as such', ([, about, wetness]) => {
  expect(count(about)).toBeGreaterThan(1);
  expect(failing(about, (liquid) => liquid.wetness === wetness)).toEqual([]);
});

/** Hue of `#rrggbb` in degrees, 0 red, 60 yellow, 120 green; 0 for a grey. */
function hue(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  if (span === 0) return 0;
  const sixth = most === r ? (g - b) / span : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return (sixth * 60 + 360) % 360;
}

const between =
  (low: number, high: number) =>
  ({ colour }: Liquid): boolean =>
    hue(colour) >= low && hue(colour) <= high;

const TOMATO = /canned (crushed|diced|whole)|tomato sauce|marinara|tomato paste/i;
const PALES = /cream|coconut milk|yogurt|spinach|peanut butter|pumpkin|lentils|broth|soy|beans/i;

const COLOURS: readonly (readonly [...Claim, (liquid: Liquid) => boolean])[] = [
  [
    'a sauce of tomatoes is red',
    ({ ingredients }) =>
      ingredients.slice(0, 3).some((name) => TOMATO.test(name)) &&
      !ingredients.some((name) => PALES.test(name)),
    between(0, 26),
  ],
  [
    'a sauce named for its greens is green',
    titled(/saag|palak|green curry|green pipi|salsa verde/i),
    between(55, 120),
  ],
  [
    'a sauce named red is red',
    titled(/red (shrimp )?curry|rogan|vindaloo|diabla/i),
    between(0, 26),
  ],
  [
    'a sauce that turns orange or red in the steps does so',
    ({ method }) => /turns glossy orange|until brick red|thick red juice/i.test(method),
    between(0, 32),
  ],
  [
    'a pale soup or sauce is pale',
    titled(/korma|moilee|avgolemono|leek and|chowder|congee|tom kha|crema de/i),
    ({ colour }) => lightness(colour) > 0.62,
  ],
  [
    'a dark sauce is dark',
    (input) =>
      titled(/\bmole\b|bourguignon|brasato|onion soup/i)(input) ||
      /clings dark/i.test(input.method),
    ({ colour }) => lightness(colour) < 0.45,
  ],
];

test.for(COLOURS)('%s', ([, about, holds]) => {
  expect(count(about)).toBeGreaterThan(1);
  expect(failing(about, holds)).toEqual([]);
});
