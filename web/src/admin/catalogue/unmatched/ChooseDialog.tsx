import type { AdminIngredient } from '@larder/shared/food/adminIngredients.calls';
import { useState } from 'react';

import { useIngredientPicker } from '#admin/catalogue/queries/ingredientPicker.ts';
import { Button } from '#ui/Button.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { Modal } from '#ui/Modal.tsx';

type ChooseDialogProps = {
  name: string;
  onChoose: (ingredient: AdminIngredient) => void;
  onClose: () => void;
};

export function ChooseDialog({ name, onChoose, onClose }: ChooseDialogProps) {
  const [picked, setPicked] = useState<AdminIngredient>();
  const picker = useIngredientPicker({ onPick: setPicked });
  return (
    <Modal
      title={`What is “${name}”?`}
      text="It becomes another name of the ingredient you choose."
      onClose={onClose}
      closeLabel="Cancel"
      footer={
        <Button disabled={!picked} onClick={() => picked && onChoose(picked)}>
          Add the name
        </Button>
      }
    >
      <Combobox {...picker} autoFocus label="Ingredient" />
    </Modal>
  );
}
