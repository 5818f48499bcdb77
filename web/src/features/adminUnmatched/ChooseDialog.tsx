import type { AdminIngredient } from '@larder/shared/contract/adminIngredients';
import { useState } from 'react';

import { useFocusAtStart } from '#lib/focus';
import { useIngredientPicker } from '#queries/ingredientPicker';
import { Button } from '#ui/Button';
import { Combobox } from '#ui/Combobox';
import { Modal } from '#ui/Modal';

type ChooseDialogProps = {
  name: string;
  onChoose: (ingredient: AdminIngredient) => void;
  onClose: () => void;
};

/** Chooses any ingredient of the catalogue for a name. */
export function ChooseDialog({ name, onChoose, onClose }: ChooseDialogProps) {
  // After the dialog has taken the focus, it goes on to the box.
  const box = useFocusAtStart<HTMLInputElement>();
  const [picked, setPicked] = useState<AdminIngredient>();
  const picker = useIngredientPicker({ onPick: setPicked });
  return (
    <Modal
      title={`What is “${name}”?`}
      text="It becomes another name of the ingredient you choose."
      onClose={onClose}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!picked} onClick={() => picked && onChoose(picked)}>
            Add the name
          </Button>
        </>
      }
    >
      <Combobox {...picker} ref={box} label="Ingredient" />
    </Modal>
  );
}
