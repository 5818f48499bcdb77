import { cents } from '@larder/shared/basics/money';
import type { RowIs } from '@larder/shared/stores/shelfFile.calls';
import { describe, expect, test } from 'vitest';

import { guess, known, PACK, queued, seenRow } from '#vendor/shelf/testing/fileRows.ts';

import {
  type Answer,
  answerKey,
  decisionsOf,
  groupOf,
  guessOf,
  likelyAnswers,
  ONE_PIECE,
  putOf,
  type RowGroup,
  type SeenRow,
  toFood,
} from './shelfAnswers.ts';

const milk = guess(1, 'Whole milk', 0.86);
const asMilk: Answer = { kind: 'food', food: toFood(milk), pack: PACK };

test.for([
  ['ORG WHL MLK', 'org  whl mlk', true, 'case and spaces'],
  ['Crème', 'creme', true, 'accents'],
  ['ORG WHL MLK', 'ORG WHL MLK 2', false, 'another text'],
] as const)('“%s” and “%s” have one key: %s (%s)', ([a, b, isSame]) => {
  expect(answerKey({ row: 1, name: a }) === answerKey({ row: 2, name: b })).toBe(isSame);
});

test('variants of one name are different texts', () => {
  const [half, gallon] = ['1/2 gal', '1 gal'].map((pack) =>
    answerKey({ row: 1, name: 'Milk', pack }),
  );
  expect(half).not.toBe(gallon);
});

test.for<[string, RowIs, Answer | undefined, RowGroup]>([
  ['a row to look at', queued([milk]), undefined, 'queue'],
  ['answered with a food', queued([milk]), asMilk, 'food'],
  ['answered as no food', queued([milk]), { kind: 'nonfood', pack: PACK }, 'nonfood'],
  ['left out by a person', queued([milk]), { kind: 'out' }, 'out'],
  [
    'a food by itself',
    { kind: 'read', by: 'reader', food: milk, brand: null, pack: PACK },
    undefined,
    'food',
  ],
  ['what is known stays it', known(1, 'Whole milk'), { kind: 'out' }, 'known'],
  ['a fault stays out', { kind: 'left_out', faults: [] }, asMilk, 'out'],
])('%s', ([, is, answer, group]) => {
  expect(groupOf(seenRow(2, { is, answer }))).toBe(group);
});

test.for([
  [0.5, 'Whole milk'],
  [0.49, undefined],
] as const)('a guess of %d is chosen in advance: %s', ([confidence, name]) => {
  expect(guessOf(seenRow(2, { is: queued([guess(1, 'Whole milk', confidence)]) }))?.name).toBe(
    name,
  );
});

test('what is likely is accepted together, but not without a pack', () => {
  const likely = guess(1, 'Whole milk', 0.9);
  const rows = [
    seenRow(2, { is: queued([likely]), name: 'MLK' }),
    seenRow(3, { is: queued([likely]), name: 'mlk' }),
    seenRow(4, { is: queued([likely], { pack: null }), name: 'MLK ?' }),
    seenRow(5, { is: queued([guess(1, 'Whole milk', 0.89)]), name: 'MLK less sure' }),
    seenRow(6, { is: queued([]), name: 'XFER' }),
  ];
  expect([...likelyAnswers(rows)]).toEqual([['mlk\n', asMilk]]);
});

describe('what is sent', () => {
  test('a new food is a product of the shop’s own', () => {
    const row = seenRow(118, {
      is: queued([milk], { brand: 'Horizon' }),
      name: 'ORG WHL MLK 1/2GL',
      answer: asMilk,
      match: { gtin: '00742365264504', sku: '10000' },
    });
    expect(putOf(row)).toEqual({
      row: 118,
      product: {
        kind: 'new',
        name: 'ORG WHL MLK 1/2GL',
        brand: 'Horizon',
        ...PACK,
        food_id: milk.ingredient_id,
        category: 'Dairy',
      },
      gtin: '00742365264504',
      sku: '10000',
      price: 549,
      quantity: 14,
      expected_price: 0,
      expected_quantity: 0,
    });
  });

  test('what is no food has none', () => {
    const row = seenRow(2, { is: queued([]), answer: { kind: 'nonfood', pack: ONE_PIECE } });
    expect(putOf(row)?.product).toMatchObject({ food_id: null, category: 'Other', ...ONE_PIECE });
  });

  test('a known one is named with what stood there, and nothing that the file does not say', () => {
    const row = seenRow(2, {
      is: known(1, 'Rice'),
      match: {
        change: 'price_up',
        quantity: null,
        before: { price: cents(499), quantity: 3 },
      },
    });
    expect(putOf(row)).toEqual({
      row: 2,
      product: { kind: 'known', ingredient_id: expect.any(String) },
      price: 549,
      expected_price: 499,
      expected_quantity: 3,
    });
  });

  test.for([
    ['gtin', { gtin: '00742365264504', sku: '1' }, false],
    ['sku', { gtin: null, sku: '1' }, false],
    ['sku', { gtin: '00742365264504', sku: '1' }, true],
    ['name', { gtin: null, sku: null }, false],
    ['name', { gtin: null, sku: '1' }, true],
  ] as const)('an unchanged one, known by its %s, with %j: %s', ([by, numbers, isSent]) => {
    const row = seenRow(2, {
      is: known(1, 'Rice', by),
      match: { change: 'unchanged', ...numbers },
    });
    expect(putOf(row) !== undefined).toBe(isSent);
  });

  test.for<[string, SeenRow]>([
    ['no answer', seenRow(2, { is: queued([milk]) })],
    ['an answer that keeps it out', seenRow(2, { is: queued([milk]), answer: { kind: 'out' } })],
    ['no price', seenRow(2, { is: queued([milk]), answer: asMilk, match: { price: null } })],
    ['a fault', seenRow(2, { is: { kind: 'left_out', faults: [] } })],
  ])('nothing with %s', ([, row]) => {
    expect(putOf(row)).toBeUndefined();
  });

  test.for([
    ['a sign without width', '\u200B'],
    ['31 marks', `a${'\u0301'.repeat(31)}`],
  ] as const)('no text that the server refuses: %s', ([, text]) => {
    const row = seenRow(2, {
      is: queued([milk], { brand: text }),
      answer: asMilk,
      match: { sku: text },
    });
    expect(putOf(row)).toMatchObject({ product: { name: 'ROW 2', brand: null } });
    expect(putOf(row)).not.toHaveProperty('sku');
    expect(putOf(seenRow(2, { is: queued([milk]), name: text, answer: asMilk }))).toBeUndefined();
  });

  test('a name becomes one line of 200 characters', () => {
    const name = `a\u0007b${'x'.repeat(300)}`;
    const row = seenRow(2, { is: queued([milk]), name, answer: asMilk });
    expect(putOf(row)?.product).toMatchObject({ name: `a b${'x'.repeat(197)}` });
  });
});

test('each answer is remembered once', () => {
  const rows = [
    seenRow(2, { is: queued([milk]), name: 'MLK', answer: asMilk }),
    seenRow(3, { is: queued([milk]), name: 'mlk', answer: asMilk }),
    seenRow(4, { is: queued([]), name: 'BAG', answer: { kind: 'nonfood', pack: ONE_PIECE } }),
    seenRow(5, { is: queued([]), name: 'FEE', answer: { kind: 'out' } }),
    seenRow(6, { is: queued([milk]), name: 'LATER' }),
  ];
  expect(decisionsOf(rows)).toEqual([
    { kind: 'food', name: 'mlk', gtin: null, food_id: milk.ingredient_id, ...PACK },
    { kind: 'nonfood', name: 'BAG', gtin: null },
    { kind: 'out', name: 'FEE', gtin: null },
  ]);
});

test('a category that no food has is “Other”', () => {
  expect(toFood({ ...milk, category: 'Toys' }).category).toBe('Other');
});
