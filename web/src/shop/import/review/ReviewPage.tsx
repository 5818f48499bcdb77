import { ChevronDown, ChevronLeft } from 'lucide-react';
import { Fragment, lazy, type Ref, Suspense, useEffect, useRef, useState } from 'react';

import { startAtTop } from '#platform/page/startAtTop.ts';
import { SavedNotice } from '#shop/import/SavedNotice.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Notice } from '#ui/Notice.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { RootMark } from '#ui/RootMark.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';

import { goToNextOpen } from './nextOpen.ts';
import type { Review, ReviewedLine } from './review.ts';
import { ReviewCounts } from './ReviewCounts.tsx';
import { ReviewLine } from './ReviewLine.tsx';
import { ReviewNotes } from './ReviewNotes.tsx';
import { ReviewSteps } from './ReviewSteps.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { useReview } from './useReview.ts';
import { useSaveReview } from './useSaveReview.ts';

const LineDialog = lazy(async () => ({
  default: (await import('#shop/import/LineDialog.tsx')).LineDialog,
}));
const SavedBefore = lazy(async () => ({
  default: (await import('#shop/import/SavedBefore.tsx')).SavedBefore,
}));

/** The recipe that was read, line by line beside what was understood. Saving is never blocked. */
export function ReviewPage({ review, onBack }: { review: Review; onBack: () => void }) {
  usePageTitle('Check the ingredients');
  // The button that led here may have been far down.
  useEffect(startAtTop, []);
  const { catalogue, shown, open, change, settle } = useReview(review);
  const list = useRef<HTMLUListElement>(null);
  const [edited, setEdited] = useState<number>();
  const { save, isSaving, error, before, forgetBefore, errors } = useSaveReview(
    review,
    shown.map(({ line }) => line),
  );

  function goOn(without?: number): void {
    goToNextOpen(list.current, { open, without, otherwise: saveButton });
  }
  function answer(at: number, line: ReviewedLine): void {
    goOn(at);
    settle(at, line);
  }
  const openLine = edited === undefined ? undefined : shown[edited]?.line;

  if (catalogue.isPending) return <Waiting />;
  if (!catalogue.data)
    return (
      <ErrorState
        title="Failed to fetch ingredients"
        text="The recipe is kept here."
        onRetry={() => void catalogue.refetch()}
      />
    );
  return (
    <div className="max-lg:pb-24">
      <ReviewHead review={review} rows={shown} onBack={onBack} />
      <SavedNotice source_url={review.rest.source_url} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19.5rem]">
        <LinesCard
          ref={list}
          rows={shown}
          open={open.length}
          onNext={() => goOn()}
          onSettle={answer}
          onEdit={setEdited}
        />
        <div className="space-y-4 lg:sticky lg:top-24">
          <ReviewSummary
            review={review}
            open={open.length}
            isSaving={isSaving}
            errors={errors}
            onChange={change}
            onSave={() => save()}
            onBack={onBack}
          />
          {errors.lines !== undefined && <Notice tone="danger">{errors.lines}</Notice>}
          {!before && <FailureNotice title="Failed to save the recipe" error={error} />}
          <ReviewSteps review={review} onChange={change} />
          <ReviewNotes notes={review.notes} onChange={(notes) => change({ notes })} />
        </div>
      </div>
      <SaveBar open={open.length} isSaving={isSaving} onNext={() => goOn()} onSave={() => save()} />
      <Suspense fallback={null}>
        {openLine && edited !== undefined && (
          <LineDialog
            line={openLine}
            catalogue={catalogue.data}
            onSave={(line) => {
              settle(edited, line);
              setEdited(undefined);
            }}
            onClose={() => setEdited(undefined)}
          />
        )}
        {before && (
          <SavedBefore before={before} isSaving={isSaving} onSave={save} onClose={forgetBefore} />
        )}
      </Suspense>
    </div>
  );
}

type Rows = ReturnType<typeof useReview>['shown'];

function ReviewHead({ review, rows, onBack }: { review: Review; rows: Rows; onBack: () => void }) {
  return (
    <>
      <Button variant="ghost" icon={ChevronLeft} className="mb-1 -ml-3 text-brand" onClick={onBack}>
        Add Recipe
      </Button>
      <h1 className="text-h1 break-words">Check the ingredients</h1>
      <div className="mt-1 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 break-words text-ink-2">{whence(review)}</p>
        <ReviewCounts rows={rows} />
      </div>
    </>
  );
}

type LinesCardProps = {
  ref: Ref<HTMLUListElement>;
  rows: Rows;
  /** Lines that are not certain yet. */
  open: number;
  onNext: () => void;
  onSettle: (at: number, line: ReviewedLine) => void;
  onEdit: (at: number) => void;
};

function LinesCard({ ref, rows, open, onNext, onSettle, onEdit }: LinesCardProps) {
  return (
    <section aria-label="Ingredients" className="card overflow-hidden">
      <div className="hidden min-h-12 grid-cols-[minmax(0,1fr)_1.25rem_minmax(0,1.35fr)] items-center gap-x-4 border-b border-line bg-sunken/60 px-5 text-sm font-semibold text-ink-2 md:grid">
        <span>As written</span>
        <span />
        <span className="flex items-center justify-between gap-3">
          As understood
          <NextButton count={open} onPress={onNext} />
        </span>
      </div>
      {rows.length === 0 ? (
        <p className="p-5 text-ink-2">No ingredients were found in it.</p>
      ) : (
        <ul ref={ref} aria-label="Lines" className="divide-y divide-line">
          {rows.map((row, at) => (
            <Fragment key={at}>
              <GroupHeading section={row.line.section} before={rows[at - 1]?.line.section} />
              <ReviewLine
                at={at}
                row={row}
                onSettle={(line) => onSettle(at, line)}
                onEdit={() => onEdit(at)}
              />
            </Fragment>
          ))}
        </ul>
      )}
    </section>
  );
}

/** "For the sauce", above the first line of the group. */
function GroupHeading({
  section,
  before,
}: Record<'section' | 'before', ReviewedLine['section'] | undefined>) {
  if (!section || section === before) return null;
  return (
    <li className="px-5 pt-3 pb-2">
      <h2 className="text-base break-words">{section}</h2>
    </li>
  );
}

type SaveBarProps = { open: number; isSaving: boolean; onNext: () => void; onSave: () => void };

/** Phones only, at the lower edge. */
function SaveBar({ open, isSaving, onNext, onSave }: SaveBarProps) {
  return (
    <div className="bottom-bar flex flex-wrap gap-2.5 border-t border-line bg-surface/95 backdrop-blur lg:hidden">
      <RootMark of="wide-bar" />
      {open > 0 && (
        <Button variant="outline" size="lg" icon={ChevronDown} onClick={onNext}>
          Next of {open}
        </Button>
      )}
      <Button data-save size="lg" busy={isSaving} className="flex-1" onClick={onSave}>
        Save Recipe
      </Button>
    </div>
  );
}

/** The one that this width shows. */
function saveButton(): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>('[data-save]')];
  return all.find((button) => button.offsetParent !== null) ?? all[0] ?? null;
}

function NextButton({ count, onPress }: { count: number; onPress: () => void }) {
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 font-semibold text-ink hover:text-brand"
    >
      Next to check
      <ChevronDown aria-hidden="true" size={17} />
    </button>
  );
}

function Waiting() {
  return (
    <Loading label="Loading the ingredients">
      <h1 className="text-h1 mb-6">Check the ingredients</h1>
      <SkeletonRows rows={8} />
    </Loading>
  );
}

function whence({ title, from, rest: { source_url } }: Review): string {
  const host = source_url === null ? undefined : URL.parse(source_url)?.host;
  const way = {
    write: 'from a text',
    link: 'from a link',
    paste: 'from pasted text',
    file: 'from a file',
  };
  const name = title === '' ? 'A recipe' : title;
  return `${name}, ${host === undefined ? way[from] : `from ${host}`}`;
}
