import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type Align = 'left' | 'right';

/**
 * A table in a card, from 768 px on; render cards below that. A query container; denser below 60 rem:
 *
 * `<Table label="Orders" head={<><Th>Order ID</Th><Th align="right">Total
 * Price</Th></>}><Tr>…</Tr></Table>`
 */
export function Table({
  label,
  head,
  children,
}: {
  label: string;
  head: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="@container">
      <div className="card overflow-x-auto">
        <table className="w-full border-collapse text-left text-sm">
          <caption className="sr-only">{label}</caption>
          <thead className="bg-sunken/60 text-xs text-ink-2">
            <tr>{head}</tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </div>
  );
}

/** A column heading. */
export function Th({
  align = 'left',
  className,
  ...rest
}: ComponentProps<'th'> & { align?: Align | undefined }) {
  return (
    <th
      scope="col"
      {...rest}
      className={clsx(
        'px-4 py-3 font-semibold whitespace-nowrap @max-[60rem]:px-2 @max-[60rem]:whitespace-normal first:pl-5 last:pr-5',
        align === 'right' && 'text-right',
        className,
      )}
    />
  );
}

/** A row; `tone` tints a waiting (honey) or edited (brand) row. */
export function Tr({
  tone,
  className,
  ...rest
}: ComponentProps<'tr'> & { tone?: 'honey' | 'brand' | undefined }) {
  return (
    <tr
      {...rest}
      className={clsx(
        'border-t border-line',
        tone === 'honey' && 'bg-honey-soft/45',
        tone === 'brand' && 'bg-brand-soft/45',
        className,
      )}
    />
  );
}

/** A cell; numbers are right-aligned in tabular digits. */
export function Td({
  align = 'left',
  className,
  ...rest
}: ComponentProps<'td'> & { align?: Align | undefined }) {
  return (
    <td
      {...rest}
      className={clsx(
        'px-4 py-2.5 @max-[60rem]:px-2 first:pl-5 last:pr-5',
        align === 'right' && 'num text-right',
        className,
      )}
    />
  );
}
