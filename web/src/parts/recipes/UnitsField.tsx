import type { UnitSystem } from '@larder/shared/food/units';

import { Segmented } from '#ui/fields/Segmented.tsx';

const SYSTEMS = [
  { value: 'us', title: 'US' },
  { value: 'metric', title: 'Metric' },
] as const;

/** The choice between American and metric amounts. */
export function UnitsField({
  value,
  onChange,
}: {
  value: UnitSystem;
  onChange: (system: UnitSystem) => void;
}) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-2.5 text-sm text-ink-2">
      <span aria-hidden="true">Amounts</span>
      <Segmented label="Amounts" options={SYSTEMS} value={value} onChange={onChange} />
    </div>
  );
}
