import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import {
  ownProductQueries,
  type OwnView,
  SHARING_KEY,
} from '#admin/catalogue/queries/ownProducts.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

import { ShareForm } from './ShareForm.tsx';

/** Says for all vendors what an own product is. */
export function ShareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useId();
  const answer = useQuery(ownProductQueries.view(id));
  const isSending = useIsMutating({ mutationKey: SHARING_KEY }) > 0;
  const again = (): void => void answer.refetch();
  return (
    <Modal
      title="Make it shared"
      text={answer.data && numberWords(answer.data)}
      closeLabel="Cancel"
      onClose={onClose}
      footer={
        <Button type="submit" form={form} busy={isSending} disabled={!answer.data}>
          Share
        </Button>
      }
    >
      {answer.data ? (
        <ShareForm id={form} view={answer.data} onRefused={again} onDone={onClose} />
      ) : answer.isError ? (
        <ErrorState title="The product could not be loaded." onRetry={again} />
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

function numberWords({ gtins }: OwnView): string {
  return gtins.length > 0
    ? `GTIN ${gtins.join(', ')}`
    : 'It has no number of a maker, so other shops’ files cannot find it. It can become a new food of the catalogue.';
}
