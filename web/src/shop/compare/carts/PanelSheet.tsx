import { type ReactNode, useEffect, useState } from 'react';

import { fetchEarly } from '#platform/page/early.ts';
import type { Sheet as SheetType } from '#ui/Sheet.tsx';

import { CartPanel } from './CartPanel.tsx';
import type { Panels } from './usePanels.ts';

/** Narrow screens only: the list or the carts in a sheet, whose code is preloaded. */
export function PanelSheet({
  panels: { sheet, closeSheet },
  ingredients,
}: {
  panels: Panels;
  ingredients: ReactNode;
}) {
  const [Sheet, setSheet] = useState<typeof SheetType>();
  const isAsked = sheet !== undefined;
  // After a failed preload the press loads the code again.
  useEffect(() => {
    if (Sheet) return;
    fetchEarly(() => import('#ui/Sheet.tsx').then((module) => setSheet(() => module.Sheet)));
  }, [Sheet, isAsked]);
  if (!sheet || !Sheet) return null;
  return (
    <Sheet title={sheet.panel === 'ingredients' ? 'Your list' : 'Your Carts'} onClose={closeSheet}>
      {sheet.panel === 'ingredients' ? (
        ingredients
      ) : (
        <CartPanel heading={false} openedFor={sheet.cart} />
      )}
    </Sheet>
  );
}
