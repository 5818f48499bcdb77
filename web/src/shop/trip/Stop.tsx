import { ArrowLeft, CloudOff, Printer, Route } from 'lucide-react';
import { Link, useNavigate } from 'react-router';

import { PhoneLink } from '#parts/orders/PhoneLink.tsx';
import { startAtTop } from '#platform/page/startAtTop.ts';
import { toast } from '#platform/page/toast.ts';
import { useAislesOf } from '#shop/kitchen/state/aisles.ts';
import { aislesOf, progressOf, type TripStop } from '#shop/trip/rules/tripSheet.ts';
import { endStop } from '#shop/trip/state/tripSheets.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Money } from '#ui/Money.tsx';
import { OpenMark } from '#ui/OpenMark.tsx';
import { RootMark } from '#ui/RootMark.tsx';

import { SettledRow, TripRow } from './TripRow.tsx';

const ICON_LINK =
  'inline-grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-sunken hover:text-ink';

/** One store's checklist. */
export function Stop({ stop }: { stop: TripStop }) {
  const { left, cost } = progressOf(stop);
  const navigate = useNavigate();
  const aisles = useAislesOf(stop.store_id);

  function done(): void {
    endStop(stop.id, true);
    void navigate('/trip', { replace: true });
    toast.undo(`Done at ${stop.storeName}`, () => endStop(stop.id, false));
    startAtTop();
  }

  return (
    <>
      <StopHeader stop={stop} />
      {aislesOf(stop, aisles).map(({ category, all, open: toTake, settled }) => (
        <section key={category} aria-label={category}>
          <div className="flex items-baseline justify-between px-4 pt-4 pb-1.5">
            <h2 className="text-[1.0625rem]">{category}</h2>
            <span className="num text-[0.8125rem] text-ink-2 print:hidden">
              {toTake.length} of {all.length} left
            </span>
          </div>
          <ul className="border-b border-line">
            {toTake.map((item) => (
              <TripRow key={item.ingredient_id} stop={stop} item={item} />
            ))}
          </ul>
          {settled.length > 0 && (
            <details className="group print:hidden">
              <summary className="flex min-h-11 list-none items-center gap-2 px-4 text-sm font-semibold text-ink-2 [&::-webkit-details-marker]:hidden">
                <OpenMark size={18} />
                {settled.length} done
              </summary>
              <ul>
                {settled.map((item) => (
                  <SettledRow key={item.ingredient_id} stop={stop} item={item} />
                ))}
              </ul>
            </details>
          )}
        </section>
      ))}
      <div className="bottom-bar border-t border-line bg-surface/95 backdrop-blur print:hidden">
        <RootMark of="bar" />
        <div className="mx-auto flex max-w-[33rem] items-center justify-between gap-4">
          <p className="num text-[0.8125rem] leading-snug text-ink-2">
            {left} left · so far
            <Money strong cents={cost} className="block text-[1.0625rem] text-ink" />
          </p>
          {/* The second press of a double click would end the next stop. */}
          <Button once onClick={done}>
            Done here
          </Button>
        </div>
      </div>
    </>
  );
}

function StopHeader({ stop }: { stop: TripStop }) {
  const { storeName, address, phone, place, items, ordered_by } = stop;
  const { got, none } = progressOf(stop);
  return (
    <header className="border-b border-line px-4 pb-3">
      <div className="flex flex-wrap items-center gap-1">
        <Link
          to="/orders"
          aria-label="Back to the orders"
          className={`${ICON_LINK} -ml-3 print:hidden`}
        >
          <ArrowLeft aria-hidden="true" size={22} />
        </Link>
        <div className="min-w-0 flex-1 basis-30">
          <h1 className="text-[1.375rem] break-words">{storeName}</h1>
          {address && <p className="text-[0.8125rem] text-ink-2">{address}</p>}
          {ordered_by !== undefined && (
            <p className="text-[0.8125rem] text-ink-2">Ordered by {ordered_by}</p>
          )}
          {phone && (
            <p className="text-[0.8125rem] leading-6">
              <PhoneLink phone={phone} label={`Call ${storeName}, ${phone}`} />
            </p>
          )}
        </div>
        <div className="-mr-3 ml-auto flex gap-1 print:hidden">
          {place && (
            <a
              href={`https://www.openstreetmap.org/directions?to=${place.lat}%2C${place.lng}`}
              target="_blank"
              rel="noreferrer"
              title={`Directions to ${storeName}`}
              aria-label={`Directions to ${storeName}`}
              className={ICON_LINK}
            >
              <Route aria-hidden="true" size={21} />
            </a>
          )}
          <IconButton label="Print" icon={Printer} onClick={() => window.print()} />
        </div>
      </div>
      <progress
        aria-label="In the bag"
        max={items.length}
        value={got}
        className="mt-2.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken print:hidden [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
      />
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-[0.8125rem] print:hidden">
        <output className="num">
          <strong>
            {got} of {items.length}
          </strong>{' '}
          in the bag{none > 0 && ` · ${none} not there`}
        </output>
        <span className="flex items-center gap-1.5 text-ink-2">
          <CloudOff aria-hidden="true" size={15} />
          Works offline
        </span>
      </div>
    </header>
  );
}
