import type { CalendarLink } from '@larder/shared/kitchen/week/calendar.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { wordsFor } from '#platform/http/apiError.ts';
import { announce } from '#platform/page/announce.ts';
import { localZone } from '#platform/page/dates.ts';
import { toast } from '#platform/page/toast.ts';
import { useServerMinute } from '#platform/page/useServerMinute.ts';
import { type Household, personOf, useHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { revokeCalendarLinkMutation } from '#shop/week/queries/calendar.ts';
import { linkWords } from '#shop/week/rules/calendarWords.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';

type Props = {
  links: readonly CalendarLink[];
  /** The one that was made here just now. */
  madeId: string | undefined;
  isOnline: boolean;
  /** Those that were revoked here. */
  revoked: readonly CalendarLink[];
  onRevoked: (link: CalendarLink) => void;
};

/** What reads the week. A revoked one stays in its row until the sheet is closed. */
export function CalendarLinks({ links, madeId, isOnline, revoked, onRevoked }: Props) {
  const gone = new Set(revoked.map(({ link_id }) => link_id));
  const rows = [...links.filter(({ link_id }) => !gone.has(link_id)), ...revoked].toSorted(
    (a, b) => b.created_at.getTime() - a.created_at.getTime(),
  );
  return (
    <ul
      aria-label="Links in use"
      className="max-h-80 divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface"
    >
      {rows.map((link) => (
        <LinkRow
          key={link.link_id}
          link={link}
          isThis={link.link_id === madeId}
          isRevoked={gone.has(link.link_id)}
          isOnline={isOnline}
          onRevoked={() => onRevoked(link)}
        />
      ))}
    </ul>
  );
}

type RowProps = {
  link: CalendarLink;
  isThis: boolean;
  isRevoked: boolean;
  isOnline: boolean;
  onRevoked: () => void;
};

function LinkRow({ link, isThis, isRevoked, isOnline, onRevoked }: RowProps) {
  const household = useHousehold();
  const now = useServerMinute();
  const [isAsking, setIsAsking] = useState(false);
  const maker = personOf(household, link.made_by);
  const of = link.name ?? maker.first;
  const name = isThis ? `${of}, this link` : of;
  const revoke = useMutation({
    ...revokeCalendarLinkMutation(useQueryClient()),
    onSuccess: () => {
      onRevoked();
      announce(`${of}: revoked`);
    },
    onError: (error) => toast.error(wordsFor(error)),
  });
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-2.5">
      <Avatar name={nameOf(household, link) ?? maker.name} size={36} />
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-2">
          {isAsking && !isRevoked
            ? `${whose(link, maker)} calendar stops.`
            : linkWords(link, now, localZone())}
        </p>
      </div>
      {isRevoked && <p className="px-4 text-sm font-semibold text-ink-2">Revoked</p>}
      {!isRevoked && !isAsking && (
        <Button
          variant="danger"
          icon={Trash2}
          disabled={!isOnline}
          aria-label={`Revoke ${name}`}
          onClick={() => setIsAsking(true)}
        >
          Revoke
        </Button>
      )}
      {!isRevoked && isAsking && (
        <div className="flex gap-2">
          <Button
            variant="destroy"
            busy={revoke.isPending}
            disabled={!isOnline}
            onClick={() => revoke.mutate(link.link_id)}
          >
            Revoke
          </Button>
          <Button
            variant="outline"
            // Where the button was that asked: the safe answer has the focus.
            ref={focusOn}
            onClick={() => setIsAsking(false)}
          >
            Keep
          </Button>
        </div>
      )}
    </li>
  );
}

/** A member's own name, also where one is called "You". */
function nameOf(household: Household | undefined, { made_by }: CalendarLink): string | undefined {
  return household?.members.find(({ user_id }) => user_id === made_by)?.name;
}

function focusOn(button: HTMLElement | null): void {
  button?.focus();
}

/** "Maya’s", "Your", "Kitchen tablet’s". */
function whose({ name }: CalendarLink, maker: { first: string; isSelf: boolean }): string {
  if (name !== null) return `${name}’s`;
  return maker.isSelf ? 'Your' : `${maker.first}’s`;
}
