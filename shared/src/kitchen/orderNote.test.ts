import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { noteFrom } from './orderNote.ts';
import { OrderNote } from './orderTexts.model.ts';

test.for([
  ['Ring twice', 'Ring twice', 'as it is'],
  ['  Ring twice \n\n The dog is kind  ', 'Ring twice\nThe dog is kind', 'no empty lines'],
  ['a\r\nb\rc', 'a\nb\nc', 'lines of any system'],
  ['a\nb\nc\nd\ne', 'a\nb\nc d e', 'what is more than three lines goes on'],
  ['a\tb\u0000c', 'a b c', 'control characters are spaces'],
  ['x'.repeat(301), 'x'.repeat(300), 'one too long'],
  ['😀'.repeat(301), '😀'.repeat(300), 'characters, not halves'],
  [`a${'\u0301'.repeat(40)}`, `á${'\u0301'.repeat(29)}`, 'marks in a row'],
  ['', undefined, 'nothing'],
  [' \n\u200b\n ', undefined, 'nothing visible'],
] as const)('%j becomes %j: %s', ([typed, note]) => {
  expect(noteFrom(typed)).toBe(note);
});

test('whatever is typed, the contract takes what becomes of it', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 350 }),
    fc.string({ unit: fc.constantFrom('a', '\n', ' ', '\u0301', '\u200b', '\ud800', '\r') }),
  );
  const isTaken = fc.property(typed, (text) => {
    const note = noteFrom(text);
    return note === undefined || z.parse(OrderNote, note) === note;
  });
  expect(fc.check(isTaken).counterexample).toBeNull();
});
