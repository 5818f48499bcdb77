import { AddressSearch } from '#ui/AddressSearch';
import { Field } from '#ui/Field';
import { SelectField } from '#ui/SelectField';

import { AUDIT_ACTIONS, wordsOf } from './auditWords.ts';
import type { AuditView } from './useAuditView.ts';

/** What was done, who did it, to what and when. */
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
      <Field
        label="From"
        type="date"
        value={view.since}
        onChange={(event) => view.choose('since', event.target.value)}
      />
      <Field
        label="To"
        type="date"
        value={view.until}
        onChange={(event) => view.choose('until', event.target.value)}
      />
    </fieldset>
  );
}
