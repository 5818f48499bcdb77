import { Link } from 'react-router';

import { storeQuery, type StoreView } from './storeView.ts';

const VIEWS: readonly { view: StoreView; title: string }[] = [
  { view: 'shelf', title: 'Shelf' },
  { view: 'settings', title: 'Settings' },
];

/** The views of a store. Links, so that Back and bookmarks work. */
export function StoreViews({
  store: { store_id, name },
  shown,
}: {
  store: { store_id: string; name: string };
  shown: StoreView;
}) {
  return (
    <nav aria-label={`Views of ${name}`} className="flex rounded-full bg-sunken p-1">
      {VIEWS.map(({ view, title }) => (
        <Link
          key={view}
          to={`/vendor/store?${new URLSearchParams(storeQuery(store_id, view)).toString()}`}
          aria-current={view === shown ? 'page' : undefined}
          className="flex min-h-11 items-center rounded-full px-5 text-sm font-semibold text-ink-2 outline-offset-[-3px] hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-1"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
