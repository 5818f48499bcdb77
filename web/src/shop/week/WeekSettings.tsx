import { useState } from 'react';

import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Stepper } from '#ui/fields/Stepper.tsx';
import { Modal } from '#ui/Modal.tsx';

import { useWeekRules } from './state/week.ts';
import { setWeekRules } from './state/weekChanges.ts';

/** Source: the contract of the rules. */
const MAX_NAME = 40;

/** How many eat, and the name of a meal of one's own. */
export function WeekSettings({ onClose }: { onClose: () => void }) {
  const rules = useWeekRules();
  const [people, setPeople] = useState(rules.people);
  const [otherMeal, setOtherMeal] = useState(rules.otherMeal ?? '');

  function save(): void {
    const name = otherMeal.trim();
    setWeekRules({ ...rules, people, otherMeal: name === '' ? undefined : name });
    onClose();
  }
  return (
    <Modal
      title="Week settings"
      text="They count for the whole household, for meals that are planned from now on."
      closeLabel="Cancel"
      onClose={onClose}
      footer={<Button onClick={save}>Save</Button>}
    >
      <div className="space-y-5">
        <div className="flex items-center justify-between gap-4">
          <span aria-hidden="true" className="font-medium">
            People who eat
          </span>
          <Stepper label="people who eat" value={people} min={1} max={99} onChange={setPeople} />
        </div>
        <Field
          label="A meal of your own"
          placeholder="Snack, Lunch box, Brunch"
          value={otherMeal}
          maxLength={MAX_NAME}
          onChange={({ target }) => setOtherMeal(target.value)}
        />
      </div>
    </Modal>
  );
}
