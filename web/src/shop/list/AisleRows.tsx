import type { Category } from '@larder/shared/food/categories';
import clsx from 'clsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

import { announce } from '#platform/page/announce.ts';
import { IconButton } from '#ui/IconButton.tsx';

type AisleRowsProps = {
  label: string;
  order: readonly Category[];
  onOrder: (order: readonly Category[]) => void;
};

/** Aisles in walking order. Each moves by dragging its handle, with the handle's arrow keys, or by a button. */
export function AisleRows({ label, order, onOrder }: AisleRowsProps) {
  const { list, dragged, shown, handle, events } = useDrag(order, place);

  function place(aisle: Category, at: number): void {
    if (order.indexOf(aisle) === at) return;
    onOrder(movedTo(order, aisle, at));
    announce(`${aisle} is ${at + 1} of ${order.length}`);
  }
  function move(aisle: Category, by: -1 | 1): void {
    const at = order.indexOf(aisle) + by;
    if (at < 0 || at >= order.length) announce(`${aisle} is ${at < 0 ? 'first' : 'last'} already`);
    else place(aisle, at);
  }
  function onKey(event: KeyboardEvent, aisle: Category): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(aisle, event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <ol
      ref={list}
      aria-label={label}
      className="mt-5 divide-y divide-line overflow-hidden rounded-md border border-line"
      {...events}
    >
      {shown.map((aisle, at) => (
        <li
          key={aisle}
          className={clsx(
            'flex min-h-13 items-center gap-1 pr-1',
            aisle === dragged ? 'bg-brand-soft text-on-brand-soft' : 'bg-surface',
          )}
        >
          <button
            type="button"
            aria-label={`Drag ${aisle}, or move it with the arrow keys`}
            onKeyDown={(event) => onKey(event, aisle)}
            className="grid size-11 flex-none cursor-grab touch-none place-items-center rounded-full text-ink-3 hover:text-ink active:cursor-grabbing"
            {...handle(aisle)}
          >
            <GripVertical aria-hidden="true" size={20} />
          </button>
          <span aria-hidden="true" className="num w-5 flex-none text-sm text-ink-2">
            {at + 1}
          </span>
          <span className="min-w-0 flex-1 font-medium break-words">{aisle}</span>
          <IconButton
            label={`Move ${aisle} up`}
            icon={ArrowUp}
            aria-disabled={at === 0 || undefined}
            className="aria-disabled:opacity-40"
            onClick={() => move(aisle, -1)}
          />
          <IconButton
            label={`Move ${aisle} down`}
            icon={ArrowDown}
            aria-disabled={at === shown.length - 1 || undefined}
            className="aria-disabled:opacity-40"
            onClick={() => move(aisle, 1)}
          />
        </li>
      ))}
    </ol>
  );
}

/** Dragging with mouse, pen or finger: the row goes where the pointer is, and is placed there when it is let go. */
function useDrag(order: readonly Category[], onPlace: (aisle: Category, at: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ aisle: Category; at: number }>();

  function follow({ clientY }: PointerEvent): void {
    if (!drag) return;
    const bottoms = [...(list.current?.children ?? [])].map(
      (row) => row.getBoundingClientRect().bottom,
    );
    const under = bottoms.findIndex((bottom) => clientY < bottom);
    const at = under < 0 ? order.length - 1 : under;
    if (at !== drag.at) setDrag({ ...drag, at });
  }
  function drop(): void {
    if (!drag) return;
    setDrag(undefined);
    onPlace(drag.aisle, drag.at);
  }
  return {
    list,
    dragged: drag?.aisle,
    shown: drag ? movedTo(order, drag.aisle, drag.at) : order,
    handle: (aisle: Category) => ({
      onPointerDown: ({ pointerId, button }: PointerEvent) => {
        if (button !== 0) return;
        // Captured by the list: the row moves, and would lose the capture.
        list.current?.setPointerCapture(pointerId);
        setDrag({ aisle, at: order.indexOf(aisle) });
      },
    }),
    events: {
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(undefined),
    },
  };
}

function movedTo(order: readonly Category[], aisle: Category, at: number): readonly Category[] {
  return order.filter((one) => one !== aisle).toSpliced(at, 0, aisle);
}
