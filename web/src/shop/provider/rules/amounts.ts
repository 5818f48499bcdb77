import { formatQuantity } from '@larder/shared/food/amountText';
import { dimensionOf, type UnitSystem } from '@larder/shared/food/units';
import { scaleAmount } from '@larder/shared/kitchen/servings';
import type { ProviderIngredient } from '@larder/shared/recipes/provider.calls';

import { isMetric } from './metricUnit.ts';

/**
 * An ingredient's amount for the servings: as the recipe has it, in American units, `metric` beside it when
 * that adds information. In metric units what is weighed or poured is in g or ml only.
 */
export function quantityFor(
  { amount, unit, measures }: ProviderIngredient,
  { from, to, system }: { from: number; to: number; system: UnitSystem },
): { quantity: string; metric: string } {
  const { us = { amount, unitShort: unit }, metric } = measures ?? {};
  const quantity = formatQuantity(scaleAmount(us.amount, from, to), us.unitShort);
  const counted = ['count', 'other'].includes(dimensionOf(us.unitShort));
  if (!metric || !isMetric(metric.unitShort) || (counted && us.amount === 0))
    return { quantity, metric: '' };
  const other = formatQuantity(scaleAmount(metric.amount, from, to), metric.unitShort);
  if (system === 'metric' && !counted) return { quantity: other, metric: '' };
  return { quantity, metric: other === quantity ? '' : other };
}
