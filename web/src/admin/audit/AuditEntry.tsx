import type { AuditRow } from '@larder/shared/account/adminAudit.calls';
import clsx from 'clsx';

import { dateFormat, timeOfDay } from '#platform/page/dates.ts';
import { Button } from '#ui/Button.tsx';
import { OpenMark } from '#ui/OpenMark.tsx';

import { AuditChanges } from './AuditChanges.tsx';
import { actorOf, detailsOf, type Names, shortId, targetOf, wordsOf } from './auditWords.ts';
import type { AuditView } from './useAuditView.ts';

const TONES = {
  plain: 'bg-sunken text-ink-2',
  brand: 'bg-brand-soft text-on-brand-soft',
  honey: 'bg-honey-soft text-on-honey-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
};

const exact = dateFormat({ dateStyle: 'full', timeStyle: 'long' });

type AuditEntryProps = {
  row: AuditRow;
  names: Names;
  /** Leads to all of one actor or target. */
  only: AuditView['only'];
};

export function AuditEntry({ row, names, only }: AuditEntryProps) {
  const { said, icon: Icon, tone } = wordsOf(row.action);
  const target = targetOf(row);
  return (
    <details data-row={row.audit_id} className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2.5 -outline-offset-3 hover:bg-sunken/60 [&::-webkit-details-marker]:hidden">
        <span
          className={clsx('grid size-9 flex-none place-items-center rounded-full', TONES[tone])}
        >
          <Icon aria-hidden="true" size={18} />
        </span>
        <span className="min-w-0 flex-1 text-sm leading-snug wrap-anywhere">
          <strong className="font-semibold">{actorOf(row)}</strong> {said}
          {target !== undefined && (
            <>
              {' '}
              <strong className="font-semibold">{target}</strong>
            </>
          )}
        </span>
        <time
          dateTime={row.at.toISOString()}
          className="num flex-none text-xs whitespace-nowrap text-ink-2"
        >
          {timeOfDay(row.at)}
        </time>
        <OpenMark size={18} />
      </summary>
      <div className="px-4 pt-1 pb-4 sm:pl-16">
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
          {linesOf(row, names).map(({ name, value }) => (
            <div key={name} className="sm:contents">
              <dt className="text-ink-2">{name}</dt>
              <dd className="num wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {row.has_rows && <AuditChanges audit_id={row.audit_id} />}
        <p className="mt-3 flex flex-wrap gap-2">
          {row.actor_id !== null && <Only id={row.actor_id} of="actor" only={only} />}
          {row.target_id !== null && <Only id={row.target_id} of="target" only={only} />}
        </p>
      </div>
    </details>
  );
}

function Only({ id, of, only }: { id: string; of: 'actor' | 'target'; only: AuditView['only'] }) {
  return (
    <Button variant="outline" size="sm" onClick={() => only(of, id)}>
      {of === 'actor' ? 'All they did' : 'All done to this'}
    </Button>
  );
}

function linesOf(row: AuditRow, names: Names): { name: string; value: string }[] {
  const who = nameOf(row.actor_role, { name: row.actor_name, id: row.actor_id });
  // An order has its store's name.
  const own = row.target_type === 'order' ? null : row.target_name;
  const what = nameOf(row.target_type, { name: own, id: row.target_id });
  return [
    { name: 'When', value: exact().format(row.at) },
    { name: 'Action', value: wordsOf(row.action).title },
    ...(who === '' ? [] : [{ name: 'Who', value: who }]),
    ...(what === '' ? [] : [{ name: 'To what', value: what }]),
    ...detailsOf(row.detail, names),
    ...(row.ip === null ? [] : [{ name: 'From address', value: row.ip }]),
    ...(row.request_id === null ? [] : [{ name: 'Request', value: row.request_id }]),
  ];
}

/** "vendor Vera"; without a name the beginning of the id. */
function nameOf(
  kind: string | null,
  { name, id }: { name: string | null; id: string | null },
): string {
  const named = name ?? (id === null ? null : shortId(id));
  return [kind, named].filter((part) => part !== null).join(' ');
}
