import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';

const SPEAK_AFTER_MS = 1000;

/** A grey placeholder: `<Skeleton className="h-5 w-4/5" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('skeleton', className)} />;
}

/** Placeholder of a card with a 4:3 picture, two lines and two buttons. */
export function SkeletonCard() {
  return (
    <div
      aria-hidden="true"
      className="card skeleton-group drawn-when-near [contain-intrinsic-block-size:auto_17rem]"
    >
      <Skeleton className="aspect-[4/3] rounded-none" />
      <div className="space-y-3 p-3 sm:p-4">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
        <div className="hidden items-center justify-between gap-4 pt-2 sm:flex">
          <Skeleton className="h-10 w-24 rounded-full" />
          <Skeleton className="h-5 w-20" />
        </div>
      </div>
    </div>
  );
}

/** Placeholder of rows, 64 px each with a hairline between. */
export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  return (
    <div aria-hidden="true" className="card skeleton-group divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-16 items-center gap-4 px-4">
          <Skeleton className="size-10 rounded-sm" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="ml-auto h-4 w-16" />
        </div>
      ))}
    </div>
  );
}

/** Wraps skeletons; announces what is loading after a second. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div aria-busy="true">
      <output className="sr-only">{slow && label}</output>
      {children}
    </div>
  );
}
