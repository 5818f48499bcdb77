import * as z from 'zod/mini';

const PlacedState = z.object({ placed: z.readonly(z.array(z.string())) });

/** Router state of the page after an order. */
export type PlacedState = z.output<typeof PlacedState>;

/** The orders that a router state names; undefined when it names none. */
export function readPlaced(state: unknown): readonly string[] | undefined {
  return PlacedState.safeParse(state).data?.placed;
}
