import { useState } from 'react';

export type Selection<Row> = {
  has: (id: string) => boolean;
  /** The selected rows as they were read last, those of other pages too. */
  rows: readonly Row[];
  /** Turns a row on or off; as a range, all from the row that was turned last. */
  toggle: (id: string, asRange?: boolean) => void;
  /** Turns all rows of this page on, or off when they all are on. */
  togglePage: () => void;
  set: (rows: readonly Row[]) => void;
  clear: () => void;
};

/** Selected rows. They stay while pages are turned, and go with another filter (`scope`). */
export function useSelection<Row>(
  page: readonly Row[],
  { keyOf, scope }: { keyOf: (row: Row) => string; scope: string },
): Selection<Row> {
  const none = { scope, rows: new Map<string, Row>(), last: undefined };
  const [state, setState] = useState<{
    scope: string;
    rows: ReadonlyMap<string, Row>;
    last: string | undefined;
  }>(none);
  if (state.scope !== scope) setState(none);

  const now = new Map(page.map((row) => [keyOf(row), row]));
  const chosen = [...state.rows].map(([id, row]) => now.get(id) ?? row);

  function change(ids: readonly string[], on: boolean, last?: string): void {
    setState((old) => {
      const rows = new Map(old.rows);
      for (const id of ids) {
        const row = now.get(id);
        if (!on) rows.delete(id);
        else if (row) rows.set(id, row);
      }
      return { ...old, rows, last: last ?? old.last };
    });
  }
  function toggle(id: string, asRange = false): void {
    const ids = page.map(keyOf);
    const [from, to] = [ids.indexOf(state.last ?? id), ids.indexOf(id)];
    if (asRange && from >= 0)
      change(ids.slice(Math.min(from, to), Math.max(from, to) + 1), true, id);
    else change([id], !state.rows.has(id), id);
  }

  return {
    has: (id) => state.rows.has(id),
    rows: chosen,
    toggle,
    togglePage: () => {
      const ids = page.map(keyOf);
      change(ids, !ids.every((id) => state.rows.has(id)));
    },
    set: (rows) =>
      setState({ scope, rows: new Map(rows.map((row) => [keyOf(row), row])), last: undefined }),
    clear: () => setState(none),
  };
}
