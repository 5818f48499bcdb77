import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

import { useIsRoomy } from '#lib/media';

import { cartId } from './cartFocus.ts';

export type Panel = 'ingredients' | 'carts';
export type Panels = ReturnType<typeof usePanels>;

/** Beside the stores on wide screens, in a sheet on narrow ones. */
export function usePanels(hasCarts: boolean) {
  const isRoomy = useIsRoomy();
  const [hidden, setHidden] = useState<ReadonlySet<Panel>>(new Set(['ingredients']));
  const [sheet, setSheet] = useState<{ panel: Panel; cart?: string }>();
  // The sheet closes with the last cart; the next cart must not reopen it.
  if (sheet?.panel === 'carts' && !hasCarts) setSheet(undefined);

  function toggle(panel: Panel): void {
    const next = new Set(hidden);
    if (!next.delete(panel)) next.add(panel);
    setHidden(next);
  }
  const showCart = useCallback(
    (store_id: string): void => {
      if (!isRoomy) {
        setSheet({ panel: 'carts', cart: store_id });
        return;
      }
      // Synchronous: the cart can take the focus only once its panel is rendered.
      flushSync(() =>
        setHidden((panels) => new Set([...panels].filter((panel) => panel !== 'carts'))),
      );
      document.getElementById(cartId(store_id))?.focus();
    },
    [isRoomy],
  );

  return {
    isRoomy,
    hasCarts,
    /** Wide screens only. */
    isShown: (panel: Panel): boolean => !hidden.has(panel) && (hasCarts || panel !== 'carts'),
    toggle,
    /** The sheet's panel, and the store whose cart it was opened for; undefined when closed. */
    sheet,
    openSheet: (panel: Panel): void => setSheet({ panel }),
    closeSheet: (): void => setSheet(undefined),
    showCart,
  };
}
