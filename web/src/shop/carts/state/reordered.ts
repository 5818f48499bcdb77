import * as z from 'zod/mini';

const Reordered = z.object({
  reordered: z.object({
    store_id: z.string(),
    store_name: z.string(),
    /** The differences from the original order, one text per line. */
    notes: z.array(z.string()),
  }),
});

/** Router state that a repeated order gives to the Shopping page. */
export type Reordered = z.output<typeof Reordered>;

/** The repeated order in a router state; undefined when there is none. */
export function readReordered(state: unknown): Reordered['reordered'] | undefined {
  const read = z.safeParse(Reordered, state);
  return read.success ? read.data.reordered : undefined;
}
