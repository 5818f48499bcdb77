/** Spellings of g and ml. Apart from the table of units, which the first screen does without. */
const METRIC = /^\s*(?:g|gm|gr|gram|gramme|ml|milliliter|millilitre|cc)s?\.?\s*$/i;

/** Whether an amount is weighed or poured in g or ml. */
export function isMetric(unit: string): boolean {
  return METRIC.test(unit);
}
