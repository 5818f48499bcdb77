import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: string;
  text?: ReactNode;
  /** Buttons at the end of the line. */
  children?: ReactNode;
};

/** The page's h1 with a line below and actions beside it. */
export function PageHeader({ title, text, children }: PageHeaderProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-h1 break-words">{title}</h1>
        {text && <div className="mt-1 text-ink-2">{text}</div>}
      </div>
      {children && <div className="flex max-w-full flex-wrap items-center gap-3">{children}</div>}
    </div>
  );
}
