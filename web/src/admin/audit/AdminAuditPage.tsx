import type { AuditRow } from '@larder/shared/account/adminAudit.calls';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw, ScrollText, SearchX } from 'lucide-react';

import { adminQueries } from '#admin/people/queries/admin.ts';
import { dateFormat } from '#platform/page/dates.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ClearSearch } from '#ui/lists/ClearSearch.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { FirstPage } from '#ui/lists/PagedList.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { AuditEntry } from './AuditEntry.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { type AuditView, useAuditView } from './useAuditView.ts';

export function AdminAuditPage() {
  usePageTitle('Audit log');
  const view = useAuditView();
  const page = useQuery(adminQueries.audit(view.query));
  const { data } = page;

  return (
    <>
      <PageHeader title="Audit log" text="Who did what and when, newest first.">
        <Button
          variant="outline"
          icon={RefreshCw}
          busy={page.isRefetching}
          onClick={() => (view.isFirst ? void page.refetch() : view.turnTo())}
        >
          Refresh
        </Button>
      </PageHeader>
      <AuditFilters view={view} />
      {data?.named_capped && !page.isPlaceholderData && (
        <Notice tone="info" className="mb-4">
          More than 1,000 names begin so. Only 1,000 of them are looked at.
        </Notice>
      )}
      <ListStates
        rows={data?.entries ?? []}
        remote={{
          answer: page,
          waiting: 'Loading the audit log',
          failed: { title: 'Failed to load the audit log.' },
          paging: { ...view, page: data },
        }}
        empty={<Nothing view={view} />}
      >
        {(entries) => (
          <div className="space-y-5">
            {daysOf(entries).map(({ day, rows }) => (
              <section key={day} aria-label={day}>
                <h2 className="mb-2 text-sm font-semibold text-ink-2">{day}</h2>
                <ul className="card divide-y divide-line overflow-hidden">
                  {rows.map((row) => (
                    <li key={row.audit_id}>
                      <AuditEntry row={row} names={data?.names ?? {}} only={view.only} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </ListStates>
    </>
  );
}

function Nothing({ view }: { view: AuditView }) {
  if (view.isFiltered)
    return (
      <EmptyState icon={SearchX} title="No entries found" text="Nothing fits these filters.">
        <ClearSearch onClear={view.clear}>Clear Filters</ClearSearch>
      </EmptyState>
    );
  return (
    <EmptyState icon={ScrollText} title="No entries yet">
      {!view.isFirst && <FirstPage onTurn={view.turnTo} />}
    </EmptyState>
  );
}

const date = dateFormat({ dateStyle: 'full' });

function daysOf(entries: readonly AuditRow[]): { day: string; rows: AuditRow[] }[] {
  const days = new Map<string, AuditRow[]>();
  for (const row of entries) {
    const day = date().format(row.at);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days].map(([day, rows]) => ({ day, rows }));
}
