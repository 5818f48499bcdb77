import clsx from 'clsx';

/** What a shopper told a store, in the direction of its own script. */
export function OrderNote({ note, className }: { note: string; className?: string }) {
  return (
    <span dir="auto" className={clsx('block wrap-anywhere whitespace-pre-line', className)}>
      {note}
    </span>
  );
}
