import * as z from 'zod/mini';

import { Instant } from '#basics/leaves.model';
import { Price, Usd } from '#basics/money.model';

/** A price for a time: from a moment until before another; `until` null: until the vendor ends it. */
export const Sale = z.object({ price: Usd, from: Instant, until: z.nullable(Instant) });
export type Sale = z.output<typeof Sale>;

const [FIRST, LAST] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

const SaleTime = Instant.check(
  z.refine((at) => at.getTime() >= FIRST && at.getTime() < LAST, 'must be from 2000 to 2099'),
);

const isInOrder = ({ from, until }: { from: Date | null; until: Date | null }) =>
  from === null || until === null || from < until;
const IN_ORDER = { path: ['until'], error: 'must be after the sale begins' };

/** A sale to set. It must be below the regular price, which the server knows. */
export const SaleEdit = z
  .object({ price: Price, from: SaleTime, until: z.nullable(SaleTime) })
  .check(z.refine(isInOrder, IN_ORDER));
export type SaleEdit = z.output<typeof SaleEdit>;

/** A sale as a file says it; `from` null: from when it is saved. */
export const FileSale = z
  .object({ price: Price, from: z.nullable(SaleTime), until: z.nullable(SaleTime) })
  .check(z.refine(isInOrder, IN_ORDER));
export type FileSale = z.output<typeof FileSale>;
