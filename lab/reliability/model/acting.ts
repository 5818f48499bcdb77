import assert from 'node:assert/strict';

import fc from 'fast-check';
import { z } from 'zod';

import type { Model, Verdict } from './model.ts';
import type { Product } from './product.ts';

type Act<Arguments> = (
  world: { model: Model; product: Product },
  given: Arguments,
) => Promise<void>;
export type Action = fc.AsyncCommand<Model, Product>;

/** Makes actions of one kind. Arguments are numbers, so that they stay valid while shrinking. */
export function action<Arguments>(
  name: string,
  given: fc.Arbitrary<Arguments>,
  act: Act<Arguments>,
): fc.Arbitrary<Action> {
  return given.map((values) => ({
    check: () => true,
    run: (model, product) => act({ model, product }, values),
    toString: () => `${name} ${fc.stringify(values)}`,
  }));
}

/** Plain objects, for readable counter-examples. */
export function plain<T>(members: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> {
  return fc.record<T>(members, { noNullPrototype: true });
}

/** The element at n, modulo the length; undefined for an empty list. */
export const one = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];
export const which = fc.nat({ max: 99 });
/** The owner, or sometimes another person. */
export const stranger = fc.oneof(
  { weight: 6, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: which },
);

export function expectVerdict(answer: { status: number; body: unknown }, expected: Verdict): void {
  const { error } = z.object({ error: z.string().optional() }).parse(answer.body);
  const { status } = answer;
  assert.deepEqual(
    { status, ...(error !== undefined && { error }) },
    { status: expected.status, ...(expected.error !== undefined && { error: expected.error }) },
  );
}
