import { ShoppingBag } from 'lucide-react';
import { useId } from 'react';

import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

import { NO_SELECTION, type ShopNow } from './useShopNow.ts';

const DOING: Partial<Record<ShopNow['stage']['name'], string>> = {
  locating: 'Finding your location…',
  comparing: 'Comparing stores near you…',
};

export function ShopNowButton({
  selected,
  toBuy = 0,
  shop,
}: {
  selected: number;
  /** Shown on the button where there is no summary. */
  toBuy?: number;
  shop: ShopNow;
}) {
  const reason = useId();
  const { stage, busy, start, shopFrom, ask } = shop;
  const { from } = stage.name === 'failed' ? stage : {};
  return (
    <>
      {stage.name === 'failed' && (
        <Notice tone="danger" className="mb-3">
          {stage.text}
          {from && (
            <span className="mt-1 flex flex-wrap gap-x-4">
              <WayOn onPress={() => void shopFrom(from, null)}>Search any distance</WayOn>
              <WayOn onPress={ask}>Choose another place</WayOn>
            </span>
          )}
        </Notice>
      )}
      <Button
        data-shop-now
        size="lg"
        icon={ShoppingBag}
        busy={busy}
        aria-disabled={selected === 0}
        aria-describedby={selected === 0 ? reason : undefined}
        onClick={() => void start()}
        className="w-full px-3!"
      >
        <span>
          Shop Now
          {toBuy > 0 && (
            <span className="num">
              {' '}
              · {toBuy} {toBuy === 1 ? 'item' : 'items'}
            </span>
          )}
        </span>
      </Button>
      {selected === 0 && (
        <p id={reason} className="mt-2 text-center text-sm text-ink-2">
          {NO_SELECTION}
        </p>
      )}
      <output className="block text-center text-sm text-ink-2 not-empty:mt-2">
        {DOING[stage.name]}
      </output>
    </>
  );
}

function WayOn({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-9 font-semibold underline underline-offset-4"
    >
      {children}
    </button>
  );
}
