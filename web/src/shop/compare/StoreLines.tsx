import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

import { usePackWords } from '#parts/queries/packWords.ts';
import { useAfterPaint } from '#platform/page/afterPaint.ts';
import { useStable } from '#platform/page/stable.ts';
import type { BrandedFood, PackBrand } from '#shop/compare/brands/offeredBrands.ts';
import type { PriceUpTo } from '#shop/compare/queries/priceCourses.ts';
import type { CardLine } from '#shop/compare/rules/storeCard.ts';
import { Button } from '#ui/Button.tsx';

import { StoreLine } from './StoreLine.tsx';

/** Source: product specification section 9. */
const SHOWN_BEFORE_EXPANDING = 2;

/** What the lines of a card have in common. */
export type LineParts = {
  /** A name for each pack of the card, unlike the others. */
  called: ReadonlyMap<string, string>;
  /** By the id of the pack. */
  brands: ReadonlyMap<string, PackBrand>;
  onBrands: (food: BrandedFood) => void;
  /** What the items have cost before, once that is known. */
  courses: ReadonlyMap<string, PriceUpTo> | undefined;
  onChoose: (line: CardLine, quantity: number) => void;
};

/** A group of a store's items with its action; two are shown, the rest on demand. */
export function StoreLines({
  title,
  label,
  lines,
  called,
  brands,
  onBrands,
  courses,
  onChoose,
  children,
}: LineParts & {
  title: string;
  label: string;
  lines: readonly CardLine[];
  /** The group's action; a group without lines is shown for it only. */
  children?: ReactNode;
}) {
  const list = useId();
  const packText = usePackWords();
  const [isOpen, setIsOpen] = useState(false);
  // Up to 60 lines: drawn after the paint that answers the press.
  const isListed = useAfterPaint(isOpen);
  const choose = useStable(onChoose);
  if (lines.length === 0 && !children) return null;
  const hidden = lines.length - SHOWN_BEFORE_EXPANDING;
  return (
    <>
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line bg-sunken/60 px-4 py-1.5 md:px-5">
        <h3 className="text-base">{title}</h3>
        {children && <div className="flex flex-wrap gap-2 @max-md:w-full">{children}</div>}
      </div>
      {lines.length > 0 && (
        <ul
          id={list}
          aria-label={label}
          className="grid @3xl:grid-cols-2 [&>li]:border-t [&>li]:border-line @3xl:[&>li:nth-child(odd)]:border-r"
        >
          {(isListed ? lines : lines.slice(0, SHOWN_BEFORE_EXPANDING)).map((line) => (
            <StoreLine
              key={line.ingredient_id}
              line={line}
              called={called.get(line.ingredient_id) ?? line.name}
              packText={packText}
              packBrand={brands.get(line.ingredient_id)}
              onBrands={onBrands}
              course={courses?.get(line.ingredient_id)}
              onChoose={choose}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <div className="border-t border-line">
          <Button
            variant="ghost"
            className="mx-0.5 text-brand md:mx-1.5"
            icon={isOpen ? ChevronUp : ChevronDown}
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Show less' : `${hidden} more item(s)`}
          </Button>
        </div>
      )}
    </>
  );
}
