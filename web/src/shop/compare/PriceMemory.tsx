import type { Cents } from '@larder/shared/basics/money';
import { priceLine, priceNote } from '@larder/shared/stores/priceCourse';

import type { PriceUpTo } from '#shop/compare/queries/priceCourses.ts';
import { Sparkline } from '#ui/Sparkline.tsx';

type PriceMemoryProps = {
  course: PriceUpTo;
  /** What is charged now. */
  price: Cents;
  /** What it costs without its sale; undefined without one. */
  regular: Cents | undefined;
};

/** What an item has cost before, as a small line, and what is worth saying of it; nothing when it always cost the same. */
export function PriceMemory({ course, price, regular }: PriceMemoryProps) {
  const charged = { price, now: course.now };
  const line = priceLine(course.steps, charged);
  if (!line) return null;
  return (
    <p className="num flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
      <Sparkline points={line.points} label={line.words} />
      {priceNote(course, { ...charged, regular_price: regular })}
    </p>
  );
}
