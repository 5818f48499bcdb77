import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FACT_LIMITS } from '@larder/shared/food/catalogueFacts';
import { isPieceUnit } from '@larder/shared/food/measures';
import { assumedUnit } from '@larder/shared/kitchen/groceryAmounts';
import type { ListLine } from '@larder/shared/kitchen/groceryList.model';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { amountBox } from '#parts/amountBox.ts';
import { announce } from '#platform/page/announce.ts';
import { weighUnit } from '#shop/kitchen/state/listChanges.ts';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SaveButtons } from '#ui/fields/SaveButtons.tsx';
import { Modal } from '#ui/Modal.tsx';

import { lineTitle } from './lineWords.ts';

const WEIGHT = 'Enter a weight above 0';
const Form = z.object({
  grams: amountBox(WEIGHT, { max: FACT_LIMITS.gramsPerPiece }).check(z.positive(WEIGHT)),
});
type Weight = z.output<typeof Form>;

/** Asks what one of a line's unit weighs, where it was only assumed. */
export function WeightDialog({ line, onClose }: { line: ListLine; onClose: () => void }) {
  const form = useId();
  // State: once the weight is saved, the line has no assumed unit.
  const [unit] = useState(() => assumedUnit(line) ?? '');
  const { register, handleSubmit, formState } = useForm<z.input<typeof Form>, unknown, Weight>({
    resolver: standardSchemaResolver(Form),
    defaultValues: { grams: '' },
  });
  const title = lineTitle(line);

  const save = handleSubmit(({ grams }) => {
    weighUnit(line.key, { unit, grams });
    announce(`Weight of ${title} saved`);
    onClose();
  });

  return (
    <Modal
      title={isPieceUnit(unit) ? `One of ${title}` : `One ${unit} of ${title}`}
      text="The stores are asked for packs by weight. We only assumed this one."
      onClose={onClose}
      footer={<SaveButtons form={form} onCancel={onClose} />}
    >
      <form id={form} noValidate onSubmit={(event) => void save(event)} className="pt-1">
        <NumberField
          autoFocus
          label="One of these is"
          hint="g"
          error={formState.errors.grams?.message}
          {...register('grams')}
        />
      </form>
    </Modal>
  );
}
