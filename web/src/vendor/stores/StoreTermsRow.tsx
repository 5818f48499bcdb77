import { type Cents, formatUsd } from '@larder/shared/basics/money';
import type { Store } from '@larder/shared/stores/storeParts.model';
import clsx from 'clsx';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';

const TermsDialog = lazyPart(async () => (await import('./TermsDialog.tsx')).TermsDialog);

/** Delivery fee and minimum order, with a button to edit them; `children` are more buttons. */
export function StoreTermsRow({ store, children }: { store: Store; children: ReactNode }) {
  const [editing, setEditing] = useState(false);
  const { store_type, delivery_fee, minimum_order } = store;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4">
      <p className="mr-auto text-sm text-ink-2">
        {store_type === 'Delivery' && (
          <Term title="Delivery fee" cents={delivery_fee} className="mr-6" />
        )}
        <Term title="Minimum order" cents={minimum_order} />
      </p>
      <Button
        variant="outline"
        icon={Pencil}
        {...TermsDialog.preloadProps}
        onClick={() => setEditing(true)}
      >
        {store_type === 'Delivery' ? 'Change fee and minimum' : 'Change minimum'}
      </Button>
      {children}
      {editing && <TermsDialog store={store} onClose={() => setEditing(false)} />}
    </div>
  );
}

type TermProps = { title: string; cents: Cents; className?: string };

function Term({ title, cents, className }: TermProps) {
  return (
    <span className={clsx('inline-block', className)}>
      {title} <strong className="num text-ink">{cents === 0 ? 'none' : formatUsd(cents)}</strong>
    </span>
  );
}
