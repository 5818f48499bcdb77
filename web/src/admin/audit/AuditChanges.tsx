import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { adminQueries } from '#admin/people/queries/admin.ts';
import { Button } from '#ui/Button.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';

import { detailsOf } from './auditWords.ts';

/** The rows behind an entry, on request: an import may have changed 5,000. */
export function AuditChanges({ audit_id }: { audit_id: number }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Changes audit_id={audit_id} />
  ) : (
    <Button variant="outline" size="sm" className="mt-3" onClick={() => setOpen(true)}>
      Show every change
    </Button>
  );
}

function Changes({ audit_id }: { audit_id: number }) {
  const [cursor, setCursor] = useState<string>();
  const page = useQuery(adminQueries.auditRows(audit_id, cursor));
  const { data } = page;
  return (
    <section aria-label="Every change" className="mt-3">
      <ListStates
        rows={data?.rows ?? []}
        remote={{
          answer: page,
          waiting: 'Loading the changes',
          failed: { title: 'Failed to load the changes.' },
          paging: {
            isFirst: cursor === undefined,
            turnTo: setCursor,
            page: data,
            unit: 'changes',
          },
        }}
      >
        {(rows) => (
          <ol className="divide-y divide-line rounded-sm border border-line text-sm">
            {rows.map(({ row_no, detail }) => (
              <li key={row_no} className="num px-3 py-2 wrap-anywhere">
                {detailsOf(detail, data?.names ?? {})
                  .map(({ name, value }) => (name === 'Ingredient' ? value : `${name} ${value}`))
                  .join(' · ')}
              </li>
            ))}
          </ol>
        )}
      </ListStates>
    </section>
  );
}
