import type { WeekEntry } from '@larder/shared/kitchen/week/week.model';
import { useId, useState } from 'react';

import { useHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { Button } from '#ui/Button.tsx';
import { Stepper } from '#ui/fields/Stepper.tsx';
import { Modal } from '#ui/Modal.tsx';

import { changeMeal } from './state/weekChanges.ts';

const MOST = 99;

/** For how many a meal is cooked, how many eat, and who cooks. */
export function MealServings({ entry, onClose }: { entry: WeekEntry; onClose: () => void }) {
  const [servings, setServings] = useState(entry.servings);
  const [eaters, setEaters] = useState(entry.eaters ?? Math.ceil(entry.servings));
  const [cook, setCook] = useState(entry.cook ?? '');
  const members = useHousehold()?.members ?? [];
  const id = useId();
  const isDish = entry.kind === 'recipe';
  const left = servings - eaters;

  function save(): void {
    const isSame = servings === entry.servings && (!isDish || eaters === entry.eaters);
    if (!isSame || cook !== (entry.cook ?? ''))
      changeMeal(entry.entry_id, {
        servings,
        ...(isDish && { eaters }),
        cook: cook === '' ? null : cook,
      });
    onClose();
  }
  return (
    <Modal
      title={entry.title}
      closeLabel="Cancel"
      onClose={onClose}
      footer={<Button onClick={save}>Save</Button>}
    >
      <div className="space-y-4">
        <Row label="Servings">
          <Stepper label="servings" value={servings} min={1} max={MOST} onChange={setServings} />
        </Row>
        {isDish && (
          <>
            <Row label="Who eats">
              <Stepper label="people" value={eaters} min={1} max={MOST} onChange={setEaters} />
            </Row>
            <p aria-live="polite" className="text-sm text-ink-2">
              {left > 0 ? `${left} left over for another meal.` : 'Nothing is left over.'}
            </p>
          </>
        )}
        {isDish && members.length > 1 && (
          <div className="flex items-center justify-between gap-4">
            <label htmlFor={id} className="font-medium">
              Who cooks
            </label>
            <select
              id={id}
              value={cook}
              onChange={({ target }) => setCook(target.value)}
              className="h-11 rounded-md border border-line-strong bg-surface px-3"
            >
              <option value="">Nobody yet</option>
              {members.map(({ user_id, name }) => (
                <option key={user_id} value={user_id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
    </Modal>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <span aria-hidden="true" className="font-medium">
        {label}
      </span>
      {children}
    </div>
  );
}
