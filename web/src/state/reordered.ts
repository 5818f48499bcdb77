import * as z from 'zod/mini';

const Reordered = z.object({
  reordered: z.object({
    store_id: z.string(),
    store_name: z.string(),
    /** What is not as it was, line by line, in words. */
    notes: z.array(z.string()),
  }),
});

/** What an order that is made again tells the Shopping page, as the state of the address. */
export type Reordered = z.output<typeof Reordered>;

/** What the state of an address says of an order made again; undefined when it says nothing. */
export function readReordered(state: unknown): Reordered['reordered'] | undefined {
  const read = z.safeParse(Reordered, state);
  return read.success ? read.data.reordered : undefined;
}
