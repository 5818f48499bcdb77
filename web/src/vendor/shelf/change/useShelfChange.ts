import { useSearchParams } from 'react-router';

/** What is changed of many items, with the heading. */
export const SHELF_CHANGES = {
  price: 'Change prices',
  stock: 'Set stock',
  low: 'Set when stock is low',
} as const;
export type ShelfChangeKind = keyof typeof SHELF_CHANGES;

/** The change of many items that is open; it is in the address, so that Back leaves it. */
export function useShelfChange() {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('change');

  function setChange(change: ShelfChangeKind | undefined): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (change) next.set('change', change);
        else next.delete('change');
        return next;
      },
      { replace: change === undefined },
    );
  }
  return {
    change: isKind(wanted) ? wanted : undefined,
    open: (kind: ShelfChangeKind) => setChange(kind),
    close: () => setChange(undefined),
  };
}

function isKind(text: string | null): text is ShelfChangeKind {
  return text !== null && Object.hasOwn(SHELF_CHANGES, text);
}
