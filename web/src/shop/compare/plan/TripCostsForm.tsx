import { cents, formatUsd } from '@larder/shared/basics/money';
import { type NumberRule, readNumber } from '@larder/shared/basics/numberInput';
import { PLAN_LIMITS } from '@larder/shared/plan/planSettings';
import { useState } from 'react';

import { spellingWords } from '#platform/forms/spelling.ts';
import { changeTripCosts } from '#shop/compare/queries/planSettings.ts';
import { type TripCosts, useTripCosts } from '#shop/compare/state/tripCosts.ts';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';

type Costs = Exclude<keyof TripCosts, 'maxStops'>;

/** A box in cents (70 a mile) or in dollars (3.00 a stop). */
const BOXES: Record<Costs, { label: string; per: 1 | 100 }> = {
  centsPerMile: { label: 'Cents a mile', per: 1 },
  centsPerStop: { label: 'A stop', per: 100 },
  worthCents: { label: 'A further store must save', per: 100 },
};

/** What a trip costs the shopper; the plans follow at once. A box with an error changes nothing. */
export function TripCostsForm() {
  const costs = useTripCosts();
  return (
    <fieldset
      aria-label="What a trip costs you"
      className="mt-3 grid gap-3 rounded-md bg-sunken/60 p-3.5 sm:grid-cols-2"
    >
      <CostBox name="centsPerMile" costs={costs} />
      <CostBox name="centsPerStop" costs={costs} />
      <CostBox name="worthCents" costs={costs} />
      <SelectField
        label="At most"
        value={costs.maxStops}
        onChange={({ target }) => changeTripCosts({ ...costs, maxStops: Number(target.value) })}
      >
        {Array.from({ length: PLAN_LIMITS.maxStops }, (_, at) => at + 1).map((count) => (
          <option key={count} value={count}>
            {count} {count === 1 ? 'store' : 'stores'}
          </option>
        ))}
      </SelectField>
      <p className="text-xs text-ink-2 sm:col-span-2">
        Miles are the shortest way from your place through the stores and back, as the crow flies
        and a third more for roads. Delivered goods cost no miles and no stop.
      </p>
    </fieldset>
  );
}

function CostBox({ name, costs }: { name: Costs; costs: TripCosts }) {
  const { label, per } = BOXES[name];
  const [text, setText] = useState(() => textOf(costs[name], per));
  const [written, setWritten] = useState(costs[name]);
  // The account's arrived, or another tab changed it.
  if (written !== costs[name]) {
    setWritten(costs[name]);
    setText(textOf(costs[name], per));
  }
  const rule: NumberRule = {
    decimals: per === 1 ? 1 : 2,
    max: PLAN_LIMITS[name] / per,
    isDollars: per > 1,
  };
  const Box = per === 1 ? NumberField : MoneyField;
  return (
    <Box
      label={label}
      value={text}
      error={problemOf(text, rule, label)}
      onChange={({ target }) => {
        setText(target.value);
        const { value } = readNumber(target.value, rule);
        if (value === undefined) return;
        const amount = Math.round(value * per * 10) / 10;
        setWritten(amount);
        changeTripCosts({ ...costs, [name]: amount });
      }}
    />
  );
}

function textOf(amount: number, per: 1 | 100): string {
  return per === 1 ? String(amount) : (amount / per).toFixed(2);
}

function problemOf(text: string, rule: NumberRule, label: string): string | undefined {
  const { value, fault } = readNumber(text, rule);
  if (value !== undefined) return undefined;
  const most = rule.isDollars ? formatUsd(cents(rule.max * 100)) : `${rule.max}`;
  if (fault === 'too_large') return `${label} can be at most ${most}`;
  if (fault === 'negative') return `${label} cannot be negative`;
  return (
    spellingWords(text, rule) ??
    `${label} needs a number, such as ${rule.isDollars ? '3.00' : '70'}`
  );
}
