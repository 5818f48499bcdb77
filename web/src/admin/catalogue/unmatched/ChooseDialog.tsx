import type { AdminIngredient } from '@larder/shared/contract/adminIngredients';
import { useState } from 'react';

import { useIngredientPicker } from '#queries/ingredientPicker';
import { Button } from '#ui/Button';
import { Combobox } from '#ui/Combobox';
import { Modal } from '#ui/Modal';

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
