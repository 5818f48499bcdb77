import type { AskedProduct } from '@larder/shared/food/productRequests.calls';
import { useQuery } from '@tanstack/react-query';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';

import { productRequestQueries } from '#admin/catalogue/queries/productRequests.ts';
import { useAddress } from '#platform/page/address.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { FirstPage } from '#ui/lists/PagedList.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { type Answer, AskedCard } from './AskedCard.tsx';

const AcceptDialog = lazyPart(async () => (await import('./AcceptDialog.tsx')).AcceptDialog);
const DeclineDialog = lazyPart(async () => (await import('./DeclineDialog.tsx')).DeclineDialog);
const MatchDialog = lazyPart(async () => (await import('./MatchDialog.tsx')).MatchDialog);
/** Loads the dialog of each answer early. */
const PRELOAD = {
  accept: AcceptDialog.preloadProps,
  decline: DeclineDialog.preloadProps,
  match: MatchDialog.preloadProps,
};

const PER_PAGE = 25;

/** Products that vendors miss in the catalogue: add, say what it is, or decline. */
export function AdminAskedPage() {
  usePageTitle('Asked products');
  const { cursor, isFirst, turnTo } = useAddress();
  const query = { limit: PER_PAGE, ...(cursor !== undefined && { cursor }) };
  const answer = useQuery(productRequestQueries.asked(query));
  const [open, setOpen] = useState<{ asked: AskedProduct; answer: Answer }>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <PageHeader
        title="Asked products"
        text="What vendors miss in the catalogue, the longest waiting first."
      />
      <ListStates
        rows={answer.data?.requests ?? []}
        remote={{
          answer,
          waiting: 'Loading asked products',
          skeletons: 6,
          failed: { title: 'Failed to load asked products.' },
          paging: { isFirst, turnTo, page: answer.data, unit: 'products' },
        }}
        empty={
          <EmptyState
            icon={PackageCheck}
            title={isFirst ? 'Nobody misses a product' : 'No more products'}
            text={isFirst ? 'What vendors ask for will appear here.' : undefined}
          >
            {!isFirst && <FirstPage onTurn={turnTo} />}
          </EmptyState>
        }
      >
        {(rows) => (
          <ul aria-label="Asked products" className="grid gap-3">
            {rows.map((asked) => (
              <AskedCard
                key={asked.request_id}
                asked={asked}
                preloadProps={PRELOAD}
                onAnswer={(given) => setOpen({ asked, answer: given })}
              />
            ))}
          </ul>
        )}
      </ListStates>
      {open?.answer.how === 'accept' && <AcceptDialog asked={open.asked} onClose={close} />}
      {open?.answer.how === 'decline' && <DeclineDialog asked={open.asked} onClose={close} />}
      {open?.answer.how === 'match' && (
        <MatchDialog asked={open.asked} known={open.answer.known} onClose={close} />
      )}
    </>
  );
}
