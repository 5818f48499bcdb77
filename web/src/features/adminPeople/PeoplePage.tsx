import type { UseQueryResult } from '@tanstack/react-query';
import { type LucideIcon, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { countText, type Page } from '#lib/counts';
import type { PeopleView } from '#queries/peopleView';
import { Avatar } from '#ui/Avatar';
import { DataList } from '#ui/DataList';
import type { Column } from '#ui/DataRow';
import { EmptyList } from '#ui/EmptyList';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';
import { Pictured, RowActions } from '#ui/RowParts';

import { PeopleTools } from './PeopleTools.tsx';

type Person = { user_id: string; name: string; email: string };

type PeoplePageProps<P extends Person> = {
  title: string;
  unit: readonly [one: string, many: string];
  icon: LucideIcon;
  placeholder: string;
  view: PeopleView;
  page: UseQueryResult<Page>;
  people: readonly P[];
  failure: { title: string; text?: string };
  /** All but the last, which has the button. */
  columns: readonly Column<P>[];
  card: (person: P, button: ReactNode) => ReactNode;
  verb: 'Delete' | 'Remove';
  dialog: (person: P, onEnd: () => void) => ReactNode;
};

export const BLANK = 'N/A';

/** Search, sort and pages are the server's. */
export function PeoplePage<P extends Person>({
  title,
  unit,
  icon,
  placeholder,
  view,
  page,
  people,
  failure,
  columns,
  card,
  verb,
  dialog,
}: PeoplePageProps<P>) {
  usePageTitle(title);
  const [asking, setAsking] = useState<P>();
  const [, many] = unit;
  const button = (person: P): ReactNode => (
    <RowActions
      actions={[
        {
          icon: Trash2,
          word: verb,
          label: `${verb} ${person.name || person.email}`,
          isDanger: true,
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
        count={countText(page, unit, view.wanted !== '')}
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
        empty={<EmptyList view={view} icon={icon} unit={many} title={`No ${many} yet`} />}
      />
      {asking && dialog(asking, () => setAsking(undefined))}
    </>
  );
}

type Named = { name: string };

/** Names with their initials, and email addresses. */
export const PERSON = {
  name: (title: string, initialsClass?: string): Column<Named> => ({
    title,
    cell: ({ name }) => (
      <Pictured
        picture={
          <span className={initialsClass}>
            <Avatar name={name} size={36} />
          </span>
        }
        className="font-semibold"
      >
        {name || BLANK}
      </Pictured>
    ),
  }),
  email: {
    title: 'Email',
    className: 'text-ink-2',
    cell: ({ email }) => <span className="block min-w-40 wrap-anywhere">{email || BLANK}</span>,
  } satisfies Column<{ email: string }>,
};
