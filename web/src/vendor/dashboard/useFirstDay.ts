import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';

import { noticeQueries } from '#account/queries/notices.ts';
import { useAuth } from '#platform/session/session.ts';
import { staffQueries } from '#vendor/staff/queries/staff.ts';

import {
  FIRST_DAY_STEPS,
  firstDaySteps,
  type FirstDayStep,
  type Step,
  storeOfFirstDay,
} from './rules/firstDay.ts';

type FirstDay = {
  readonly store: Store | undefined;
  readonly steps: readonly Step[];
  /** Reads again what could not be read. */
  readonly retry: (name: FirstDayStep) => void;
};

/** How far a vendor is with the first day; the stores are there already. */
export function useFirstDay(stores: readonly Store[]): FirstDay {
  const isOwner = useAuth().position === 'owner';
  const notices = useQuery(noticeQueries.view());
  const staff = useQuery({ ...staffQueries.list(), enabled: isOwner });
  const store = storeOfFirstDay(stores);
  return {
    store,
    steps: firstDaySteps({ store, notices, ...(isOwner && { staff }) }),
    retry: (name) => void (name === 'staff' ? staff : notices).refetch(),
  };
}

/** What `useFirstDayVisit` leaves for the dashboard. */
const Return = z.object({ firstDay: z.enum(FIRST_DAY_STEPS) });

/** The step whose page somebody comes back from. */
export function useFirstDayReturn(): FirstDayStep | undefined {
  return z.safeParse(Return, useLocation().state).data?.firstDay;
}
