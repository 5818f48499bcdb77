import type { PeopleState } from '@larder/shared/account/admin.calls';
import type { UseQueryResult } from '@tanstack/react-query';
import { type LucideIcon, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';

import type { PeopleView } from '#admin/people/queries/peopleView.ts';
import { countText, type Page } from '#platform/page/counts.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Chip } from '#ui/Chip.tsx';
import { DataList } from '#ui/lists/DataList.tsx';
import type { Column } from '#ui/lists/DataRow.tsx';
import { EmptyList } from '#ui/lists/EmptyList.tsx';
import { Pictured, RowActions } from '#ui/lists/RowParts.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { PeopleTools } from './PeopleTools.tsx';

const DeletionDialog = lazyPart(async () => (await import('./DeletionDialog.tsx')).DeletionDialog);

type Person = { user_id: string; name: string; email: string };

type PeoplePageProps<P extends Person> = {
  title: string;
  unit: readonly [one: string, many: string];
  icon: LucideIcon;
  placeholder: string;
  /** What the list can be narrowed to. */
  states: readonly PeopleState[];
  view: PeopleView;
  page: UseQueryResult<Page>;
  people: readonly P[];
  failure: { title: string; text?: string };
  /** All but the last, which has the button. */
  columns: readonly Column<P>[];
  card: (person: P, button: ReactNode) => ReactNode;
  of: keyof typeof VERBS;
};

const VERBS = { user: 'Delete', vendor: 'Remove' } as const;

export const BLANK = 'N/A';

/** Search, sort and pages are the server's. */
export function PeoplePage<P extends Person>({
  title,
  unit,
  icon,
  placeholder,
  states,
  view,
  page,
  people,
  failure,
  columns,
  card,
  of,
}: PeoplePageProps<P>) {
  usePageTitle(title);
  const [asking, setAsking] = useState<P>();
  const [, many] = unit;
  const verb = VERBS[of];
  const button = (person: P): ReactNode => (
    <RowActions
      actions={[
        {
          icon: Trash2,
          word: verb,
          label: `${verb} ${person.name || person.email}`,
          isDanger: true,
          preloadProps: DeletionDialog.preloadProps,
          onPress: () => setAsking(person),
        },
      ]}
    />
  );

  return (
    <>
      <PageHeader title={title} />
      <PeopleTools
        view={view}
        unit={many}
        placeholder={placeholder}
        count={countText(page, unit, view.wanted !== '' || view.state !== undefined)}
        states={states}
      />
      <DataList
        label={title}
        rows={people}
        keyOf={({ user_id }) => user_id}
        columns={[...columns, { title: verb, align: 'right', cell: button }]}
        card={(person) => card(person, button(person))}
        remote={{
          answer: page,
          waiting: `Loading ${many}`,
          failed: failure,
          paging: { ...view, page: page.data, unit: many },
        }}
        empty={
          <EmptyList
            view={view}
            icon={icon}
            unit={many}
            title={view.state ? `No ${many} found` : `No ${many} yet`}
          />
        }
      />
      {asking && <DeletionDialog of={of} person={asking} onEnd={() => setAsking(undefined)} />}
    </>
  );
}

type Named = { user_id: string; name: string; is_suspended: boolean };

/** The name leads to the person's page, below `to`. */
export function PersonLink({
  person: { user_id, name, is_suspended },
  to,
}: {
  person: Named;
  to: string;
}) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Link
        to={`${to}/${user_id}`}
        className="inline-flex min-h-9 items-center wrap-anywhere hover:underline"
      >
        {name || BLANK}
      </Link>
      {is_suspended && <Chip tone="danger">Suspended</Chip>}
    </span>
  );
}

/** Names with their initials, and email addresses. */
export const PERSON = {
  name: (title: string, to: string, initialsClass?: string): Column<Named> => ({
    title,
    cell: (person) => (
      <Pictured
        picture={
          <span className={initialsClass}>
            <Avatar name={person.name} size={36} />
          </span>
        }
        className="font-semibold"
      >
        <PersonLink person={person} to={to} />
      </Pictured>
    ),
  }),
  email: {
    title: 'Email',
    className: 'text-ink-2',
    cell: ({ email }) => <span className="block min-w-40 wrap-anywhere">{email || BLANK}</span>,
  } satisfies Column<{ email: string }>,
};
