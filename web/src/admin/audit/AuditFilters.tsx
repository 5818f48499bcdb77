import { AddressSearch } from '#ui/fields/AddressSearch.tsx';
import { DayField } from '#ui/fields/DayField.tsx';
import { FilterSelect } from '#ui/fields/FilterSelect.tsx';

import { AUDIT_ACTIONS, wordsOf } from './auditWords.ts';
import { type AuditView, EVERYTHING } from './useAuditView.ts';

export function AuditFilters({ view }: { view: AuditView }) {
  const isKnown = AUDIT_ACTIONS.some(({ action }) => action === view.action);
  return (
    <fieldset
      aria-label="Filters"
      className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-[1.2fr_1fr_1fr_auto_auto]"
    >
      <FilterSelect
        label="Action"
        className="col-span-2 lg:col-span-1"
        value={view.action}
        onChoose={(value) => view.choose('action', value)}
      >
        <option value="">All changes</option>
        <option value={EVERYTHING}>All actions</option>
        {view.action !== '' && view.action !== EVERYTHING && !isKnown && (
          <option value={view.action}>{wordsOf(view.action).title}</option>
        )}
        {AUDIT_ACTIONS.map(({ action, title }) => (
          <option key={action} value={action}>
            {title}
          </option>
        ))}
      </FilterSelect>
      <AddressSearch name="actor" label="Who did it" placeholder="Who" />
      <AddressSearch name="target" label="Done to what" placeholder="To what" />
      <DayField label="From" day={view.since} onDay={(day) => view.choose('since', day)} />
      <DayField label="To" day={view.until} onDay={(day) => view.choose('until', day)} />
    </fieldset>
  );
}
