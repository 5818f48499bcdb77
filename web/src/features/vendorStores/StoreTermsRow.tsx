import type { Store } from '@larder/shared/contract/stores';
import { formatUsd } from '@larder/shared/domain/money';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '#ui/Button';

const TermsDialog = lazy(async () => ({
  default: (await import('./TermsDialog.tsx')).TermsDialog,
}));

/** What orders of the store cost beside their goods, with a way to change it. */
export function StoreTermsRow({ store }: { store: Store }) {
  const [editing, setEditing] = useState(false);
  const { store_type, delivery_fee, minimum_order } = store;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4">
      <p className="mr-auto text-sm text-ink-2">
        {store_type === 'Delivery' && (
          <span className="mr-6 inline-block">
            Delivery fee{' '}
            <strong className="num text-ink">
              {delivery_fee === 0 ? 'none' : formatUsd(delivery_fee)}
            </strong>
          </span>
        )}
        <span className="inline-block">
          Minimum order{' '}
          <strong className="num text-ink">
            {minimum_order === 0 ? 'none' : formatUsd(minimum_order)}
          </strong>
        </span>
      </p>
      <Button variant="outline" icon={Pencil} onClick={() => setEditing(true)}>
        {store_type === 'Delivery' ? 'Change fee and minimum' : 'Change minimum'}
      </Button>
      {editing && (
        <Suspense>
          <TermsDialog store={store} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}
