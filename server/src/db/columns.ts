import { cents } from '@larder/shared/domain/money';
import { z } from 'zod';

export const CentsColumn = z.int().transform(cents);
