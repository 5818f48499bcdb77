import { MapPin } from 'lucide-react';

import { ShopNowButton } from './ShopNowButton.tsx';
import type { ShopNow } from './useShopNow.ts';

/** Wide screens only. */
export function ShopSummary({
  selected,
  total,
  got,
  home,
  shop,
}: {
  selected: number;
  total: number;
  /** undefined for a list that is on this device only. */
  got: number | undefined;
  /** How many of the selected lines the pantry has. */
  home: number;
  shop: ShopNow;
}) {
  const inHouse = home + (got ?? 0);
  return (
    <div className="card p-6">
      <p className="num font-display text-h1 font-bold">
        {selected - home}
        <span className="text-xl text-ink-3"> / {total}</span>
        {got !== undefined && <span className="text-xl"> to buy</span>}
      </p>
      {got === undefined ? (
        <p className="mt-1 text-ink-2">items selected to shop for</p>
      ) : (
        <p className="mt-1 text-ink-2">{houseWords(inHouse)}</p>
      )}
      <div aria-hidden="true" className="mt-4 mb-6 h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-brand transition-[width] duration-200"
          style={{ width: `${total > 0 ? ((selected - home) / total) * 100 : 0}%` }}
        />
      </div>
      <ShopNowButton selected={selected} shop={shop} />
      <p className="mt-3 flex gap-2 text-sm text-ink-2">
        <MapPin aria-hidden="true" size={16} className="mt-0.5 flex-none" />
        We ask for your location once, to sort stores by distance.
      </p>
    </div>
  );
}

function houseWords(count: number): string {
  if (count === 0) return 'Nothing is in the house yet';
  return `${count} ${count === 1 ? 'is' : 'are'} in the house already`;
}
