import { addDays } from '@larder/shared/basics/calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';

import { today } from '#platform/page/dates.ts';
import { Button } from '#ui/Button.tsx';
import { DayField } from '#ui/fields/DayField.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { PERIODS } from '#vendor/dashboard/rules/reportPeriod.ts';

import type { useReportRange } from './useReportRange.ts';

/** Reports at one press. Units: days, today too. */
const USUAL_DAYS = [7, 30] as const;
const TITLES = { days: 'Days', week: 'Week', month: 'Month' };

/** Which days a report is of. */
export function ReportDays({
  asked: { period, days, compared, range, setDays, setPeriod },
}: {
  asked: ReturnType<typeof useReportRange>;
}) {
  return (
    <>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Segmented
          label="Period"
          options={PERIODS.map((value) => ({ value, title: TITLES[value] }))}
          value={period}
          onChange={setPeriod}
        />
        {compared ? (
          <p className="flex min-h-11 items-center gap-1">
            <IconButton
              icon={ChevronLeft}
              label={`The ${period} before`}
              onClick={() => setDays({ first: compared.earlier })}
            />
            <strong className="min-w-36 text-center font-semibold" aria-live="polite">
              {compared.title}
            </strong>
            <IconButton
              icon={ChevronRight}
              label={`The ${period} after`}
              disabled={compared.later === undefined}
              onClick={() => setDays({ first: compared.later ?? '' })}
            />
          </p>
        ) : (
          <>
            <DayField label="From" day={days.first} onDay={(first) => setDays({ first })} />
            <DayField label="To" day={days.last} onDay={(last) => setDays({ last })} />
          </>
        )}
      </div>
      {!range && (
        <div className="mt-4 flex flex-wrap items-center gap-2 text-ink-2">
          <p className="mr-2">Choose the first and the last day, or</p>
          {USUAL_DAYS.map((count) => (
            <Button
              key={count}
              variant="outline"
              onClick={() => setDays({ first: addDays(today(), 1 - count), last: today() })}
            >
              Last {count} days
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
