import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { line, paragraph } from '#basics/leaves.model';
import { fixedParts, type TextPlace, textPlaces, withText } from '#basics/testing/textPlaces';
import { sendOps } from '#kitchen/kitchen.calls';

import { everyCall } from './calls.ts';

/** Units: code points. */
const MAX_OF_ALL = 5_000;
/** Before it is composed, in UTF-16 units. */
const MAX_WORKED_ON = MAX_OF_ALL * 4 * 2;
/** A letter with marks that are out of order, as long as the largest body. */
const MARKS = `a${'\u0315\u0334'.repeat(65_000)}`;

/** A page's source and a recipe's text: read on a thread, with limits of work and memory. */
const READ_ON_THREADS: ReadonlySet<string> = new Set([
  'POST /user/recipes/read body html',
  'POST /user/recipes/read body text',
]);

/** A recipe's source text: 64 kB that are only stored. */
const IS_RAW = /^(?:POST|PUT) \/user\/(?:recipes|imports)\S* body (?:\S+\.)?raw$/;

const ALL_PLACES = everyCall().flatMap(({ call }) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    textPlaces(call[part]).map((place) => ({
      name: `${call.method} ${call.path} ${part} ${place.at.join('.')}`,
      schema: call[part],
      place,
    })),
  ),
);

/** The texts of each kind of the kitchen's operations: "add_item item.name". */
const OF_OPERATIONS = textPlaces(sendOps.body).flatMap(
  ({ at: [list, , part, ...rest], chosen }) => {
    const kind = chosen.properties?.['ops']?.items?.properties?.['kind']?.const;
    return list === 'ops' && part === 'payload' ? [`${String(kind)} ${rest.join('.')}`] : [];
  },
);

const PLACES = ALL_PLACES.filter(({ name }) => !READ_ON_THREADS.has(name) && !IS_RAW.test(name));

test('the contract has texts', () => {
  const raw = ALL_PLACES.filter(({ name }) => IS_RAW.test(name));
  expect(raw.map(({ place }) => place.longest)).toEqual([65_536, 65_536, 65_536]);
  expect(ALL_PLACES.length - PLACES.length).toBe(READ_ON_THREADS.size + raw.length);
  expect(PLACES.length).toBeGreaterThan(100);
});

test('the texts within each kind of operation of a kitchen are among them', () => {
  expect(new Set(OF_OPERATIONS).size).toBe(OF_OPERATIONS.length);
  expect(OF_OPERATIONS).toEqual(
    expect.arrayContaining([
      'add_recipe recipe.title',
      'add_recipe recipe.ingredients.0.note',
      'add_item item.name',
      'pantry_set item.name',
      'cart_packs store.note',
      'cart_packs items.0.ingredient_id',
      'ordered order.items.0.name',
      'aisle_order storeName',
      'brand_choice food',
      'brand_choice brand',
    ]),
  );
  const reached = ALL_PLACES.filter(({ name }) => name.startsWith('POST /kitchen/ops body ops.'));
  expect(reached.length).toBeGreaterThanOrEqual(OF_OPERATIONS.length);
  expect(reached.map(({ place }) => place.at.slice(2).join('.'))).toEqual(
    expect.arrayContaining(['op_id', 'device', 'kind']),
  );
});

test.for(PLACES)('$name: the contract says how long it may be', ({ place }) => {
  expect(place.longest).toBeLessThanOrEqual(MAX_OF_ALL);
});

test.for(PLACES)('$name: a longer text is refused, and nothing is done with it', (one) => {
  const { schema, place } = one;
  const sent = withText(fixedParts(place.chosen), place.at, MARKS);
  let answer: z.core.util.SafeParseResult<unknown> | undefined;
  expect(longestWorkedOn(() => (answer = z.safeDecode(schema, sent as never)))).toBeLessThanOrEqual(
    MAX_WORKED_ON,
  );
  expect(answer?.error?.issues.some(({ path }) => names(path, place))).toBe(true);
});

/** Whether a refusal names the field, or the union that contains it. */
function names(path: readonly PropertyKey[], { at }: TextPlace): boolean {
  return path.length > 0 && path.every((member, nth) => member === at[nth]);
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' || value instanceof String ? value.length : 0;
}

/** zod counts code points with this; it reads a text once. */
const COUNTS_PAIRS = String.raw`[\uD800-\uDBFF]`;

/** Length of the longest text that is trimmed, normalised, searched or changed meanwhile. */
function longestWorkedOn(work: () => void): number {
  const spies = [
    ...(['normalize', 'trim', 'toLowerCase', 'split', 'replaceAll'] as const).map((name) =>
      vi.spyOn(String.prototype, name),
    ),
    ...(['test', 'exec'] as const).map((name) => vi.spyOn(RegExp.prototype, name)),
  ];
  work();
  const lengths = spies.flatMap(({ mock }) =>
    mock.calls.flatMap((values, nth) => {
      const on: unknown = mock.contexts[nth];
      return on instanceof RegExp && on.source === COUNTS_PAIRS
        ? []
        : [on, ...values].map(lengthOf);
    }),
  );
  vi.restoreAllMocks();
  return Math.max(0, ...lengths);
}

describe('combining marks', () => {
  test.for([
    [30, true, 'at the limit'],
    [31, false, 'one past it'],
  ] as const)('%d in a row: %s (%s)', ([marks, valid]) => {
    const text = `a${'\u0315\u0334'.repeat(20).slice(0, marks)}b`;
    for (const schema of [line(200), paragraph(200)])
      expect(schema.safeParse(text).success).toBe(valid);
  });

  test('are composed only when there are few', () => {
    const composed = vi.spyOn(String.prototype, 'normalize');
    const { error } = paragraph(5_000).safeParse(`a${'\u0315\u0334'.repeat(2_000)}`);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'must not have more than 30 combining marks in a row',
    ]);
    expect(composed).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

test.for([
  ['', 'nothing'],
  [' ', 'a space'],
  ['\u200b\u2060', 'signs without width'],
] as const)('%j is neither a line nor a paragraph: %s', ([text]) => {
  for (const schema of [line(200), paragraph(200)])
    expect(schema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      'must not be empty',
    ]);
});

test.for([
  ['e\u0301'.repeat(200), true, 'it fits once it is composed'],
  [` ${'x'.repeat(200)} `, true, 'it fits once it is trimmed'],
  ['e\u0301'.repeat(201), false, 'it does not'],
  ['x'.repeat(201), false, 'one past the limit'],
] as const)('a line of 200 characters, %j: %s, because %s', ([text, valid]) => {
  const { success, data } = line(200).safeParse(text);
  expect(success).toBe(valid);
  expect(data?.length ?? 200).toBe(200);
});
