import type { UseQueryResult } from '@tanstack/react-query';
import { type LucideIcon, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { countText, type Page } from '#lib/counts';
import { findPage, focusWhenLost } from '#lib/focus';
import type { PeopleView } from '#queries/peopleView';
import { DataList } from '#ui/DataList';
import type { Column } from '#ui/DataRow';
import { EmptyList } from '#ui/EmptyList';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';
import { RowActions } from '#ui/RowParts';

import { PeopleTools } from './PeopleTools.tsx';

type Person = { user_id: string; name: string; email: string };

type PeoplePageProps<P extends Person> = {
  title: string;
  /** One and many of them: "user", "users". */
  unit: readonly [one: string, many: string];
  icon: LucideIcon;
  placeholder: string;
  view: PeopleView;
  page: UseQueryResult<Page>;
  people: readonly P[];
  failure: { title: string; text?: string };
  /** The columns before the last, which has the button. */
  columns: readonly Column<P>[];
  /** What the card of somebody holds, with the button at its end. */
  card: (person: P, button: ReactNode) => ReactNode;
  /** The word of the button that deletes. */
  verb: 'Delete' | 'Remove';
  /** Asks before somebody is deleted. */
  dialog: (person: P, onEnd: () => void) => ReactNode;
};

/** What stands for a name, an address or an email that somebody does not have. */
export const BLANK = 'N/A';

/** The button of a row, or of the last one; the page without any. */
function focusRow(place: number): void {
  focusWhenLost(() => {
    const buttons = document.querySelectorAll<HTMLElement>('[data-row] button');
    return buttons[Math.min(place, buttons.length - 1)] ?? findPage();
  });
}

/** A list of people, searched, sorted and paged by the server, in which one can be deleted. */
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
      {asking &&
        dialog(asking, () => {
          setAsking(undefined);
          focusRow(people.indexOf(asking));
        })}
    </>
  );
}
