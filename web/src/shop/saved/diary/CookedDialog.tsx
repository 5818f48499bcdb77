import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useRequestKey } from '#platform/http/requestKey.ts';
import { toast } from '#platform/page/toast.ts';
import {
  addCookedMutation,
  type Cooking,
  type Dish,
  forgetCooked,
  type Noted,
} from '#shop/saved/queries/cooked.ts';
import { Modal } from '#ui/Modal.tsx';

import { CookedEditor } from './CookedEditor.tsx';
import { dayText } from './dayText.ts';
import { Diary } from './Diary.tsx';
import { PantryTakeField } from './PantryTakeField.tsx';
import { usePantryTake } from './usePantryTake.ts';

type CookedDialogProps = {
  dish: Dish;
  /** At the end of cook mode: for as many as it was cooked, what to know before, and the way out. */
  ending?: { servings: number; notice: ReactNode; onLeave: () => void };
  onClose: () => void;
};

/** Notes that a dish was cooked, and takes what it used from the pantry; below are the times it was cooked before. */
export function CookedDialog({ dish, ending, onClose }: CookedDialogProps) {
  const client = useQueryClient();
  const { keyFor } = useRequestKey();
  const pantry = usePantryTake(dish, ending?.servings);

  function afterSaving(noted: Noted, { cooked_on }: Cooking): void {
    const taken = pantry.take();
    const said =
      'waiting' in noted
        ? `No connection. ${dish.title} is noted as soon as there is one.`
        : `Noted: cooked on ${dayText(cooked_on)}`;
    const text = taken?.words
      ? `${said.replace(/\.?$/, '.')} From the pantry: ${taken.words}.`
      : said;
    toast.undo(text, () => {
      taken?.putBack();
      void forgetCooked(client, noted);
    });
  }
  return (
    <Modal title="Cooked It" text={dish.title} onClose={onClose}>
      <div className="mt-2 space-y-6">
        {ending?.notice}
        <CookedEditor
          mutation={addCookedMutation(client, { dish, keyOf: keyFor })}
          onSaved={afterSaving}
          onDone={ending?.onLeave ?? onClose}
          {...(ending && { onCancel: ending.onLeave, cancelLabel: 'Not Now' })}
        >
          <PantryTakeField take={pantry} isAsked={ending !== undefined} />
        </CookedEditor>
        {!ending && <Diary dish={dish} />}
      </div>
    </Modal>
  );
}
