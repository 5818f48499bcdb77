import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';

import { fetchEarly } from '#platform/page/early.ts';
import { IconButton } from '#ui/IconButton.tsx';

import type { NavItem } from './links.ts';
import type { Badge } from './MobileMenu.tsx';

const loadMenu = () => import('./MobileMenu.tsx');
const MobileMenu = lazy(() => loadMenu().then((module) => ({ default: module.MobileMenu })));

type MenuProps = {
  groups: readonly (readonly NavItem[])[];
  badges: ReadonlyMap<string, Badge>;
};

export function MenuButton({ className, ...menu }: MenuProps & { className?: string }) {
  const { opener, opened } = useMenu(menu);
  return (
    <>
      <IconButton
        label="Open menu"
        icon={Menu}
        {...(className !== undefined && { className })}
        {...opener}
      />
      {opened}
    </>
  );
}

/** The menu of phones, and the props of the button that opens it; its code is preloaded on hover and focus. */
export function useMenu(menu: MenuProps) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key; // Navigation closes the menu.
  return {
    opener: {
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onPointerEnter: () => fetchEarly(loadMenu),
      onFocus: () => fetchEarly(loadMenu),
      onClick: () => setOpenAt(key),
    } as const,
    opened: isOpen && (
      <Suspense fallback={null}>
        <MobileMenu {...menu} onClose={() => setOpenAt(undefined)} />
      </Suspense>
    ),
  };
}
