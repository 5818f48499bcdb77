import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type ChipTone = 'plain' | 'brand' | 'honey' | 'info' | 'danger';

const TONES: Record<ChipTone, string> = {
  plain: 'bg-sunken text-ink-2',
  brand: 'bg-brand-soft text-on-brand-soft',
  honey: 'bg-honey-soft text-on-honey-soft',
  info: 'bg-info-soft text-on-info-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
};

/** A small, passive label: `<Chip tone="brand" icon={Check}>Has 8 of 8</Chip>`. */
export function Chip({
  tone = 'plain',
  icon: Icon,
  children,
}: {
  tone?: ChipTone;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6.5 items-center gap-1.25 rounded-full px-2.5 text-xs leading-none font-semibold whitespace-nowrap forced-colors:border',
        TONES[tone],
      )}
    >
      {Icon && <Icon aria-hidden="true" size={14} strokeWidth={2.5} className="flex-none" />}
      {children}
    </span>
  );
}
