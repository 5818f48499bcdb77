import type { CalendarLink, HouseholdCalendar } from '@larder/shared/kitchen/week/calendar.calls';
import { firstSettings, MAX_CALENDAR_LINKS } from '@larder/shared/kitchen/week/mealCalendar';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2, Plus } from 'lucide-react';
import { useState } from 'react';

import { LoginFirst } from '#parts/LoginFirst.tsx';
import { wordsFor } from '#platform/http/apiError.ts';
import { localZone } from '#platform/page/dates.ts';
import { useOnline } from '#platform/page/online.ts';
import { toast } from '#platform/page/toast.ts';
import { useAuth } from '#platform/session/session.ts';
import {
  calendarQuery,
  makeCalendarLinkMutation,
  setCalendarMutation,
} from '#shop/week/queries/calendar.ts';
import { useWeek } from '#shop/week/state/week.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

import { CalendarExample } from './CalendarExample.tsx';
import { CalendarLinks } from './CalendarLinks.tsx';
import { MadeLink } from './MadeLink.tsx';
import { MealTimes } from './MealTimes.tsx';

/** The links by which calendars read the week, and when the household eats. */
export function CalendarSheet({ onClose }: { onClose: () => void }) {
  const { isAuthenticated } = useAuth();
  return (
    <Modal
      title="Week in your calendar"
      text="Your calendar app reads a link by itself: Apple within an hour, Google within a day."
      width="lg"
      onClose={onClose}
    >
      {isAuthenticated ? (
        <Loaded />
      ) : (
        <LoginFirst
          title="Log in to see the week in your calendar"
          text="The link is of your household, so it needs an account."
        />
      )}
    </Modal>
  );
}

function Loaded() {
  const { data, isError, refetch } = useQuery(calendarQuery());
  const isOnline = useOnline();
  if (data) return <Calendar calendar={data} isOnline={isOnline} />;
  if (!isOnline)
    return <Notice tone="warning">Links cannot be made or revoked without a network.</Notice>;
  if (isError)
    return <ErrorState title="The links could not be read" onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true" className="space-y-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-56" />
    </div>
  );
}

function Calendar({ calendar, isOnline }: { calendar: HouseholdCalendar; isOnline: boolean }) {
  const client = useQueryClient();
  const plan = useWeek();
  const [revoked, setRevoked] = useState<readonly CalendarLink[]>([]);
  const settings = calendar.settings ?? firstSettings(localZone());
  const make = useMutation(makeCalendarLinkMutation(client));
  const change = useMutation({
    ...setCalendarMutation(client),
    onError: (error) => toast.error(wordsFor(error)),
  });
  const made = calendar.links.some(({ link_id }) => link_id === make.data?.link.link_id)
    ? make.data
    : undefined;
  const isFull = calendar.links.length >= MAX_CALENDAR_LINKS;
  const isFirst = calendar.links.length === 0;
  const makeLink = (name: string): void =>
    make.mutate({ zone: localZone(), ...(name !== '' && { name }) });

  return (
    <div className="space-y-5">
      {make.isError && <Notice tone="danger">Nothing was made. {wordsFor(make.error)}</Notice>}
      {made && <MadeLink key={made.url} url={made.url} />}
      {!isOnline && (
        <Notice tone="warning">Links cannot be made or revoked without a network.</Notice>
      )}
      {isFirst && !made && (
        <Button
          icon={Link2}
          busy={make.isPending}
          disabled={!isOnline}
          once
          onClick={() => makeLink('')}
        >
          Make a link
        </Button>
      )}
      <div className="grid items-start gap-4 md:grid-cols-[1fr_17rem]">
        <MealTimes settings={settings} isOnline={isOnline} onChange={change.mutate} />
        <CalendarExample settings={settings} plan={plan} />
      </div>
      {(!isFirst || revoked.length > 0) && (
        <section aria-label="Links in use">
          <NewLink isBusy={make.isPending} isOff={isFull || !isOnline} onMake={makeLink} />
          {isFull && (
            <p className="mb-2 text-sm text-ink-2">Ten links are in use. Revoke one first.</p>
          )}
          <CalendarLinks
            links={calendar.links}
            madeId={made?.link.link_id}
            isOnline={isOnline}
            revoked={revoked}
            onRevoked={(link) => setRevoked((before) => [...before, link])}
          />
        </section>
      )}
    </div>
  );
}

/** Another link, named after what will read it. */
function NewLink({
  isBusy,
  isOff,
  onMake,
}: {
  isBusy: boolean;
  isOff: boolean;
  onMake: (name: string) => void;
}) {
  const [name, setName] = useState<string>();
  return (
    <div className="mb-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 className="font-semibold">Links in use</h3>
        {name === undefined && (
          <Button
            variant="ghost"
            icon={Plus}
            busy={isBusy}
            disabled={isOff}
            onClick={() => setName('')}
          >
            New link
          </Button>
        )}
      </div>
      {name !== undefined && (
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            onMake(name.trim());
            setName(undefined);
          }}
        >
          <label className="min-w-48 flex-1 text-sm font-medium">
            What reads it, if you like
            <input
              value={name}
              maxLength={40}
              placeholder="Kitchen tablet"
              ref={focusOn}
              onChange={({ target }) => setName(target.value)}
              className="mt-1 block min-h-11 w-full rounded-md border-[1.5px] border-line-strong bg-surface px-3 font-normal"
            />
          </label>
          <Button type="submit">Make link</Button>
          <Button variant="outline" onClick={() => setName(undefined)}>
            Cancel
          </Button>
        </form>
      )}
    </div>
  );
}

function focusOn(input: HTMLElement | null): void {
  input?.focus();
}
