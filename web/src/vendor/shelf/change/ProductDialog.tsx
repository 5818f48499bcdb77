import type { ShelfItem, Store } from '@larder/shared/stores/storeParts.model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { ingredientQueries } from '#parts/queries/ingredients.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { Modal } from '#ui/Modal.tsx';
import { OwnProductForm } from '#vendor/shelf/OwnProductForm.tsx';
import { archiveProductMutation } from '#vendor/shelf/queries/products.ts';

type ProductDialogProps = { store: Store; item: ShelfItem; onClose: () => void };

/** What an own product is: its name, brand, pack, food and numbers. */
export function ProductDialog({ store, item, onClose }: ProductDialogProps) {
  const catalogue = useQuery(ingredientQueries.vendor());
  return (
    <Modal title="Your own product" text="All your stores sell it as this." onClose={onClose}>
      <div className="space-y-6 pt-1">
        <ListStates
          rows={catalogue.data ? [catalogue.data] : []}
          remote={{
            answer: catalogue,
            waiting: 'Loading ingredients',
            skeletons: 3,
            failed: { title: 'Failed to load ingredients. Please try again.' },
          }}
        >
          {([foods]) =>
            foods && <OwnProductForm catalogue={foods} store={store} item={item} onDone={onClose} />
          }
        </ListStates>
        <DeleteProduct item={item} onClose={onClose} />
      </div>
    </Modal>
  );
}

/** Deleting asks once more, in place: a product on all shelves is not one press away from being gone. */
function DeleteProduct({ item, onClose }: Omit<ProductDialogProps, 'store'>) {
  const [isAsked, setAsked] = useState(false);
  const { submit, isSending, error } = useSubmit(archiveProductMutation(useQueryClient()), {
    success: `${item.name} deleted`,
    failed: `${item.name} could not be deleted`,
    onDone: onClose,
  });
  return (
    <div className="space-y-3 border-t border-line pt-4">
      <FailureNotice title="Failed to delete the product" error={error} />
      {isAsked && (
        <output className="block">
          It leaves the shelves of all your stores, and its numbers are free. Open orders keep it.
        </output>
      )}
      <Button
        variant={isAsked ? 'danger' : 'ghost'}
        icon={Trash2}
        busy={isSending}
        onClick={() => (isAsked ? void submit({ productId: item.ingredient_id }) : setAsked(true))}
      >
        {isAsked ? 'Yes, delete it' : 'Delete product'}
      </Button>
    </div>
  );
}
