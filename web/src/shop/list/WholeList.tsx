import clsx from 'clsx';
import { lazy, Suspense, useRef, useState } from 'react';

import { lazyPart, type PreloadProps } from '#platform/page/lazyPart.ts';
import { toast } from '#platform/page/toast.ts';
import { useClearedList } from '#shop/kitchen/state/clearedList.ts';
import { useIsListEmpty } from '#shop/kitchen/state/groceryList.ts';
import { useIsShared } from '#shop/kitchen/state/kitchen.ts';
import { clearLines } from '#shop/kitchen/state/listChanges.ts';
import { LazyConfirm } from '#ui/LazyConfirm.tsx';

import { ListColumn } from './ListColumn.tsx';
import { ListHeader } from './ListHeader.tsx';
import { listKeys } from './listKeys.ts';
import type { Tool } from './ListTools.tsx';
import { Meanings } from './Meanings.tsx';
import { SideColumn } from './SideColumn.tsx';
import { StatusLine } from './StatusLine.tsx';
import { useShopNow } from './useShopNow.ts';

import './printList.css';

const AisleDialog = lazyPart(async () => (await import('./AisleDialog.tsx')).AisleDialog);
const AskPlace = lazy(async () => ({
  default: (await import('./AskPlace.tsx')).AskPlace,
}));
const ClearedNotice = lazy(async () => ({
  default: (await import('./ClearedNotice.tsx')).ClearedNotice,
}));

/** The summary stands beside the list from 768 px. */
const COLUMNS = 'md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8';

/** Each part reads the list itself: a press renders the list first, the other parts after the paint. */
export function WholeList({ preloadStore }: { preloadStore: PreloadProps }) {
  const isEmpty = useIsListEmpty();
  const isShared = useIsShared();
  const cleared = useClearedList();
  const shop = useShopNow();
  const page = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<Tool>();
  const [dialog, setDialog] = useState<'aisles' | 'clear'>();
  const close = (): void => setDialog(undefined);

  function clear(): void {
    close();
    setTool(undefined);
    toast.undo('List cleared', clearLines());
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the controls in it
    <div ref={page} onKeyDown={listKeys} className="list-sheet wrap pb-6 md:pt-5">
      <Meanings />
      <ListHeader
        isEmpty={isEmpty}
        onTool={setTool}
        onAisles={() => setDialog('aisles')}
        onClear={() => setDialog('clear')}
      />
      <StatusLine className="mb-2" />
      {isShared && cleared && (
        <Suspense>
          <ClearedNotice cleared={cleared} />
        </Suspense>
      )}

      {/* The form keeps its position, and so the focus, when the first item is added. */}
      <div className={clsx('grid grid-cols-1 items-start gap-6', !isEmpty && COLUMNS)}>
        <ListColumn tool={tool} onTool={setTool} onClear={() => setDialog('clear')} />
        {!isEmpty && <SideColumn shop={shop} preloadStore={preloadStore} />}
      </div>

      {dialog === 'aisles' && <AisleDialog onClose={close} />}
      {dialog === 'clear' && (
        <LazyConfirm
          title="Clear the list?"
          confirmLabel="Clear List"
          cancelLabel="Keep"
          onConfirm={clear}
          onCancel={close}
        >
          All things are taken off, what is got and ordered too. The orders stay.
        </LazyConfirm>
      )}
      <Suspense>
        {shop.stage.name === 'asking' && (
          <AskPlace
            {...(shop.stage.reason !== undefined && { reason: shop.stage.reason })}
            onPlace={(here) => void shop.shopFrom(here)}
            onLocate={() => void shop.start(true)}
            onClose={() => shop.giveUp()}
          />
        )}
      </Suspense>
    </div>
  );
}
