import { Suspense } from 'react';
import { Outlet } from 'react-router';

import { optional } from '#platform/page/optional.ts';
import { storedUser } from '#platform/session/storedUser.ts';
import { keptFor } from '#platform/stored/keptFor.ts';
import { SkipLink } from '#ui/SkipLink.tsx';

import { Footer } from './Footer.tsx';
import { Main } from './Main.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Progress } from './Progress.tsx';
import { ReadOnlyBanner } from './ReadOnlyBanner.tsx';
import { ShopHeader } from './ShopHeader.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

// Optional: without it one signs in by the link of the header.
const KeptFor = optional(async () => (await import('./KeptFor.tsx')).KeptFor);

export function ShopLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Progress />
      <ShopHeader />
      <OfflineBanner />
      <ReadOnlyBanner />
      <UpdateNotice />
      <Kept />
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

/** For people who are signed out and have left something; loaded then alone. */
function Kept() {
  const isSomebodyAway = keptFor.use().length > 0;
  const isSignedOut = storedUser.use() === undefined;
  if (!isSomebodyAway || !isSignedOut) return null;
  return (
    <Suspense fallback={<div className="h-16" />}>
      <KeptFor />
    </Suspense>
  );
}
