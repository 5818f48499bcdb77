import type { ShelfField } from '@larder/shared/stores/shelfFile.calls';
import { Check, Minus, TriangleAlert } from 'lucide-react';

import { FIELD_TITLES } from '#vendor/shelf/rules/columnFields.ts';

/** What is said of a field that no column has. */
const OTHERWISE = {
  name: 'needed',
  price: 'needed, or stock',
  stock: 'not in the file',
  pack: 'read from the name',
  brand: 'read from the name',
  gtin: 'not in the file',
  sku: 'not in the file',
  category: 'not in the file',
} as const satisfies Partial<Record<ShelfField, string>>;
const NEEDS = ['name', 'price', 'stock', 'pack', 'brand', 'gtin', 'sku', 'category'] as const;

/** The fields that a shelf has, and the column that each comes from. */
export function NeedsCard({
  headingOf,
  missing,
}: {
  headingOf: (field: ShelfField) => string | undefined;
  missing: ShelfField | undefined;
}) {
  return (
    <section aria-label="What Larder needs" className="card overflow-clip max-lg:hidden">
      <h2 className="border-b border-line bg-sunken/60 px-4 py-3 text-lg">What Larder needs</h2>
      <ul className="py-1.5">
        {NEEDS.map((field) => {
          const heading = headingOf(field);
          return (
            <li key={field} className="flex min-h-9 items-center gap-2.5 px-4 text-sm">
              <Mark isThere={heading !== undefined} isMissing={field === missing} />
              {FIELD_TITLES[field]}
              <span className="ml-auto min-w-0 text-right text-xs break-words text-ink-2">
                {heading ?? OTHERWISE[field]}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Mark({ isThere, isMissing }: { isThere: boolean; isMissing: boolean }) {
  if (isThere)
    return (
      <Check aria-label="Found" size={17} strokeWidth={2.75} className="flex-none text-brand" />
    );
  if (isMissing)
    return (
      <TriangleAlert aria-label="Missing" size={17} className="flex-none text-on-honey-soft" />
    );
  return <Minus aria-hidden="true" size={17} className="flex-none text-ink-3" />;
}
