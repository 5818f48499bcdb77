import {
  type CalendarSettings,
  createCalendarLink,
  getCalendar,
  type HouseholdCalendar,
  revokeCalendarLink,
  setCalendar,
} from '@larder/shared/kitchen/week/calendar.calls';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { type BodyOf, call } from '#platform/http/api.ts';
import { HOUSEHOLD_KEY } from '#shop/kitchen/queries/householdView.ts';

/** Under the household: who comes and goes changes the links, too. */
const KEY = [...HOUSEHOLD_KEY, 'calendar'] as const;

export const calendarQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => call(getCalendar, { signal }),
    staleTime: 0,
  });

/** Refetches after a change, also a refused one. */
function renewing(client: QueryClient) {
  return { onSettled: () => client.invalidateQueries({ queryKey: KEY }) };
}

/** Shown at once. One change is sent after the other, and the answer is read when none is under way. */
export const setCalendarMutation = (client: QueryClient) => {
  const mutationKey = ['set calendar'];
  return mutationOptions({
    mutationKey,
    scope: { id: 'calendar' },
    mutationFn: (body: CalendarSettings) => call(setCalendar, { body }),
    onMutate: async (settings) => {
      await client.cancelQueries({ queryKey: KEY });
      client.setQueryData<HouseholdCalendar>(KEY, (known) => known && { ...known, settings });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1)
        void client.invalidateQueries({ queryKey: KEY });
    },
  });
};

export const makeCalendarLinkMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof createCalendarLink>) => call(createCalendarLink, { body }),
    ...renewing(client),
  });

export const revokeCalendarLinkMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => call(revokeCalendarLink, { params: { id } }),
    ...renewing(client),
  });
