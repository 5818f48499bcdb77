import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

import { LoginFirst } from '#parts/LoginFirst.tsx';
import { useAuth } from '#platform/session/session.ts';
import { keptReview, type Way } from '#shop/import/review/review.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';

import { useWays } from './useWays.ts';

const NewRecipePage = lazy(async () => ({
  default: (await import('./NewRecipePage.tsx')).NewRecipePage,
}));
const EditRecipePage = lazy(async () => ({
  default: (await import('./EditRecipePage.tsx')).EditRecipePage,
}));
const LinkWay = lazy(async () => ({ default: (await import('./LinkWay.tsx')).LinkWay }));
const PasteWay = lazy(async () => ({ default: (await import('./PasteWay.tsx')).PasteWay }));
const FileWay = lazy(async () => ({ default: (await import('./FileWay.tsx')).FileWay }));
const ReviewPage = lazy(async () => ({
  default: (await import('#shop/import/review/ReviewPage.tsx')).ReviewPage,
}));

const TITLES: Record<Way, string> = { write: 'Write', link: 'Link', paste: 'Paste', file: 'File' };
const OPTIONS = (['write', 'link', 'paste', 'file'] as const).map((value) => ({
  value,
  title: TITLES[value],
}));

const FORM = 'wrap max-w-[72rem] pt-8 pb-16';

/** A new recipe, written or read; with `?recipe={recipe_id}` the form of a saved one. */
export function AddRecipePage() {
  const [params] = useSearchParams();
  const recipe_id = params.get('recipe');
  if (recipe_id === null) return <Add />;
  return (
    <div className={FORM}>
      <Suspense fallback={<Waiting />}>
        <EditRecipePage key={recipe_id} recipe_id={recipe_id} />
      </Suspense>
    </div>
  );
}

function Add() {
  const { way, isReview, go, shared, page } = useWays();
  const review = keptReview.use();
  const { isAuthenticated, isChecking } = useAuth();
  if (isReview && review && isAuthenticated)
    return (
      <div className="wrap pt-3 pb-16">
        <Suspense fallback={<Waiting />}>
          <ReviewPage review={review} onBack={() => go(review.from)} />
        </Suspense>
      </div>
    );

  const last = review?.from === way ? review.source : '';
  return (
    <div className={FORM}>
      <PageHeader
        title="Add Recipe"
        text="Write down a dish of your own and shop for it like for any other."
      >
        <Segmented label="Way" options={OPTIONS} value={way} onChange={go} />
      </PageHeader>
      {way !== 'write' && !isAuthenticated && !isChecking ? (
        <LoginFirst title="You are not logged in." text="Log in to read and keep recipes." />
      ) : (
        <Suspense fallback={<Waiting />}>
          {way === 'write' && <NewRecipePage />}
          {way === 'link' && (
            <LinkWay
              key={page?.url ?? shared.url ?? ''}
              start={shared.url ?? last}
              page={page}
              onRead={() => go('review')}
              onPaste={() => go('paste')}
              onFile={() => go('file')}
            />
          )}
          {way === 'paste' && (
            <PasteWay shared={shared.text} last={last} onRead={() => go('review')} />
          )}
          {way === 'file' && <FileWay onLook={() => go('review')} />}
        </Suspense>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <Loading label="Loading">
      <SkeletonRows rows={6} />
    </Loading>
  );
}
