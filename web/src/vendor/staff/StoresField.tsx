import { useId } from 'react';

import { Checkbox } from '#ui/fields/Checkbox.tsx';
import type { OpenStore } from '#vendor/staff/queries/openStores.ts';

type StoresFieldProps = {
  /** Those to choose from. */
  stores: readonly OpenStore[];
  /** Null: all of them, also those that open later. */
  value: readonly string[] | null;
  error?: string | undefined;
  onChange: (store_ids: string[] | null) => void;
};

/** In which stores somebody works: all, or the chosen ones. */
export function StoresField({ stores, value, error, onChange }: StoresFieldProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-semibold">Works in</legend>
      <div>
        <Checkbox
          label="All stores, also later ones"
          checked={value === null}
          onChange={({ target }) => onChange(target.checked ? null : [])}
        />
      </div>
      {value !== null &&
        stores.map(({ store_id, name }) => (
          <div key={store_id} className="pl-6">
            <Checkbox
              label={name}
              checked={value.includes(store_id)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...value, store_id]
                    : value.filter((other) => other !== store_id),
                )
              }
            />
          </div>
        ))}
      {error && (
        <p id={errorId} role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
