import { useLocation } from 'react-router';

import { useCarts } from '#shop/carts/state/carts.ts';
import { readReordered } from '#shop/carts/state/reordered.ts';
import { Notice } from '#ui/Notice.tsx';

export function ReorderNotice() {
  const location = useLocation();
  const carts = useCarts();
  const again = readReordered(location.state);
  if (!again || again.notes.length === 0) return null;
  if (carts.every((cart) => cart.store_id !== again.store_id)) return null;
  return (
    <Notice tone="warning" className="mb-5">
      <p>Not everything at {again.store_name} is as it was</p>
      <ul className="mt-1 list-disc pl-4 font-normal">
        {again.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Notice>
  );
}
