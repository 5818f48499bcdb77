import { cents } from '@larder/shared/basics/money';
import { readNumber } from '@larder/shared/basics/numberInput';
import * as z from 'zod/mini';

import type { Read } from '#platform/forms/numberBox.ts';
import { spellingWords } from '#platform/forms/spelling.ts';
import {
  type FinishName,
  PRICE_FINISHES,
  type PriceChange,
  type PriceRule,
} from '#vendor/shelf/rules/priceRule.ts';
import { readPrice } from '#vendor/shelf/rules/shelfInput.ts';

/** How a price changes, with the words of the choice. */
export const CHANGES = {
  raise: 'Raise by %',
  lower: 'Lower by %',
  add: 'Raise by $',
  take: 'Lower by $',
  set: 'Set to $',
} as const;
export type ChangeName = keyof typeof CHANGES;

const CHANGE_NAMES = ['raise', 'lower', 'add', 'take', 'set'] as const satisfies ChangeName[];
const FINISH_NAMES = Object.keys(PRICE_FINISHES) as FinishName[];

/** The boxes of a price rule; as output, the rule. */
export const PriceRuleForm = z.pipe(
  z.object({ how: z.enum(CHANGE_NAMES), by: z.string(), finish: z.enum(FINISH_NAMES) }),
  z.transform(({ how, by, finish }, { issues }): PriceRule => {
    const { value: change, problem } = changeOf(how, by);
    if (problem === undefined) return { change, finish: PRICE_FINISHES[finish] };
    issues.push({ code: 'custom', message: problem, input: by, path: ['by'] });
    return z.NEVER;
  }),
);

/** A larger raise would be a typing mistake. Units: percent. */
const RAISE_RULE = { decimals: 2, max: 1_000 };
/** A cut must be below 100 %. */
const LOWER_RULE = { decimals: 2, max: 99.99 };

function changeOf(how: ChangeName, by: string): Read<PriceChange> {
  if (how === 'raise' || how === 'lower') {
    const { value, problem } = readPercent(by, how === 'raise' ? RAISE_RULE : LOWER_RULE);
    if (problem !== undefined) return { problem };
    return { value: { kind: 'percent', percent: how === 'raise' ? value : -value } };
  }
  const { value, problem } = readPrice(by);
  if (problem !== undefined) return { problem };
  if (how === 'set') return { value: { kind: 'set', price: value } };
  return { value: { kind: 'amount', amount: how === 'add' ? value : cents(0 - value) } };
}

/** 12.5 -> 1250. */
function readPercent(text: string, rule: typeof RAISE_RULE): Read<number> {
  const number = text.trim().replace(/%$/, '');
  const { value, fault } = readNumber(number, rule);
  if (value !== undefined) return { value: Math.round(value * 100) };
  if (fault === 'too_large') return { problem: `Enter at most ${rule.max}` };
  return { problem: spellingWords(number, rule) ?? 'Enter a percentage like 5 or 12.5' };
}
