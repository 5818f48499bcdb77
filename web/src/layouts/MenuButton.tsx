import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';

import { fetchEarly } from '#lib/early';
import { IconButton } from '#ui/IconButton';

import type { NavItem } from './links.ts';
import type { Badge } from './MobileMenu.tsx';

const loadMenu = () => import('./MobileMenu.tsx');
const MobileMenu = lazy(() => loadMenu().then((module) => ({ default: module.MobileMenu })));

/** The menu's code is preloaded on hover and focus. */
export function MenuButton({
  groups,
  badges,
  className,
}: {
  groups: readonly (readonly NavItem[])[];
  badges: ReadonlyMap<string, Badge>;
  className?: string;
}) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key; // Navigation closes the menu.
  return (
    <>
      <IconButton
        label="Open menu"
        icon={Menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(className !== undefined && { className })}
        onPointerEnter={() => fetchEarly(loadMenu)}
        onFocus={() => fetchEarly(loadMenu)}
        onClick={() => setOpenAt(key)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <MobileMenu groups={groups} badges={badges} onClose={() => setOpenAt(undefined)} />
        </Suspense>
      )}
    </>
  );
}
