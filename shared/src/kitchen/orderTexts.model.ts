import * as z from 'zod/mini';

import { paragraph } from '#basics/leaves.model';

import { hasFewLines, MAX_NOTE, MAX_NOTE_LINES } from './orderNote.ts';

/** A shopper's note to a store. */
export const OrderNote = paragraph(MAX_NOTE).check(
  z.refine(hasFewLines, `must be at most ${MAX_NOTE_LINES} lines`),
);
