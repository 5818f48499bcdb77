import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { LinkButton } from './LinkButton.tsx';

type EmptyStateProps = {
  icon: LucideIcon;
  title: string;
  text?: ReactNode;
  /** Leads on. */
  link?: { to: string; title: string };
  /** Other buttons or links that lead on. */
  children?: ReactNode;
};

/** Shown for an empty list, with what to do about it. */
export function EmptyState({ icon: Icon, title, text, link, children }: EmptyStateProps) {
  return (
    <div className="card grid place-items-center px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-on-brand-soft">
        <Icon aria-hidden="true" size={28} />
      </span>
      <h2 className="mt-4 text-xl font-semibold">{title}</h2>
      {text && <p className="mt-1 max-w-sm text-ink-2">{text}</p>}
      {(link || children) && (
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          {link && <LinkButton to={link.to}>{link.title}</LinkButton>}
          {children}
        </div>
      )}
    </div>
  );
}
