import { sendOps } from '@larder/shared/kitchen/kitchen.calls';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { droppedFields } from './droppedFields.ts';

const ID = '00000000-0000-4000-8000-00000000000e';
const item = { name: 'milk', amount: 1, unit: '' };
const common = { op_id: ID, device: ID, at: 0, base_seq: 0 };

function body(...ops: readonly object[]) {
  return { household_id: ID, base_seq: 0, ops: ops.map((op) => ({ ...common, ...op })) };
}

test.for([
  ['none', 0, [{ kind: 'add_item', payload: { item } }]],
  ['of an item', 1, [{ kind: 'add_item', payload: { item: { ...item, colour: 'white' } } }]],
  ['of a payload', 1, [{ kind: 'add_item', payload: { item, colour: 'white' } }]],
  [
    'of several operations',
    3,
    [
      { kind: 'pantry_switch', payload: { on: true, off: false }, why: 'x' },
      { kind: 'not_got', payload: { line: { key: 'k', generation: 1, place: 1 } } },
    ],
  ],
] as const)('members of a kitchen’s operations that are dropped: %s', ([, dropped, ops]) => {
  const sent = body(...ops);
  expect(sendOps.body.safeParse(sent).success).toBe(true);
  expect(droppedFields(sendOps.body)(sent)).toBe(dropped);
});

test('a choice with another constant is none, however few members it drops', () => {
  const schema = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), one: z.number() }),
    z.object({ kind: z.literal('b'), one: z.optional(z.number()), two: z.optional(z.number()) }),
  ]);
  expect(droppedFields(schema)({ kind: 'a', one: 1, two: 2 })).toBe(1);
});
