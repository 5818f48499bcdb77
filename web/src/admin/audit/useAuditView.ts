import type { AuditQuery } from '@larder/shared/account/adminAudit.calls';

import { textIn, useAddress } from '#platform/page/address.ts';
import { dayStart } from '#platform/page/dates.ts';

const FILTERS = ['action', 'actor', 'target', 'since', 'until'] as const;
type Filter = (typeof FILTERS)[number];

/** Also what changed nothing: logins, searches and looks. */
export const EVERYTHING = 'all';

export function useAuditView() {
  const { params, choose, cursor, isFirst, turnTo } = useAddress();
  const textOf = (name: Filter): string => textIn(params, name);
  const [since, until] = [dayStart(textOf('since')), dayStart(textOf('until'), 1)];
  const action = /^[a-z_]{1,60}$/.test(textOf('action')) ? textOf('action') : '';
  const query: AuditQuery = {
    ...(action === '' && { kind: 'changes' }),
    ...(action !== '' && action !== EVERYTHING && { action }),
    ...(textOf('actor') !== '' && { actor: textOf('actor') }),
    ...(textOf('target') !== '' && { target: textOf('target') }),
    ...(since && { from: since }),
    ...(until && { until }),
    ...(cursor !== undefined && { cursor }),
  };
  return {
    query,
    isFirst,
    turnTo,
    isFiltered: FILTERS.some((name) => textOf(name) !== ''),
    /** The chosen action, `EVERYTHING`, or '' for what changed something. */
    action,
    since: textOf('since'),
    until: textOf('until'),
    choose: (name: Filter, value: string): void => choose({ [name]: value }),
    /** Filters by one actor or target; adds a history entry. */
    only: (name: 'actor' | 'target', id: string): void =>
      choose({ actor: '', target: '', [name]: id }, { replace: false }),
    clear: (): void => choose(Object.fromEntries(FILTERS.map((name) => [name, '']))),
  };
}

export type AuditView = ReturnType<typeof useAuditView>;
