import { ERRORS } from '@larder/shared/basics/errors.model';
import { formatQuantity, plural } from '@larder/shared/food/amountText';
import { CATEGORIES } from '@larder/shared/food/categories';
import { type GuestList, viewShoppingLink } from '@larder/shared/kitchen/household.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Circle, CircleCheck, CloudOff, ListChecks } from 'lucide-react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';

import { dateTime } from '#platform/page/dates.ts';
import { useOnline } from '#platform/page/online.ts';
import { guestListQuery, isLinkOver } from '#shop/kitchen/queries/guestList.ts';
import { guestOf, tickAsGuest, useGuest } from '#shop/kitchen/state/guestList.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

type GuestLine = GuestList['lines'][number];

/** The list of a household for somebody who shops once; its secret stands behind the #. */
export function GuestListPage() {
  usePageTitle('Shopping for others');
  const token = useLocation().hash.slice(1);
  const isLink = z.safeParse(viewShoppingLink.body.shape.token, token).success;
  const { data, error, refetch } = useQuery({ ...guestListQuery(token), enabled: isLink });
  return (
    <div className="wrap max-w-2xl pt-4 pb-12">
      {/* A list has the name of its household instead. */}
      {(!data || isLinkOver(error)) && <h1 className="mb-4 text-h1">Shopping for others</h1>}
      {!isLink || isLinkOver(error) ? (
        <Notice tone="danger">{ERRORS.shopping_link_invalid.message}</Notice>
      ) : data ? (
        <Shown token={token} list={data} hasFailed={error !== null} />
      ) : error ? (
        <ErrorState title="The list could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading the list">
          <Skeleton className="h-10" />
          <Skeleton className="mt-4 h-64" />
        </Loading>
      )}
    </div>
  );
}

function Shown({ token, list, hasFailed }: { token: string; list: GuestList; hasFailed: boolean }) {
  const client = useQueryClient();
  const ticks = useGuest()?.ticks ?? [];
  const isOnline = useOnline();
  const last = new Map(ticks.map(({ line, got }) => [`${line.key} ${line.generation}`, got]));
  const lines = list.lines.map((line) => ({
    ...line,
    got: last.get(`${line.key} ${line.generation}`) ?? line.got,
  }));
  const open = lines.filter(({ got }) => !got).length;
  const isHeldUp = ticks.length > 0 && (!isOnline || hasFailed);

  function tick({ key, generation, got }: GuestLine): void {
    guestOf(token);
    tickAsGuest(token, { line: { key, generation }, got: !got });
    void client.invalidateQueries({ queryKey: guestListQuery(token).queryKey });
  }

  return (
    <>
      <h1 className="text-h1 break-words">{list.household_name}</h1>
      <p aria-live="polite" className="mt-1 text-ink-2">
        {open} of {lines.length} {plural('thing', lines.length)} to get. The link works until{' '}
        {dateTime(list.expires_at)}.
      </p>
      {isHeldUp && (
        <Notice tone="warning" icon={CloudOff} className="mt-4">
          {ticks.length} {ticks.length === 1 ? 'change waits' : 'changes wait'} for a network. They
          are kept here and sent by themselves.
        </Notice>
      )}
      {lines.length === 0 && (
        <div className="mt-5">
          <EmptyState
            icon={ListChecks}
            title="Nothing to get"
            text="The list is empty right now. What is added shows up here."
          />
        </div>
      )}
      {CATEGORIES.map((category) => (
        <Aisle
          key={category}
          category={category}
          lines={lines.filter((line) => line.category === category)}
          onTick={tick}
        />
      ))}
    </>
  );
}

function Aisle({
  category,
  lines,
  onTick,
}: {
  category: string;
  lines: readonly GuestLine[];
  onTick: (line: GuestLine) => void;
}) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={category} className="card mt-5 overflow-hidden">
      <h2 className="bg-sunken/60 px-5 py-2.5 text-[1.0625rem] font-semibold">{category}</h2>
      <ul className="divide-y divide-line border-t border-line">
        {lines.map((line) => {
          const Mark = line.got ? CircleCheck : Circle;
          return (
            <li key={`${line.key} ${line.generation}`}>
              <button
                type="button"
                aria-pressed={line.got}
                onClick={() => onTick(line)}
                className="flex min-h-16 w-full items-center gap-4 px-5 py-2 text-left hover:bg-sunken/50"
              >
                <Mark
                  aria-hidden="true"
                  size={28}
                  className={line.got ? 'flex-none text-brand' : 'flex-none text-line-strong'}
                />
                <span className="min-w-0 flex-1">
                  <span
                    className={`block text-lg leading-snug break-words first-letter:uppercase ${line.got ? 'text-ink-3 line-through' : 'font-medium'}`}
                  >
                    {line.name}
                  </span>
                  <span className="num block text-sm text-ink-2">
                    {[line.buy || amountsText(line), line.brand ?? '']
                      .filter((words) => words !== '')
                      .join(' · ')}
                  </span>
                </span>
                <span aria-hidden="true" className="flex-none text-sm font-semibold text-ink-2">
                  {line.got ? 'Got it' : ''}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function amountsText({ amounts }: GuestLine): string {
  return amounts
    .map(({ amount, unit }) => formatQuantity(amount, unit))
    .filter((text) => text !== '')
    .join(' and ');
}
