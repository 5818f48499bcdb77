import { cents } from '@larder/shared/domain/money';
import { z } from 'zod';

/** A column of whole cents, as money. */
export const CentsColumn = z.int().transform(cents);
