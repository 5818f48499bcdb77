import { describe, expect, test } from 'vitest';

import { identifyLines } from '#kitchen/groceryByHand';
import { addManual, editAmount, EMPTY_LIST } from '#kitchen/groceryList';
import type { KnownItem } from '#kitchen/kitchenOps.model';

import { writtenItems } from './writtenItems.ts';

/** One buys 1.96 g of it for a gram without its peel. */
const pineapple: KnownItem = {
  ingredient_id: 'p',
  category: 'Produce',
  grams: { piece: 905, 'gm peeled': 1.96 },
};
const flour: KnownItem = { ingredient_id: 'f', category: 'Pantry', grams: { cup: 120 } };

function typed(text: string, known = pineapple) {
  const list = writtenItems(text).reduce(addManual, EMPTY_LIST);
  return identifyLines(list, () => known).lines[0];
}

describe('a weight that is typed beside words for what is left of a food', () => {
  test.for([
    // typed, amount, unit, name of the line, why this row exists
    ['500 g peeled pineapple', 980, 'g', 'pineapple', 'peeled'],
    ['1 kg pineapple', 1, 'kg', 'pineapple', 'as a scale in a shop weighs it'],
    ['500 g pineapple, peeled', 500, 'g', 'pineapple', 'peeled after it was weighed'],
    ['1 pineapple', 1, '', 'pineapple', 'a piece'],
    ['1 peeled pineapple', 1, '', 'peeled pineapple', 'a piece knows its peel'],
    ['2 lb cored pineapple', 3.92, 'lb', 'pineapple', 'cored'],
    ['300 g pitted pineapple', 588, 'g', 'pineapple', 'without a stone'],
    ['250 g pineapple flesh', 490, 'g', 'pineapple', 'the flesh'],
    ['2 cups diced pineapple', 2, 'cup', 'diced pineapple', 'a cup knows its peel'],
    ['500 g peeled and sliced pineapple', 980, 'g', 'pineapple', 'two words'],
    ['400 g shelled pineapple', 784, 'g', 'pineapple', 'without a shell'],
    ['400 g boned pineapple', 784, 'g', 'pineapple', 'without bones'],
    ['1 lb Pineapple chunks', 1.96, 'lb', 'Pineapple', 'in chunks'],
    ['1 kg frozen pineapple', 1, 'kg', 'frozen pineapple', 'bought frozen'],
    ['500 g frozen diced pineapple', 500, 'g', 'frozen diced pineapple', 'bought frozen in dice'],
    ['peeled pineapple', 0, '', 'peeled pineapple', 'no amount'],
    ['200-300 g peeled pineapple', 588, 'g', 'pineapple', 'a range, its larger end'],
  ] as const)('"%s" is %d %s of "%s": %s', ([text, amount, unit, name]) => {
    const line = typed(text);
    const [one] = line?.contributions ?? [];
    expect([one?.unit, line?.name]).toEqual([unit, name]);
    expect(one?.amount).toBeCloseTo(amount, 6);
  });

  test('the note says what was typed, and both ends of a range are bought', () => {
    expect(typed('200-300 g peeled pineapple')?.contributions).toMatchObject([
      { low: 392, note: '300 g peeled pineapple' },
    ]);
    expect(typed('500 g peeled pineapple (ripe)')?.contributions).toMatchObject([
      { note: 'ripe, 500 g peeled pineapple' },
    ]);
  });

  test('a note with no room for what was typed gives way to it', () => {
    const note = 'ripe '.repeat(39);
    const item = { name: 'peeled pineapple', amount: 500, unit: 'g', note };
    const [line] = identifyLines(addManual(EMPTY_LIST, item), () => pineapple).lines;
    expect(line?.contributions).toMatchObject([{ note: '500 g peeled pineapple' }]);
  });

  test('a food whose peel nobody counts keeps weight and name', () => {
    expect(typed('500 g sliced flour', flour)).toMatchObject({
      name: 'sliced flour',
      contributions: [{ amount: 500 }],
    });
  });

  test('an amount that was changed before the food was known is of what is left, too', () => {
    const list = writtenItems('500 g peeled pineapple').reduce(addManual, EMPTY_LIST);
    const changed = editAmount(list, 'peeled pineapple', { amount: 100, unit: 'g' });
    const [line] = identifyLines(changed, () => pineapple).lines;
    expect(line?.edited).toEqual({ amount: 196, unit: 'g' });
  });

  test('it is bought for once, whoever asks again', () => {
    const list = writtenItems('500 g peeled pineapple').reduce(addManual, EMPTY_LIST);
    const once = identifyLines(list, () => pineapple);
    expect(identifyLines(once, () => pineapple)).toBe(once);
  });
});
