import { useNavigate, useSearchParams } from 'react-router';

import type { FirstDayStep } from '#vendor/dashboard/rules/firstDay.ts';

/** A page that was opened from the list of the first day, to do this step. */
type FirstDayVisit = {
  readonly isAsked: boolean;
  /** Goes back to the list, if the page was opened from there. */
  readonly leave: () => void;
};

/** Whether a page was opened to do this step: `/vendor/store?step=hours`. */
export function useFirstDayVisit(step: FirstDayStep): FirstDayVisit {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isAsked = params.get('step') === step;
  return {
    isAsked,
    leave: () => {
      if (isAsked) void navigate('/vendor/dashboard', { state: { firstDay: step } });
    },
  };
}
