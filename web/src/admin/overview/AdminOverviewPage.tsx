import type { AdminOverview } from '@larder/shared/account/adminSupport.calls';
import { MAX_COUNTED } from '@larder/shared/orders/vendorOrders.calls';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';

import { adminIngredientQueries } from '#admin/catalogue/queries/adminIngredients.ts';
import { adminSupportQueries } from '#admin/orders/queries/adminSupport.ts';
import { SalesOverTime } from '#parts/sales/SalesOverTime.tsx';
import { wordsFor } from '#platform/http/apiError.ts';
import { numberText } from '#platform/page/counts.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

type Figure = { title: string; n: number | undefined; to?: string; note: string };

/** Open tasks for administrators, what is sold, then the totals. */
export function AdminOverviewPage() {
  usePageTitle('Overview');
  const answer = useQuery(adminSupportQueries.overview());
  return (
    <>
      <PageHeader title="Overview" text="What waits for you, and how much there is." />
      {answer.isPending ? (
        <Loading label="Loading the overview">
          <Skeleton className="h-32" />
        </Loading>
      ) : answer.data ? (
        <Overview overview={answer.data} />
      ) : (
        <ErrorState
          title="Failed to load the overview."
          text={answer.error && wordsFor(answer.error)}
          onRetry={() => void answer.refetch()}
        />
      )}
    </>
  );
}

function Overview({ overview }: { overview: AdminOverview }) {
  const unmatched = useQuery(adminIngredientQueries.unmatched({ limit: 1 }));
  const { days = [] } = overview;
  return (
    <>
      <Figures title="Waiting" figures={waitingIn(overview, unmatched.data?.total)} isWaiting />
      {days.length > 0 && (
        <div className="mb-8">
          <SalesOverTime days={days} />
        </div>
      )}
      <Figures
        title="In all"
        figures={allOf(overview)}
        note="These, sales and unanswered orders are counted once a minute. Days are of UTC."
      />
    </>
  );
}

function waitingIn(overview: AdminOverview, unmatched: number | undefined): Figure[] {
  return [
    {
      title: 'Vendors to approve',
      n: overview.waiting_vendors,
      to: '/admin/vendors?state=waiting',
      note: 'They cannot open stores yet',
    },
    {
      title: 'Unmatched names',
      n: unmatched,
      to: '/admin/unmatched',
      note: 'Wanted, but not in the catalogue',
    },
    {
      title: 'Asked products',
      n: overview.asked_products,
      to: '/admin/asked',
      note: 'Vendors miss them in the catalogue',
    },
    {
      title: 'Unanswered orders',
      n: overview.unanswered_orders,
      to: '/admin/orders?state=unanswered',
      note:
        overview.unanswered_orders < MAX_COUNTED
          ? 'Pending for more than a day'
          : 'Or more, pending for more than a day',
    },
    {
      title: 'Suspended vendors',
      n: overview.suspended_vendors,
      to: '/admin/vendors?state=suspended',
      note: 'Their stores are hidden',
    },
    {
      title: 'Suspended users',
      n: overview.suspended_users,
      to: '/admin/users?state=suspended',
      note: 'They cannot log in',
    },
  ];
}

function allOf({ users, vendors, open_stores, ingredients }: AdminOverview): Figure[] {
  return [
    { title: 'Users', n: users, to: '/admin/users', note: 'Shoppers' },
    { title: 'Vendors', n: vendors, to: '/admin/vendors', note: 'With or without stores' },
    { title: 'Open stores', n: open_stores, note: 'Paused ones too' },
    { title: 'Ingredients', n: ingredients, to: '/admin/ingredients', note: 'In the catalogue' },
  ];
}

type FiguresProps = {
  title: string;
  figures: readonly Figure[];
  note?: string;
  isWaiting?: boolean;
};

function Figures({ title, figures, note, isWaiting = false }: FiguresProps) {
  return (
    <section aria-label={title} className="mb-8">
      <h2 className="mb-3 text-lg font-semibold">{title}</h2>
      <ul
        className={clsx(
          'grid grid-cols-2 gap-3 *:min-w-0 md:gap-4',
          isWaiting ? 'lg:grid-cols-3 2xl:grid-cols-6' : 'xl:grid-cols-4',
        )}
      >
        {figures.map((figure) => (
          <li
            key={figure.title}
            className={clsx(
              'relative rounded-lg p-4 md:p-5',
              isWaiting && (figure.n ?? 0) > 0 ? 'bg-honey-soft text-on-honey-soft' : 'card',
              figure.to !== undefined && 'lift',
            )}
          >
            <FigureTitle {...figure} />
            <p className="num mt-2 font-display text-h1 font-bold">
              {figure.n === undefined ? '–' : numberText(figure.n)}
            </p>
            <p className="mt-1 text-sm">{figure.note}</p>
          </li>
        ))}
      </ul>
      {note !== undefined && <p className="mt-2 text-sm text-ink-2">{note}</p>}
    </section>
  );
}

/** The link covers its card. */
function FigureTitle({ title, to }: Pick<Figure, 'title' | 'to'>) {
  if (to === undefined) return <h3 className="font-sans text-sm font-medium">{title}</h3>;
  return (
    <h3 className="font-sans text-sm font-medium">
      <Link
        to={to}
        className="flex items-start justify-between gap-2 after:absolute after:inset-0 after:rounded-lg"
      >
        {title}
        <ArrowUpRight aria-hidden="true" size={18} className="flex-none" />
      </Link>
    </h3>
  );
}
