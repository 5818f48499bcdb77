import { formatUsd } from '@larder/shared/basics/money';
import { POPULAR_AMONG, POPULAR_LIVE } from '@larder/shared/orders/dashboard';
import type { VendorDashboard } from '@larder/shared/orders/vendorOrders.calls';
import clsx from 'clsx';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Card } from '#ui/Card.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';

import { WeekBars } from './WeekBars.tsx';

const WEEK = 7;

export function StatCards({ figures }: { figures: VendorDashboard }) {
  const { total, pending, revenue, popular, days } = figures;
  return (
    <div className="grid grid-cols-2 gap-3 *:min-w-0 md:gap-4 xl:grid-cols-4">
      <Card className="p-4 md:p-5">
        <Title>Total Orders</Title>
        <Figure>{total.toLocaleString('en-US')}</Figure>
        <Note>All time</Note>
      </Card>
      <Link
        to="/vendor/orders?status=pending"
        className={clsx(
          'lift block rounded-lg p-4 md:p-5',
          pending > 0 ? 'bg-honey-soft text-on-honey-soft' : 'card',
        )}
      >
        <span className="flex items-start justify-between gap-2 text-sm font-medium">
          Pending Orders
          <ArrowUpRight aria-hidden="true" size={18} className="flex-none" />
        </span>
        <Figure>{pending.toLocaleString('en-US')}</Figure>
        <span className="mt-1 block text-sm">
          {pending > 0 ? 'Needs attention' : 'Nothing needs attention'}
        </span>
      </Link>
      <Card className="p-4 max-md:col-span-2 md:p-5">
        <Title>Total Revenue</Title>
        <Figure>{formatUsd(revenue)}</Figure>
        <div className="mt-1 flex items-end justify-between gap-3">
          <Note>All time</Note>
          <WeekBars days={days.slice(-WEEK)} />
        </div>
      </Card>
      <Card className="p-4 max-md:col-span-2 md:p-5">
        <Title>Popular Item</Title>
        <PopularItem popular={popular} total={total} />
      </Card>
    </div>
  );
}

function PopularItem({ popular, total }: Pick<VendorDashboard, 'popular' | 'total'>) {
  if (!popular) return <p className="mt-3 text-ink-2">None yet</p>;
  const { name, orders, image } = popular;
  return (
    <>
      <div className="mt-1.5 flex min-h-11 items-center gap-2.5">
        <ItemImage src={image} size={40} />
        <p className="min-w-0 font-display text-lg leading-tight font-bold break-words">{name}</p>
      </div>
      <Note>
        <span className="num">
          Most ordered, in {orders.toLocaleString('en-US')} {amongWhich(orders, total)}
        </span>
      </Note>
    </>
  );
}

/** "order", "orders"; with very many "of the newest 5,000 orders", and how often they are counted. */
function amongWhich(orders: number, total: number): string {
  const age = total > POPULAR_LIVE ? ', counted every 10 minutes' : '';
  if (total > POPULAR_AMONG)
    return `of the newest ${POPULAR_AMONG.toLocaleString('en-US')} orders${age}`;
  return `${orders === 1 ? 'order' : 'orders'}${age}`;
}

function Title({ children }: { children: ReactNode }) {
  return <h2 className="font-sans text-sm font-medium tracking-normal text-ink-2">{children}</h2>;
}

/** Width of a digit of the display font, in em. */
const DIGIT_EM = 0.62;

/** A number on one line, as large as its card allows. */
function Figure({ children }: { children: string }) {
  const widest = `calc(100cqi / ${(children.length * DIGIT_EM).toFixed(2)})`;
  return (
    <span className="@container mt-2 block">
      <span
        className="num block font-display leading-tight font-bold whitespace-nowrap"
        style={{ fontSize: `min(var(--text-h1), ${widest})` }}
      >
        {children}
      </span>
    </span>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-1 text-sm text-ink-2">{children}</p>;
}
