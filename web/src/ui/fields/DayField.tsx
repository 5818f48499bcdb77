import { useTyped } from '#platform/page/address.ts';

import { Field } from './Field.tsx';

type DayFieldProps = {
  label: string;
  /** As in the address: 2026-05-06; '' for none. */
  day: string;
  onDay: (day: string) => void;
};

const FULL_DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/**
 * A date input. Browsers report each digit of the year (0002-05-06), so it keeps the typed text and
 * calls `onDay` only with full dates and ''. It follows changes of the address.
 */
export function DayField({ label, day, onDay }: DayFieldProps) {
  const { text, setText, noteSent } = useTyped(day);

  function type(typed: string): void {
    setText(typed);
    if (typed !== '' && !FULL_DAY.test(typed)) return;
    noteSent(typed);
    onDay(typed);
  }

  return (
    <Field label={label} type="date" value={text} onChange={(event) => type(event.target.value)} />
  );
}
