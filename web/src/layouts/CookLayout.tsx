import { Suspense } from 'react';
import { Outlet } from 'react-router';

import { SkipLink } from '#ui/SkipLink.tsx';

import { Main } from './Main.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/** The frame of cook mode: no header, no navigation. */
export function CookLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <UpdateNotice />
      <Main className="flex flex-1 flex-col">
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </Main>
    </div>
  );
}
