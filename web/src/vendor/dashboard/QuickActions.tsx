import { ArrowRight, ClipboardList, PackagePlus, Store } from 'lucide-react';
import { Link } from 'react-router';

const ACTIONS = [
  { to: '/vendor/add-inventory', title: 'Add Inventory', icon: PackagePlus },
  { to: '/vendor/orders', title: 'Manage Orders', icon: ClipboardList },
  { to: '/vendor/store', title: 'Manage Stores', icon: Store },
] as const;

export function QuickActions() {
  return (
    <section aria-label="Quick actions">
      <h2 className="mb-3 text-xl font-semibold">Quick actions</h2>
      <ul className="grid gap-2.5">
        {ACTIONS.map(({ to, title, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className="lift card flex min-h-15 items-center gap-3 px-4 font-semibold">
              <span className="grid size-10 flex-none place-items-center rounded-sm bg-brand-soft text-on-brand-soft">
                <Icon aria-hidden="true" size={20} />
              </span>
              {title}
              <ArrowRight aria-hidden="true" size={18} className="ml-auto text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
