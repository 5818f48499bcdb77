import { MAX_SLOT_ORDERS } from '@larder/shared/stores/slots';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';

import { ApiError, wordsFor } from '#platform/http/apiError.ts';
import { useEscape } from '#platform/page/escape.ts';
import { useIsRoomy } from '#platform/page/media.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { AddSlots } from '#vendor/stores/AddSlots.tsx';
import { storeQueries } from '#vendor/stores/queries/stores.ts';
import { zoneOf } from '#vendor/stores/rules/storeZone.ts';
import type { Slot } from '#vendor/stores/slotForm.ts';

import { CopyDay } from './CopyDay.tsx';
import { CopyToStores } from './CopyToStores.tsx';
import { SlotDay } from './SlotDay.tsx';
import { SlotGrid, type SlotListProps } from './SlotGrid.tsx';
import { SlotPanel } from './SlotPanel.tsx';
import { SlotSummary } from './SlotSummary.tsx';
import {
  slotName,
  type SlotTime,
  USUAL_WEEK,
  usualOrders,
  withDayCopied,
  withoutSlot,
  withSlot,
} from './slotWeek.ts';
import { useChosenSlot } from './useChosenSlot.ts';
import { type SlotWeek, useSlotWeek } from './useSlotWeek.ts';
import { bookedIn, daysOfWeek, rangeAround } from './weekDays.ts';

type EditorProps = {
  store: Store;
  /** The vendor's other stores. */
  others: readonly Store[];
  /** The first day of the shown week. */
  monday: string;
};

/** The slots of a store: what is left in a week, and every week's times, changed in place. */
export function SlotWeekEditor({ store, others, monday }: EditorProps) {
  const editing = useSlotWeek(store);
  const { slots, change, failed, retry } = editing;
  const { from, until } = rangeAround(monday);
  const range = { from: new Date(from), until: new Date(until) };
  const booked = useQuery(storeQueries.booked(store.store_id, range));
  // Of another week, or of a while ago, they do not count.
  const isKnown = !booked.isPlaceholderData && !booked.isError;
  const bookedAt = bookedIn(zoneOf(store), isKnown ? booked.data : undefined);
  const days = daysOfWeek({ hours: store.hours ?? null, back_on: store.back_on ?? null }, monday);
  return (
    <>
      {failed && (
        <RetryNotice onRetry={retry}>
          The slots could not be saved. {reasonOf(failed.error)}
        </RetryNotice>
      )}
      {booked.isError && slots.week.length > 0 && (
        <RetryNotice onRetry={() => void booked.refetch()}>
          How many are booked is not known now.
        </RetryNotice>
      )}
      <SlotSummary
        slots={slots}
        days={days}
        bookedAt={bookedAt}
        zone={zoneOf(store)}
        onCutOff={(cut_off) => change({ cut_off })}
      />
      {slots.week.length === 0 ? (
        <EmptyState
          icon={CalendarPlus}
          title="No slots yet"
          text="Orders come at no set time. With slots, shoppers choose one at checkout."
        >
          <Button onClick={() => change({ week: [...USUAL_WEEK] }, 'Slots added: 36 a week')}>
            Mon–Sat, 8 AM–8 PM, every 2 hours, 10 orders each
          </Button>
        </EmptyState>
      ) : (
        <Week {...{ editing, days, bookedAt, others }} />
      )}
      <AddTime editing={editing} />
    </>
  );
}

/** Of a change that somebody else's came before, the week below is theirs. */
function reasonOf(error: unknown): string {
  return error instanceof ApiError && error.code === 'conflict'
    ? 'Somebody else changed them first: here they are as they are now, without your change.'
    : wordsFor(error);
}

function RetryNotice({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <Notice tone="warning" className="mb-4">
      {children}{' '}
      <button type="button" className="min-h-11 font-semibold underline" onClick={onRetry}>
        Retry
      </button>
    </Notice>
  );
}

type WeekProps = Pick<SlotListProps, 'days' | 'bookedAt'> & {
  editing: SlotWeek;
  others: readonly Store[];
};

function Week({ editing: { slots, change }, days, bookedAt, others }: WeekProps) {
  const { week } = slots;
  const List = useIsRoomy() ? SlotGrid : SlotDay;
  const panel = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { chosen, copied, choose, chooseDay } = useChosenSlot(week);
  const bookedOf = ({ weekday, from }: Slot) => bookedAt(days[weekday]?.day ?? '', from);
  useEscape(() => {
    if (panel.current?.contains(document.activeElement))
      place.current?.querySelector<HTMLElement>('[data-cell][aria-pressed=true]')?.focus();
  });

  function add(weekday: number, time: SlotTime): void {
    const slot = { weekday, ...time, orders: usualOrders(week, time) };
    change({ week: withSlot(week, slot) }, `${slotName(slot)} added`);
    choose(slot);
  }
  function setOrders(slot: Slot, orders: number): void {
    // While it is not known how many are booked, none of the places may be spare.
    const least = Math.max(1, bookedOf(slot) ?? slot.orders);
    if (orders > MAX_SLOT_ORDERS || (orders < slot.orders && orders < least)) return;
    change({ week: withSlot(week, { ...slot, orders }) });
  }
  function remove(slot: Slot): void {
    change({ week: withoutSlot(week, slot) }, `${slotName(slot)} removed`);
  }
  function copy(from: number, to: readonly number[]): void {
    const next = withDayCopied(week, from, to);
    change({ week: next.week }, copiedWords(next.copied, to.length));
  }

  return (
    <div ref={place} className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0">
        <List
          week={week}
          days={days}
          bookedAt={bookedAt}
          chosen={chosen}
          onChoose={choose}
          onCopy={chooseDay}
          onAdd={add}
          onStep={(slot, by) => setOrders(slot, slot.orders + by)}
          onRemove={remove}
          onEnter={() => panel.current?.focus()}
        />
      </div>
      <Card>
        <div ref={panel} tabIndex={-1} className="rounded-lg outline-none">
          {chosen ? (
            <SlotPanel
              slot={chosen}
              booked={bookedOf(chosen)}
              onOrders={(orders) => setOrders(chosen, orders)}
              onRemove={() => {
                // The button goes with the slot.
                panel.current?.focus();
                remove(chosen);
              }}
            />
          ) : (
            <p className="p-4 text-ink-2">Choose a slot to change it.</p>
          )}
          {copied !== undefined && (
            <CopyDay key={copied} from={copied} days={days} onCopy={(to) => copy(copied, to)} />
          )}
          <CopyToStores slots={slots} others={others} />
        </div>
      </Card>
    </div>
  );
}

/** "12 slots on 2 days". */
function copiedWords(slots: number, days: number): string {
  return `${slots} ${slots === 1 ? 'slot' : 'slots'} on ${days} ${days === 1 ? 'day' : 'days'}`;
}

/** Adds the same time on several days. */
function AddTime({ editing: { slots, change } }: { editing: SlotWeek }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-4">
      <Button variant="ghost" icon={Plus} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Add a time
      </Button>
      {isOpen && (
        <AddSlots
          week={slots.week}
          onAdd={(added) => {
            const words = `${added.length} ${added.length === 1 ? 'slot' : 'slots'} added`;
            change({ week: [...slots.week, ...added] }, words);
          }}
        />
      )}
    </div>
  );
}
