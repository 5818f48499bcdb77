import { formatUsd } from '@larder/shared/basics/money';
import type { ShelfItem } from '@larder/shared/stores/storeParts.model';

import { countOf } from '#parts/tables/csvWords.ts';
import { numberText } from '#platform/page/counts.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { RowPages } from '#ui/lists/RowPages.tsx';
import { soldName } from '#vendor/shelf/rules/soldName.ts';

/** What becomes of an item that is on the shelf and not in the file. */
export type Fate = 'keep' | 'zero' | 'remove';

const FATES: readonly { value: Fate; title: string }[] = [
  { value: 'keep', title: 'Keep' },
  { value: 'zero', title: 'Set to 0' },
  { value: 'remove', title: 'Take off the shelf' },
];

/** Items that the file does not have, with what to do about all or each of them. */
export function VanishedItems({
  items,
  fates,
  onChange,
}: {
  items: readonly ShelfItem[];
  fates: ReadonlyMap<string, Fate>;
  onChange: (ids: readonly string[], fate: Fate) => void;
}) {
  const fateOf = ({ ingredient_id }: ShelfItem): Fate => fates.get(ingredient_id) ?? 'keep';
  const [first] = items;
  const isSame = first && items.every((item) => fateOf(item) === fateOf(first));
  const ids = items.map(({ ingredient_id }) => ingredient_id);
  return (
    <section aria-label="Not in the file" className="mt-6">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="mr-auto text-lg">{countOf(items.length, 'item')} not in the file</h2>
        <Segmented<Fate | 'mixed'>
          label="What becomes of all of them"
          options={FATES}
          value={isSame ? fateOf(first) : 'mixed'}
          onChange={(fate) => fate !== 'mixed' && onChange(ids, fate)}
        />
      </div>
      <RowPages rows={items} unit="items" perPage={25}>
        {(some) => (
          <ul aria-label="Items that are not in the file" className="card divide-y divide-line">
            {some.map((item) => (
              <li
                key={item.ingredient_id}
                data-row={item.ingredient_id}
                tabIndex={-1}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2"
              >
                <span className="min-w-0 flex-1 basis-52 text-sm leading-snug">
                  <strong className="block font-semibold break-words">{soldName(item)}</strong>
                  <span className="num text-xs text-ink-2">
                    {formatUsd(item.price)} · {numberText(item.quantity)} in stock
                  </span>
                </span>
                <SelectField
                  hideLabel
                  shape="pill"
                  className="w-48"
                  label={`What becomes of ${soldName(item)}`}
                  value={fateOf(item)}
                  onChange={({ target }) => {
                    const fate = FATES.find(({ value }) => value === target.value);
                    if (fate) onChange([item.ingredient_id], fate.value);
                  }}
                >
                  {FATES.map(({ value, title }) => (
                    <option key={value} value={value}>
                      {title}
                    </option>
                  ))}
                </SelectField>
              </li>
            ))}
          </ul>
        )}
      </RowPages>
    </section>
  );
}
