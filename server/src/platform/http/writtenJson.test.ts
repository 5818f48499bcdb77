import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { makeJsonWriter, withWritten } from './writtenJson.ts';

test('members of an answer that are JSON already read as if written at once', () => {
  const list = fc.array(fc.record({ name: fc.string() }));
  const plain = fc.record({ total: fc.integer(), next: fc.string() }, { requiredKeys: [] });
  fc.assert(
    fc.property(list, plain, (value, members) => {
      const text = JSON.stringify(value);
      const entries = value.map((entry) => Buffer.from(JSON.stringify(entry)));
      expect(withWritten({ value: text, again: text, list: entries }, members).toString()).toBe(
        JSON.stringify({ value, again: value, list: value, ...members }),
      );
    }),
  );
});

test('what the schema does not name is left out', () => {
  const write = makeJsonWriter(z.object({ name: z.string() }));
  expect(write({ name: 'Ada', secret: 'x' } as { name: string })).toBe('{"name":"Ada"}');
});
