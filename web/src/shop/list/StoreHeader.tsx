import { ChevronDown, Image, ImageOff, ListChecks, Plus, X } from 'lucide-react';

import { useGoingTo } from '#shop/kitchen/state/aisles.ts';
import { useIsShared } from '#shop/kitchen/state/kitchen.ts';
import { leaveStore, setPictures, useInStore } from '#shop/list/state/inStore.ts';
import { ActionMenu } from '#ui/ActionMenu.tsx';
import { IconButton } from '#ui/IconButton.tsx';

import { StatusLine } from './StatusLine.tsx';

/** How far one is, in which store, whether all is saved; everything else is behind one button. */
export function StoreHeader({
  got,
  total,
  onStore,
  onAdd,
}: {
  got: number;
  total: number;
  onStore: () => void;
  onAdd: () => void;
}) {
  const { hasPictures } = useInStore();
  const isShared = useIsShared();
  const name = useGoingTo()?.storeName ?? 'In the store';
  return (
    <header className="sticky top-0 z-20 bg-paper md:static">
      <progress
        aria-label="Got"
        max={Math.max(1, total)}
        value={got}
        className="block h-1.5 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
      />
      <div className="flex min-h-13.5 flex-wrap items-center gap-x-1 px-1">
        <IconButton label="Leave the store" icon={X} onClick={leaveStore} />
        <h1 className="min-w-0 flex-1 basis-32 text-xl">
          {isShared ? (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`${name}, change the store`}
              onClick={onStore}
              className="flex min-h-11 max-w-full items-center gap-1.5 text-left"
            >
              <span className="line-clamp-2 min-w-0 break-words">{name}</span>
              <ChevronDown aria-hidden="true" size={16} className="flex-none text-ink-2" />
            </button>
          ) : (
            name
          )}
        </h1>
        <p className="num ml-auto flex-none font-bold">
          {got} <span className="font-medium text-ink-2">of {total}</span>
        </p>
        <ActionMenu
          label="More"
          groups={[
            [
              { title: 'Add an item', icon: Plus, onPress: onAdd },
              {
                title: hasPictures ? 'Hide pictures' : 'Show pictures',
                icon: hasPictures ? ImageOff : Image,
                onPress: () => setPictures(!hasPictures),
              },
              { title: 'Show the whole list', icon: ListChecks, onPress: leaveStore },
            ],
          ]}
        />
      </div>
      <StatusLine className="rounded-none!" />
    </header>
  );
}
