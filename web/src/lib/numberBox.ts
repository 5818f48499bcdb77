import { readAmount } from '@larder/shared/domain/amountInput';
import { AMOUNT_RULE, type NumberRule, readNumber } from '@larder/shared/domain/numberInput';
import { LIMITS } from '@larder/shared/domain/validation';
import * as z from 'zod/mini';

import { spellingWords } from './spelling.ts';

/** A box's value, or its error. */
export type Read<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: string };

/** A schema for a box whose text `read` parses. */
export function readBox<Value>(read: (text: string) => Read<Value>) {
  return z.pipe(
    z.string(),
    z.transform((text: string, { issues }): Value => {
      const { value, problem } = read(text);
      if (problem === undefined) return value;
      issues.push({ code: 'custom', message: problem, input: text });
      return z.NEVER;
    }),
  );
}

/** A schema for a number; 0 when empty. `otherwise` is the message for other text. */
export function numberBox(rule: NumberRule, otherwise: string) {
  return readBox((text) => {
    const { value = 0, fault } = readNumber(text, rule);
    return fault === undefined ? { value } : { problem: spellingWords(text, rule) ?? otherwise };
  });
}

/** What an amount of food may be, for `amountBox`. */
export const AMOUNT_WORDS = 'Enter an amount, like 2, 1.5 or 2 1/2';

/**
 * A schema for an amount of food: a number, or ½, 1/2 and 2 1/2; 0 when empty. `otherwise` is the message for other
 * text, `none` that for a written 0 where it means nothing.
 */
export function amountBox(
  otherwise: string,
  { max = LIMITS.amount, none }: { max?: number; none?: string } = {},
) {
  return readBox((text) => {
    const { value, fault } = readAmount(text, max);
    if (fault === 'too_large') return { problem: `Enter at most ${max.toLocaleString('en-US')}` };
    if (fault) return { problem: spellingWords(text, AMOUNT_RULE) ?? otherwise };
    return value === 0 && none !== undefined ? { problem: none } : { value: value ?? 0 };
  });
}
