import { Suspense } from 'react';
import { Outlet } from 'react-router';

import { SkipLink } from '#ui/SkipLink';

import { Footer } from './Footer.tsx';
import { Main } from './Main.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Progress } from './Progress.tsx';
import { ReadOnlyBanner } from './ReadOnlyBanner.tsx';
import { ShopHeader } from './ShopHeader.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

export function ShopLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Progress />
      <ShopHeader />
      <OfflineBanner />
      <ReadOnlyBanner />
      <UpdateNotice />
      {/* The footer starts below the first screen, so that it never moves while a page loads. */}
      <Main className="min-h-dvh flex-1">
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </Main>
      <Footer />
    </div>
  );
}
