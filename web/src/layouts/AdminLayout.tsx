import { Outlet } from 'react-router';

import { Chip } from '#ui/Chip';

import { ADMIN_NAV } from './areaLinks.ts';
import { SideLayout } from './SideLayout.tsx';

export function AdminLayout() {
  return (
    <SideLayout area="Admin" nav={ADMIN_NAV} mark={<Chip>Admin</Chip>}>
      <Outlet />
    </SideLayout>
  );
}
