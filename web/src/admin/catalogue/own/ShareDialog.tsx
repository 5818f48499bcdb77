import { useQuery } from '@tanstack/react-query';

import { ownProductQueries } from '#admin/catalogue/queries/ownProducts.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

import { ShareForm } from './ShareForm.tsx';

/** Says for all vendors what an own product is. */
export function ShareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQuery(ownProductQueries.view(id));
  if (answer.data)
    return (
      <ShareForm view={answer.data} onRefused={() => void answer.refetch()} onClose={onClose} />
    );
  return (
    <Modal title="Make it shared" closeLabel="Cancel" onClose={onClose}>
      {answer.isError ? (
        <ErrorState
          title="The product could not be loaded."
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <Loading label="Loading the product">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="mt-4 h-11 w-full" />
          <Skeleton className="mt-4 h-24 w-full" />
        </Loading>
      )}
    </Modal>
  );
}
