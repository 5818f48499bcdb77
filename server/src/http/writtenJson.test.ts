import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { jsonWithList, jsonWithSameList, jsonWriter, keptJson } from './writtenJson.ts';

const Part = z.object({
  name: z.string(),
  day: z.codec(z.string(), z.date(), {
    decode: (text) => new Date(text),
    encode: (date) => date.toISOString(),
  }),
});
const Whole = z.object({ total: z.int(), parts: z.array(Part) });

test('an answer joined of kept parts reads as if it were written at once', () => {
  const write = keptJson(Part);
  const part = fc.record({ name: fc.string(), day: fc.date({ noInvalidDate: true }) });
  fc.assert(
    fc.property(fc.integer(), fc.array(part), (total, parts) => {
      const joined = jsonWithList({ total }, 'parts', parts.map(write));
      expect(joined.toString()).toBe(jsonWriter(Whole)({ total, parts }));
    }),
  );
  expect(jsonWithList({}, 'parts', []).toString()).toBe('{"parts":[]}');
});

test('an answer with one list under two names reads as if it were written at once', () => {
  const list = fc.array(fc.record({ name: fc.string() }));
  const plain = fc.record(
    { total: fc.integer(), next: fc.string() },
    { requiredKeys: [] }, // with nothing behind the lists too
  );
  fc.assert(
    fc.property(list, plain, (value, members) => {
      const joined = jsonWithSameList(['value', 'again'], JSON.stringify(value), members);
      expect(joined).toBe(JSON.stringify({ value, again: value, ...members }));
    }),
  );
});

test('a value is written once, without what its schema does not name', () => {
  const write = keptJson(Part);
  const value = { name: 'Ada', day: new Date(0), secret: 'x' };
  expect(write(value)).toBe(write(value));
  expect(write(value).toString()).toBe('{"name":"Ada","day":"1970-01-01T00:00:00.000Z"}');
});
