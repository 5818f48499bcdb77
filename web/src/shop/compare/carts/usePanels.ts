import { useState } from 'react';

import { useAfterPaint } from '#platform/page/afterPaint.ts';
import { useIsRoomy } from '#platform/page/media.ts';
import { useStable } from '#platform/page/stable.ts';
import { cartsNow } from '#shop/carts/state/carts.ts';

import { cartId } from './cartFocus.ts';

export type Panel = 'ingredients' | 'carts';
type OpenSheet = { panel: Panel; cart?: string };
export type Panels = ReturnType<typeof usePanels>;

/** Beside the stores on wide screens, in a sheet on narrow ones. */
export function usePanels(hasCarts: boolean) {
  const isRoomy = useIsRoomy();
  const [hidden, setHidden] = useState<ReadonlySet<Panel>>(new Set(['ingredients']));
  const drawn = useAfterPaint(hidden);
  const [shownCart, setShownCart] = useState<string>();
  const [sheet, setSheet] = useState<OpenSheet>();
  // The sheet closes with the last cart; the next cart must not reopen it. `hasCarts` is up to a paint old.
  if (sheet?.panel === 'carts' && cartsNow().length === 0) setSheet(undefined);

  function toggle(panel: Panel): void {
    const next = new Set(hidden);
    if (!next.delete(panel)) next.add(panel);
    setHidden(next);
    setShownCart(undefined);
  }
  // Stable: it is passed to all rows.
  const showCart = useStable((store_id: string): void => {
    if (!isRoomy) {
      setSheet({ panel: 'carts', cart: store_id });
      return;
    }
    const card = document.getElementById(cartId(store_id));
    if (card) card.focus();
    else {
      // The card takes the focus once it is drawn.
      setHidden(new Set([...hidden].filter((panel) => panel !== 'carts')));
      setShownCart(store_id);
    }
  });

  return {
    isRoomy,
    hasCarts,
    /** Wide screens only. */
    isShown: (panel: Panel): boolean => !hidden.has(panel) && (hasCarts || panel !== 'carts'),
    /** As `isShown`, after the paint that answers the press. */
    isDrawn: (panel: Panel): boolean => !drawn.has(panel) && (hasCarts || panel !== 'carts'),
    /** The store whose cart gets the focus when the panel is drawn. */
    shownCart,
    toggle,
    /** The sheet's panel, and the store whose cart it was opened for; undefined when closed. */
    sheet,
    openSheet: (panel: Panel): void => setSheet({ panel }),
    closeSheet: (): void => setSheet(undefined),
    showCart,
  };
}
