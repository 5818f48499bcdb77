import { dayWords } from '@larder/shared/basics/calendar';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { Eye } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { announce } from '#platform/page/announce.ts';
import { findPage } from '#platform/page/focus.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { firstDayHidden } from '#vendor/dashboard/state/firstDayHidden.ts';

import { DayAhead } from './DayAhead.tsx';
import { FirstDayAction } from './FirstDayAction.tsx';
import { FirstDayRow } from './FirstDayRow.tsx';
import {
  type FirstDayStep,
  isOpenForOrders,
  nextStep,
  type Step,
  STEP_TITLES,
  toFirstOrder,
} from './rules/firstDay.ts';
import { useFirstDay, useFirstDayReturn } from './useFirstDay.ts';

/** What a vendor without an order sets up: a list until the store is open, then a line; nothing when all is done or hidden. */
export function FirstDay({ stores }: { stores: readonly Store[] }) {
  return firstDayHidden.use() ? null : <SetUp stores={stores} />;
}

function SetUp({ stores }: { stores: readonly Store[] }) {
  const { store, steps, retry } = useFirstDay(stores);
  if (steps.every(({ state }) => state === 'done')) return null;
  if (store && isOpenForOrders(steps)) return <OpenLine store={store} steps={steps} />;
  return (
    <div className="mb-8">
      <p className="mb-4 text-ink-2">{toFirstOrder(steps, store)}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-6 xl:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)]">
        <StepList store={store} steps={steps} onRetry={retry} />
        <DayAhead />
      </div>
    </div>
  );
}

type StepListProps = {
  store: Store | undefined;
  steps: readonly Step[];
  onRetry: (name: FirstDayStep) => void;
};

function StepList({ store, steps, onRetry }: StepListProps) {
  const next = nextStep(steps);
  const { heading, list } = useStartOfList(steps);
  const isSeen = steps.some(({ name, state }) => name === 'shelf' && state === 'done');
  return (
    <Card as="section" aria-label="Set up" className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
        <h2 ref={heading} tabIndex={-1} className="mr-auto text-xl font-semibold">
          Set up
        </h2>
        <Progress steps={steps} />
        <HideButton />
      </header>
      <ol ref={list} aria-label="Steps" className="divide-y divide-line border-y border-line">
        {steps.map((step, at) => (
          <FirstDayRow
            key={step.name}
            step={step}
            number={at + 1}
            isNext={step === next}
            store={store}
            onRetry={() => onRetry(step.name)}
          />
        ))}
      </ol>
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-3 bg-sunken px-5 py-4">
        <p className="min-w-0 flex-1 basis-64 text-sm text-ink-2">
          {isSeen ? (
            'Shoppers see the store already; hours and slots tell them when.'
          ) : (
            <>
              <strong className="text-ink">Not open yet.</strong> Shoppers see the store once
              something is on the shelf.
            </>
          )}
        </p>
        <ShopperLink />
      </footer>
    </Card>
  );
}

/** Where the focus is when the list shows: on the step after the one that somebody comes back from, else on the heading. */
function useStartOfList(steps: readonly Step[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const from = useFirstDayReturn();
  const isDone = steps.some(({ name, state }) => name === from && state === 'done');
  useEffect(() => {
    if (from !== undefined && isDone) announce(`${STEP_TITLES[from]}: done.`);
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== findPage()) return;
    const next = list.current?.querySelector<HTMLElement>(
      '[aria-current] a, [aria-current] button',
    );
    if (from === undefined || !next) heading.current?.focus({ preventScroll: true });
    else next.focus();
  }, [from, isDone]);
  return { heading, list };
}

/** An open store: what can wait is still there, on one line. */
function OpenLine({ store, steps }: { store: Store; steps: readonly Step[] }) {
  return (
    <Card
      as="section"
      aria-label="Set up"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3"
    >
      <p className="min-w-0 flex-1 basis-56">
        <strong className="font-semibold break-words">
          {store.name} {openWords(store)}
        </strong>{' '}
        <span className="num text-sm text-ink-2">{doneWords(steps)} set up</span>
      </p>
      {steps
        .filter(({ state }) => state === 'open')
        .map((step) => (
          <FirstDayAction key={step.name} step={step} store={store} isNext={false} />
        ))}
      <ShopperLink />
      <HideButton />
    </Card>
  );
}

/** "is open.", "is paused until Dec 3." */
function openWords({ back_on }: Store): string {
  return back_on ? `is paused until ${dayWords(back_on)}.` : 'is open.';
}

function Progress({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <span className="flex items-center gap-3">
      <progress
        aria-label="Steps done"
        value={done}
        max={steps.length}
        className="h-2 w-36 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
      />
      <span className="num text-sm font-semibold">{doneWords(steps)}</span>
    </span>
  );
}

/** "3 of 6". */
function doneWords(steps: readonly Step[]): string {
  return `${steps.filter(({ state }) => state === 'done').length} of ${steps.length}`;
}

function ShopperLink() {
  return (
    <LinkButton to="/shopping-list" variant="outline" icon={Eye}>
      See it as a shopper
    </LinkButton>
  );
}

function HideButton() {
  return (
    <Button variant="ghost" aria-label="Hide the set up" onClick={() => firstDayHidden.set(true)}>
      Hide
    </Button>
  );
}
