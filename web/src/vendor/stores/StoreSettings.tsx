import type { Store } from '@larder/shared/stores/storeParts.model';
import { Pencil } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';
import { useFirstDayVisit } from '#vendor/dashboard/state/firstDayVisit.ts';

import { CloseStore } from './CloseStore.tsx';
import { StoreFacts } from './StoreFacts.tsx';
import { StoreHours } from './StoreHours.tsx';
import { StorePause } from './StorePause.tsx';
import { StoreSlots } from './StoreSlots.tsx';
import { StoreTermsRow } from './StoreTermsRow.tsx';

/** What the store is, its terms, hours, slots and pause, each with a way to change it; and its end. */
export function StoreSettings({ store }: { store: Store }) {
  const visit = useFirstDayVisit('store');
  const [editing, setEditing] = useState(visit.isAsked);
  function close(): void {
    setEditing(false);
    visit.leave();
  }
  return (
    <>
      {editing ? (
        <EditStoreForm store={store} onDone={close} />
      ) : (
        <SettingsCard store={store} onEdit={() => setEditing(true)} />
      )}
      <CloseStore store={store} />
    </>
  );
}

const EditStoreForm = lazyPart(
  async () => (await import('./EditStoreForm.tsx')).EditStoreForm,
  ({ store }) => <SettingsCard store={store} />,
);

function SettingsCard({ store, onEdit }: { store: Store; onEdit?: () => void }) {
  return (
    <StoreFacts store={store}>
      <StoreTermsRow store={store}>
        <Button variant="outline" icon={Pencil} {...EditStoreForm.preloadProps} onClick={onEdit}>
          Edit Store
        </Button>
      </StoreTermsRow>
      <StoreHours store={store} />
      <StoreSlots store={store} />
      <StorePause store={store} />
    </StoreFacts>
  );
}
