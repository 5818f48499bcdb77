import type { ReactNode } from 'react';

import { usePageTitle } from '#ui/PageTitle.tsx';

import { AuthPicture } from './AuthPicture.tsx';

type AuthFrameProps = {
  title: string;
  /** The document title; by default the heading. */
  page?: string;
  text?: ReactNode;
  children: ReactNode;
};

export function AuthFrame({ title, page = title, text, children }: AuthFrameProps) {
  usePageTitle(page);
  return (
    <div className="wrap grid items-center gap-12 pt-10 pb-16 lg:grid-cols-2">
      <div className="mx-auto w-full max-w-md">
        <h1 className="text-h1">{title}</h1>
        {text && <p className="mt-1 text-ink-2">{text}</p>}
        <div className="mt-6">{children}</div>
      </div>
      <AuthPicture />
    </div>
  );
}
