import { foldText } from '@larder/shared/basics/text';
import { FACT_LIMITS } from '@larder/shared/food/catalogueFacts';
import type { Pack } from '@larder/shared/food/packs.model';
import type { AskedProduct } from '@larder/shared/food/productRequests.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useIngredientPicker } from '#admin/catalogue/queries/ingredientPicker.ts';
import { matchProductMutation } from '#admin/catalogue/queries/productRequests.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { toast } from '#platform/page/toast.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { Modal } from '#ui/Modal.tsx';

import { shelfWords } from './shelfWords.ts';

/** Says which ingredient a product is; `known` is one that was pressed. */
export function MatchDialog({
  asked,
  known,
  onClose,
}: {
  asked: AskedProduct;
  known: Pack | undefined;
  onClose: () => void;
}) {
  const { request_id, name, store_name, vendor_name } = asked;
  const [picked, setPicked] = useState<Pack | undefined>(known);
  const picker = useIngredientPicker({ onPick: setPicked });
  const fits = name.length <= FACT_LIMITS.aliasLength;
  const isSame = picked !== undefined && foldText(picked.name) === foldText(name);
  const [wantsAlias, setWantsAlias] = useState(fits);
  const { submit, isSending, error } = useSubmit(matchProductMutation(useQueryClient()), {
    failed: `${name} could not be matched`,
    onSuccess: ({ on_shelf }) =>
      toast.success(shelfWords(`${name} is ${picked?.name ?? name}`, { vendor_name, on_shelf })),
    onDone: onClose,
  });
  return (
    <Modal
      title={`What is “${name}”?`}
      text={`The ingredient goes on the shelf of ${store_name}; one that is there stays as it is.`}
      closeLabel="Cancel"
      onClose={onClose}
      footer={
        <Button
          busy={isSending}
          disabled={!picked}
          onClick={() =>
            picked &&
            void submit({
              request_id,
              ingredient_id: picked.ingredient_id,
              alias: fits && wantsAlias && !isSame,
            })
          }
        >
          It is this one
        </Button>
      }
    >
      <div className="space-y-4 pb-1">
        <FailureNotice title="Failed to match the product." error={error} />
        {known ? (
          <p className="font-semibold">
            {known.name}{' '}
            <span className="num font-normal text-ink-2">
              {known.unit_quantity} {known.unit}
            </span>
          </p>
        ) : (
          <Combobox {...picker} autoFocus label="Ingredient" />
        )}
        {fits && !isSame && (
          <Checkbox
            label={`“${name}” is another name of it`}
            checked={wantsAlias}
            onChange={(event) => setWantsAlias(event.target.checked)}
          />
        )}
      </div>
    </Modal>
  );
}
