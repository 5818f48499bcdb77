import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isTooDeep } from './jsonBody.ts';

/** Texts full of what opens, closes and escapes. */
const bracketed = fc.string({
  unit: fc.constantFrom('"', '\\', '[', ']', '{', '}', 'a', '🍅'),
  maxLength: 12,
});

test.for([
  [32, false],
  [33, true],
] as const)('%s levels are too deep: %s', ([levels, isDeep]) => {
  fc.assert(
    fc.property(bracketed, bracketed, (name, text) => {
      const inner = JSON.stringify({ [name]: text, more: [] });
      const json = '['.repeat(levels - 2) + inner + ']'.repeat(levels - 2);
      expect(isTooDeep(json)).toBe(isDeep);
    }),
  );
});

test('a text that is no JSON is read to its end', () => {
  fc.assert(
    fc.property(bracketed, (text) => {
      expect(isTooDeep(`${text}${'['.repeat(20)}`)).toBe(false);
    }),
  );
  expect(isTooDeep(`"\\"${'['.repeat(40)}`)).toBe(false);
});
