import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { Link, useNavigate } from 'react-router';

import { adminQueries } from '#admin/people/queries/admin.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';

import { AuditEntry } from './AuditEntry.tsx';
import { EVERYTHING } from './useAuditView.ts';

const SHOWN = 8;

/** The newest entries of what an account did, or of what was done to something. */
export function LastActs({ of, id }: { of: 'actor' | 'target'; id: string }) {
  const page = useQuery(adminQueries.audit({ [of]: id, limit: SHOWN }));
  const navigate = useNavigate();
  const title = of === 'actor' ? 'Last acts' : 'Last changes';
  const logOf = (member: string, value: string) =>
    `/admin/audit?action=${EVERYTHING}&${member}=${value}`;
  return (
    <section aria-label={title}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{title}</h2>
        <Link to={logOf(of, id)} className="inline-flex min-h-11 items-center underline">
          All in the audit log
        </Link>
      </div>
      <ListStates
        rows={page.data?.entries ?? []}
        remote={{
          answer: page,
          waiting: 'Loading the audit log',
          failed: { title: 'Failed to load the audit log.' },
          skeletons: 3,
        }}
        empty={<EmptyState icon={ScrollText} title="No entries yet" />}
      >
        {(entries) => (
          <ul className="card divide-y divide-line overflow-hidden">
            {entries.map((row) => (
              <li key={row.audit_id}>
                <AuditEntry
                  row={row}
                  names={page.data?.names ?? {}}
                  only={(member, value) => void navigate(logOf(member, value))}
                />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}
