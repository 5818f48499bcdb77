import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

import type { Slot } from '#vendor/stores/slotForm.ts';

import { isFree, slotAt, type SlotTime } from './slotWeek.ts';
import type { WeekDay } from './weekDays.ts';

type Grid = {
  times: readonly SlotTime[];
  days: readonly WeekDay[];
  week: readonly Slot[];
};
type Place = { row: number; column: number };

export type GridActs = {
  onChoose: (slot: Slot) => void;
  /** One place more or less in a slot. */
  onStep: (slot: Slot, by: 1 | -1) => void;
  onRemove: (slot: Slot) => void;
  /** Enter on a slot: the focus goes where it is changed. */
  onEnter: () => void;
};

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The keys of a grid of slots: one Tab stop, arrows from cell to cell, and keys that change a slot. */
export function useGridKeys(grid: Grid, acts: GridActs) {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const stop = hasCell(grid, at) ? at : firstCell(grid);
  const isReplaced = useRef(false);
  // A slot that is added or taken out is another button. Before the page takes the lost focus.
  useLayoutEffect(() => {
    if (!isReplaced.current) return;
    isReplaced.current = false;
    if (stop && document.activeElement === document.body) focusOn(stop);
  });

  function focusOn({ row, column }: Place): void {
    table.current
      ?.querySelector<HTMLElement>(`[data-place="${row} ${column}"] [data-cell]`)
      ?.focus();
  }

  function move(step: Place, from: Place): void {
    const next = { row: from.row + step.row, column: from.column + step.column };
    if (!grid.times[next.row] || !grid.days[next.column]) return;
    // Over what is empty on closed days.
    if (!hasCell(grid, next)) {
      move(step, next);
      return;
    }
    setAt(next);
    focusOn(next);
  }
  function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    const { target, key } = event;
    // The browser's own keys: zoom, back, print.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof HTMLElement) || !target.matches('[data-cell]')) return;
    const [row = 0, column = 0] = (
      target.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? ''
    )
      .split(' ')
      .map(Number);
    const step = STEPS[key];
    if (step) {
      event.preventDefault();
      move(step, { row, column });
      return;
    }
    const slot = slotIn(grid, { row, column });
    if (slot) changeBy(event, slot);
  }
  function changeBy(event: KeyboardEvent, slot: Slot): void {
    const { key } = event;
    if (key === '+' || key === '=') acts.onStep(slot, 1);
    else if (key === '-') acts.onStep(slot, -1);
    else if (key === 'Delete') {
      isReplaced.current = true;
      acts.onRemove(slot);
    } else if (key === 'Enter') {
      event.preventDefault();
      acts.onChoose(slot);
      acts.onEnter();
    }
  }
  return {
    table,
    onKeyDown,
    onFocus: setAt,
    /** Before a cell becomes another one: the focus stays on it. */
    noteReplaced: (): void => {
      isReplaced.current = true;
    },
    tabIndexAt: (row: number, column: number): 0 | -1 =>
      stop?.row === row && stop.column === column ? 0 : -1,
  };
}

function slotIn({ times, days, week }: Grid, { row, column }: Place): Slot | undefined {
  const [time, day] = [times[row], days[column]];
  return time && day && slotAt(week, day.weekday, time);
}

/** Whether there is something to press. */
function hasCell(grid: Grid, at: Place): boolean {
  const [time, day] = [grid.times[at.row], grid.days[at.column]];
  if (!time || !day) return false;
  return slotIn(grid, at) !== undefined || (day.isOpen && isFree(grid.week, day.weekday, time));
}

function firstCell(grid: Grid): Place | undefined {
  const places = grid.times.flatMap((_, row) => grid.days.map((_day, column) => ({ row, column })));
  return places.find((at) => hasCell(grid, at));
}
