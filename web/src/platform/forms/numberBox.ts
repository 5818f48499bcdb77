import { type NumberRule, readNumber } from '@larder/shared/basics/numberInput';
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
