import { foldText } from '@larder/shared/basics/text';
import { DAILY_VALUES } from '@larder/shared/food/dailyValues';
import type { Nutrient } from '@larder/shared/food/nutrients';
import type { Nutrition } from '@larder/shared/food/nutrition.model';
import clsx from 'clsx';

type Row = {
  readonly nutrient: Nutrient;
  readonly title: string;
  /** It is a part of the one above. */
  readonly isPart?: true;
  /** Much of it is told by colour. */
  readonly isToLimit?: true;
  /** The FDA has no daily value. */
  readonly hasNoShare?: true;
};

const ROWS: readonly Row[] = [
  { nutrient: 'kcal', title: 'Energy', isToLimit: true },
  { nutrient: 'protein', title: 'Protein' },
  { nutrient: 'fat', title: 'Fat', isToLimit: true },
  { nutrient: 'saturated', title: 'saturated', isPart: true, isToLimit: true },
  { nutrient: 'carbs', title: 'Carbohydrate' },
  { nutrient: 'fibre', title: 'fiber', isPart: true },
  { nutrient: 'sugar', title: 'sugars', isPart: true, hasNoShare: true },
  { nutrient: 'sodium', title: 'Sodium', isToLimit: true },
];

/** From here a meal has much of what one should limit. Units: percent of a day. */
const MUCH = 40;

type NutritionPanelProps = {
  nutrition: Nutrition | undefined;
  /** Number of ingredients. */
  count: number;
  /** Whether it is that of the whole recipe, whose servings are not known. */
  isOfAll?: boolean;
};

/** What a serving has, with its share of a day. Nothing where not even the fat is known. */
export function NutritionPanel({ nutrition, count, isOfAll = false }: NutritionPanelProps) {
  const rows = ROWS.flatMap((row) => {
    const value = DAILY_VALUES.find(({ nutrient }) => nutrient === row.nutrient);
    const found = nutrition?.nutrients.find(
      ({ name }) => foldText(name) === foldText(value?.name ?? ''),
    );
    return value && found ? [{ ...row, ...value, ...found }] : [];
  });
  if (!nutrition || !rows.some(({ nutrient }) => nutrient === 'fat')) return null;
  return (
    <section aria-labelledby="nutrition" className="card p-4 sm:p-6 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="nutrition" className="text-h2">
          Nutrition
        </h2>
        <p className="text-sm text-ink-2">
          {isOfAll ? 'of the whole recipe' : 'per serving'} · share of a 2,000 kcal day
        </p>
      </div>
      <table className="num mt-2 w-full table-fixed">
        <thead className="sr-only">
          <tr>
            <th scope="col">Nutrient</th>
            <th scope="col">Amount</th>
            <th scope="col">Share of a day</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ nutrient, title, isPart, amount, at_least: isLeast = false, ...row }) => (
            <tr key={nutrient}>
              <th
                scope="row"
                className={clsx(
                  'w-2/5 py-2.5 text-left font-normal break-words hyphens-auto',
                  isPart && 'pl-5 text-ink-2',
                )}
              >
                {title}
              </th>
              <td className={clsx('px-3 text-right', isPart ? 'text-ink-2' : 'font-semibold')}>
                {isLeast && <span className="font-normal text-ink-2">at least </span>}
                {amountText(nutrient, amount)}
              </td>
              <td className="w-1/3">
                <Share
                  percent={row.hasNoShare ? null : Math.round((amount / row.daily) * 100)}
                  isToLimit={row.isToLimit ?? false}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm break-words text-ink-2">{originOf(nutrition, count)}</p>
    </section>
  );
}

function Share({ percent, isToLimit }: { percent: number | null; isToLimit: boolean }) {
  const isMuch = isToLimit && percent !== null && percent > MUCH;
  return (
    <span className="flex items-center justify-end gap-3">
      {percent !== null && (
        <span aria-hidden="true" className="h-1.5 min-w-0 flex-1 rounded-full bg-sunken">
          <span
            className={clsx('block h-full rounded-full', isMuch ? 'bg-chart-3' : 'bg-brand')}
            style={{ width: `${Math.min(100, percent)}%` }}
          />
        </span>
      )}
      <span
        className={clsx(
          'w-12 flex-none text-right',
          isMuch ? 'font-semibold text-on-honey-soft' : 'text-ink-2',
        )}
      >
        {percent === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">no daily amount</span>
          </>
        ) : (
          `${percent}%`
        )}
      </span>
    </span>
  );
}

/** "528 kcal", "41 g", "under 1 g", "1,110 mg": as exact as a cook's scales. */
function amountText(nutrient: Nutrient, amount: number): string {
  if (nutrient === 'kcal') return `${rounded(amount, 1)} kcal`;
  // A label tells sodium in tens from 140 mg. Source: 21 CFR 101.9(c)(4).
  if (nutrient === 'sodium') return `${rounded(amount, amount < 140 ? 1 : 10)} mg`;
  return amount > 0 && amount < 0.5 ? 'under 1 g' : `${rounded(amount, 1)} g`;
}

function rounded(amount: number, step: number): string {
  return (Math.round(amount / step) * step).toLocaleString('en-US');
}

function originOf({ known_share, not_known: missing = [] }: Nutrition, count: number): string {
  const shares = 'Shares are of the FDA’s daily values.';
  if (known_share === undefined) return `As the recipe’s source says. ${shares}`;
  const known = Math.max(0, count - missing.length);
  if (missing.length === 0) {
    const all = count === 1 ? 'the ingredient' : `all ${count} ingredients`;
    return `Worked out from ${all}, raw. ${shares}`;
  }
  return `Worked out from ${known} of ${count} ingredients, raw. Not known: ${missing.join(', ')}. ${shares}`;
}
