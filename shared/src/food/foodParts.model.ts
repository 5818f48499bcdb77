import * as z from 'zod/mini';

import { trimmed } from '#basics/leaves.model';

import { ALLERGENS } from './allergens.ts';

/**
 * The major allergens that a food is made of; null when unknown. No promise that it contains nothing else.
 */
export const Contains = z.nullable(z.array(z.enum(ALLERGENS)));

/** Grams of one unit of an ingredient, by unit: { clove: 3, head: 36 }. */
export const UnitGrams = z.record(z.string(), z.number());

const UNIT = 'must be 1 to 20 letters';

/** A unit: 1 to 20 letters. */
export const Unit = trimmed(40, UNIT).check(z.regex(/^\p{L}{1,20}$/u, UNIT));
