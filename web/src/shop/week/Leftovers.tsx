import type { WeekEntry } from '@larder/shared/kitchen/week/week.model';
import { Snowflake, Utensils } from 'lucide-react';
import { useState } from 'react';

import { newId } from '#platform/page/newId.ts';
import { toast } from '#platform/page/toast.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';

import { bestSlot, freeSlotsFor, type Leftover, leftoversOf } from './rules/leftovers.ts';
import type { Slot } from './rules/newMeal.ts';
import { mealName } from './rules/weekDays.ts';
import { dayName, leftoverWords } from './rules/weekWords.ts';
import { useWeekRules } from './state/week.ts';
import { addMeals, changeMeal } from './state/weekChanges.ts';

/** What dishes have beyond who eats them, to be eaten at a later meal. */
export function Leftovers({ plan, today }: { plan: readonly WeekEntry[]; today: string }) {
  const [chosen, setChosen] = useState<string>();
  const all = leftoversOf(plan, today);
  const open = all.find(({ entry }) => entry.entry_id === chosen);
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="left-over" className="card p-5">
      <h2 id="left-over" className="text-[1.0625rem] font-semibold">
        Left over
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {all.map((left) => (
          <li key={left.entry.entry_id} className="min-w-0">
            <button
              type="button"
              onClick={() => setChosen(left.entry.entry_id)}
              className="min-h-11 max-w-full rounded-md bg-brand-soft px-3 py-2 text-left text-on-brand-soft hover:underline"
            >
              <span className="line-clamp-2 font-semibold">{left.entry.title}</span>
              <span className="num block text-sm">{leftoverWords(left)}</span>
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <PlaceLeftover left={open} plan={plan} today={today} onClose={() => setChosen(undefined)} />
      )}
    </section>
  );
}

function PlaceLeftover({
  left,
  plan,
  today,
  onClose,
}: {
  left: Leftover;
  plan: readonly WeekEntry[];
  today: string;
  onClose: () => void;
}) {
  const rules = useWeekRules();
  const { entry, servings, until } = left;
  const slots = freeSlotsFor(left, { plan, today });
  const best = bestSlot(slots);
  const first = best ? [best, ...slots.filter((one) => one !== best)] : slots;

  function place({ day, meal }: Slot): void {
    const { entry_id, title } = entry;
    const some = Math.min(servings, rules.people);
    const undo = addMeals([
      {
        entry_id: newId(),
        kind: 'leftovers',
        ...(day !== undefined && { day }),
        meal,
        title,
        of: entry_id,
        servings: some,
      },
    ]);
    onClose();
    toast.undo(`${title} is planned again`, undo);
  }
  function change(to: { frozen: true } | { eaters: number }, words: string): void {
    const before = 'frozen' in to ? { frozen: false } : { eaters: entry.eaters ?? null };
    changeMeal(entry.entry_id, to);
    onClose();
    toast.undo(`${entry.title}: ${words}`, () => changeMeal(entry.entry_id, before));
  }
  return (
    <Modal title={`${entry.title}, left over`} text={leftoverWords(left)} onClose={onClose}>
      <ul className="grid gap-2 sm:grid-cols-2">
        {first.map((slot) => (
          <li key={`${slot.day} ${slot.meal}`}>
            <Button
              variant={slot === best ? 'primary' : 'soft'}
              className="w-full"
              onClick={() => place(slot)}
            >
              {mealName(slot.meal, rules)}, {dayName(slot.day, today)}
            </Button>
          </li>
        ))}
      </ul>
      {slots.length === 0 && (
        <p className="text-ink-2">No meal is free while it is good. Freeze it, or eat it up.</p>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {until !== undefined && (
          <Button
            variant="outline"
            icon={Snowflake}
            onClick={() => change({ frozen: true }, 'frozen')}
          >
            Freeze
          </Button>
        )}
        <Button
          variant="outline"
          icon={Utensils}
          onClick={() => change({ eaters: Math.ceil(entry.servings) }, 'used up')}
        >
          Used up
        </Button>
      </div>
    </Modal>
  );
}
