import { useTyped } from '#lib/address';
import { AddressSearch } from '#ui/AddressSearch';
import { Field } from '#ui/Field';
import { SelectField } from '#ui/SelectField';

import { AUDIT_ACTIONS, wordsOf } from './auditWords.ts';
import type { AuditView } from './useAuditView.ts';

export function AuditFilters({ view }: { view: AuditView }) {
  const isKnown = AUDIT_ACTIONS.some(({ action }) => action === view.action);
  return (
    <fieldset
      aria-label="Filters"
      className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-[1.2fr_1fr_1fr_auto_auto]"
    >
      <SelectField
        label="Action"
        hideLabel
        shape="pill"
        className="col-span-2 lg:col-span-1"
        value={view.action}
        onChange={(event) => view.choose('action', event.target.value)}
      >
        <option value="">All actions</option>
        {view.action !== '' && !isKnown && (
          <option value={view.action}>{wordsOf(view.action).title}</option>
        )}
        {AUDIT_ACTIONS.map(({ action, title }) => (
          <option key={action} value={action}>
            {title}
          </option>
        ))}
      </SelectField>
      <AddressSearch name="actor" label="Who did it" placeholder="Who" />
      <AddressSearch name="target" label="Done to what" placeholder="To what" />
      <DayField label="From" day={view.since} onDay={(day) => view.choose('since', day)} />
      <DayField label="To" day={view.until} onDay={(day) => view.choose('until', day)} />
    </fieldset>
  );
}

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
function DayField({ label, day, onDay }: DayFieldProps) {
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
