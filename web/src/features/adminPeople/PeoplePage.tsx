import type { UseQueryResult } from '@tanstack/react-query';
import { type LucideIcon, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { findPage, focusWhenLost } from '#lib/focus';
import type { PeopleView } from '#queries/peopleView';
import { ClearSearch } from '#ui/ClearSearch';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { FirstPage, PagedList } from '#ui/PagedList';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';
import { Loading, SkeletonRows } from '#ui/Skeleton';

import { PeopleTools } from './PeopleTools.tsx';

type Page = {
  total: number;
  total_capped: boolean;
  first: number;
  next_cursor?: string | undefined;
  previous_cursor?: string | undefined;
};

type PeoplePageProps<Person, Answer extends Page> = {
  title: string;
  /** One and many of them: "user", "users". */
  unit: readonly [one: string, many: string];
  icon: LucideIcon;
  placeholder: string;
  view: PeopleView;
  page: UseQueryResult<Answer>;
  people: readonly Person[];
  failure: { title: string; text?: string };
  /** Draws the list; each row is an element with `data-row` and one button. */
  list: (people: readonly Person[], ask: (person: Person) => void) => ReactNode;
  /** Asks before somebody is deleted. */
  dialog: (person: Person, onEnd: () => void) => ReactNode;
};

/** The button of a row, or of the last one; the page without any. */
function focusRow(place: number): void {
  focusWhenLost(() => {
    const buttons = document.querySelectorAll<HTMLElement>('[data-row] button');
    return buttons[Math.min(place, buttons.length - 1)] ?? findPage();
  });
}

/** A list of people, searched, sorted and paged by the server, in which one can be deleted. */
export function PeoplePage<Person, Answer extends Page>({
  title,
  unit,
  icon,
  placeholder,
  view,
  page,
  people,
  failure,
  list,
  dialog,
}: PeoplePageProps<Person, Answer>) {
  usePageTitle(title);
  const [asking, setAsking] = useState<Person>();
  const { data } = page;
  const [, many] = unit;
  // Which words "nobody" takes, only the answer to the new view can say.
  const isWaiting = page.isPending || (page.isPlaceholderData && people.length === 0);

  return (
    <>
      <PageHeader title={title} />
      <PeopleTools
        view={view}
        unit={many}
        placeholder={placeholder}
        count={countOf(page, unit, view.wanted)}
      />
      {isWaiting && (
        <Loading label={`Loading ${many}`}>
          <SkeletonRows rows={8} />
        </Loading>
      )}
      {page.isError && !data && (
        <ErrorState
          {...failure}
          onRetry={() => (view.isFirst ? void page.refetch() : view.turnTo())}
        />
      )}
      {!isWaiting && data && people.length === 0 && <Nobody view={view} unit={many} icon={icon} />}
      {data && people.length > 0 && (
        <PagedList
          busy={page.isPlaceholderData}
          range={`${number(data.first)}–${number(data.first + people.length - 1)} of ${totalOf(data)} ${many}`}
          previous={data.previous_cursor}
          next={data.next_cursor}
          onTurn={view.turnTo}
        >
          {list(people, setAsking)}
        </PagedList>
      )}
      {asking &&
        dialog(asking, () => {
          setAsking(undefined);
          focusRow(people.indexOf(asking));
        })}
    </>
  );
}

/** Nobody here at all, nobody found, or nobody left on this page. */
function Nobody({ view, unit, icon }: { view: PeopleView; unit: string; icon: LucideIcon }) {
  if (!view.isFirst)
    return (
      <EmptyState icon={icon} title={`No more ${unit}`}>
        <FirstPage onTurn={view.turnTo} />
      </EmptyState>
    );
  if (view.wanted === '') return <EmptyState icon={icon} title={`No ${unit} yet`} />;
  return (
    <EmptyState
      icon={SearchX}
      title={`No ${unit} found`}
      text={`Nothing matches “${view.wanted}”.`}
    >
      <ClearSearch onClear={view.clearSearch} />
    </EmptyState>
  );
}

function countOf(
  { data, isFetching, isPlaceholderData }: UseQueryResult<Page>,
  [one, many]: readonly [string, string],
  wanted: string,
): string {
  if (!data || isPlaceholderData) return isFetching ? 'Loading…' : '';
  const words = `${totalOf(data)} ${data.total === 1 ? one : many}`;
  return wanted === '' ? words : `${words} found`;
}

function totalOf({ total, total_capped }: Page): string {
  return `${number(total)}${total_capped ? '+' : ''}`;
}

function number(n: number): string {
  return n.toLocaleString('en-US');
}
