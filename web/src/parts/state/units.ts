import { UNIT_SYSTEMS, type UnitSystem } from '@larder/shared/food/units';
import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

const kept = stored({ key: 'units', schema: z.enum(UNIT_SYSTEMS), empty: 'us', as: 'text' });

/** Whether amounts are shown in American or metric units, in every tab. */
export const useUnits = kept.use;

export const setUnits = (units: UnitSystem): void => kept.set(units);
