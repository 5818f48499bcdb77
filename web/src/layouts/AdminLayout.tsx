import { Outlet } from 'react-router';

import { Chip } from '#ui/Chip.tsx';
import { ThemeToggle } from '#ui/ThemeToggle.tsx';

import { ADMIN_NAV } from './areaLinks.ts';
import { SideLayout } from './SideLayout.tsx';

export function AdminLayout() {
  return (
    <SideLayout
      area="Admin"
      nav={ADMIN_NAV}
      account="/admin/account"
      mark={<Chip>Admin</Chip>}
      person={<ThemeToggle />}
      footer={
        <footer className="border-t border-line px-4 py-5 md:px-8 lg:hidden print:hidden">
          <ThemeToggle />
        </footer>
      }
    >
      <Outlet />
    </SideLayout>
  );
}
