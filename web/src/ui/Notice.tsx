import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type NoticeTone = 'danger' | 'warning' | 'info' | 'success';

const TONES: Record<NoticeTone, { colours: string; icon: LucideIcon }> = {
  danger: { colours: 'bg-danger-soft text-on-danger-soft', icon: CircleAlert },
  warning: { colours: 'bg-honey-soft text-on-honey-soft', icon: TriangleAlert },
  info: { colours: 'bg-info-soft text-on-info-soft', icon: Info },
  success: { colours: 'bg-brand-soft text-on-brand-soft', icon: CircleCheck },
};

/**
 * A permanent message: a form's error, a success, a banner.
 *
 * `<Notice tone="danger">Login failed. Please try again.</Notice>` is announced at once; other tones
 * politely.
 */
export function Notice({
  tone,
  icon,
  className,
  children,
}: {
  tone: NoticeTone;
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}) {
  const Icon = icon ?? TONES[tone].icon;
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'flex items-start gap-2.5 rounded-md px-4 py-3 text-sm font-medium',
        TONES[tone].colours,
        className,
      )}
    >
      <Icon aria-hidden="true" size={19} className="mt-px flex-none" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
