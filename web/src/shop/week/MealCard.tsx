import type { WeekEntry } from '@larder/shared/kitchen/week/week.model';
import clsx from 'clsx';
import { ArrowLeftRight, CalendarDays, Check, CookingPot, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { RecipeThumb } from '#parts/recipes/RecipeThumb.tsx';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { toast } from '#platform/page/toast.ts';
import { useHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { type Action, ActionMenu } from '#ui/ActionMenu.tsx';
import { Chip } from '#ui/Chip.tsx';

import { isOfDish } from './rules/leftovers.ts';
import { mealWords } from './rules/weekWords.ts';
import { markCooked, removeMeals } from './state/weekChanges.ts';

const MoveMeal = lazyPart(async () => (await import('./MoveMeal.tsx')).MoveMeal);
const MealServings = lazyPart(async () => (await import('./MealServings.tsx')).MealServings);
const AddMeal = lazyPart(async () => (await import('./AddMeal.tsx')).AddMeal);

type Asked = 'move' | 'servings' | 'swap';

type MealCardProps = { entry: WeekEntry; plan: readonly WeekEntry[]; today: string };

/** A meal of the plan with what one can do about it. */
export function MealCard({ entry, plan, today }: MealCardProps) {
  const { kind, title, image, cooked, recipe_id, cook } = entry;
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  const members = useHousehold()?.members ?? [];
  const cookName = members.find(({ user_id }) => user_id === cook)?.name;
  const isDish = kind === 'recipe';
  const isLeft = kind === 'leftovers' && isOfDish(entry, plan);
  return (
    <li
      className={clsx(
        // An open menu lies over the cards below.
        'relative flex min-w-0 gap-3 has-[[aria-expanded=true]]:z-30 rounded-lg border p-3 lg:flex-col lg:gap-2',
        isLeft && 'border-transparent bg-brand-soft text-on-brand-soft',
        isDish && 'border-line bg-surface lg:pt-0',
        !isLeft && !isDish && 'border-line bg-sunken',
      )}
    >
      {isDish && (
        <RecipeThumb
          image={image ?? null}
          className="size-16 rounded-md lg:-mx-3 lg:h-24 lg:w-[calc(100%+1.5rem)] lg:max-w-none lg:rounded-t-lg lg:rounded-b-none"
        />
      )}
      <div className="min-w-0 flex-1 pr-11 lg:pr-0">
        <p className={clsx('line-clamp-2 leading-snug font-semibold', !isDish && 'lg:pr-10')}>
          {isDish && recipe_id !== undefined ? (
            <Link to={`/recipe/${recipe_id}`} title={title} className="hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className={clsx('num mt-0.5 text-sm', !isLeft && 'text-ink-2')}>
          {mealWords(entry, plan)}
        </p>
        {cookName !== undefined && <p className="text-sm text-ink-2">{cookName} cooks</p>}
        {cooked !== undefined && (
          <p className="mt-1.5">
            <Chip tone="brand" icon={Check}>
              Cooked
            </Chip>
          </p>
        )}
      </div>
      <div className="absolute top-1 right-1 rounded-full bg-inherit">
        <MealMenu entry={entry} today={today} onAsk={setAsked} />
      </div>
      {asked === 'move' && <MoveMeal entry={entry} today={today} onClose={close} />}
      {asked === 'servings' && <MealServings entry={entry} onClose={close} />}
      {asked === 'swap' && (
        <AddMeal slot={{ day: entry.day, meal: entry.meal }} replaces={entry} onClose={close} />
      )}
    </li>
  );
}

function MealMenu({
  entry,
  today,
  onAsk,
}: {
  entry: WeekEntry;
  today: string;
  onAsk: (asked: Asked) => void;
}) {
  const navigate = useNavigate();
  const { entry_id, kind, title, day, cooked, recipe_id, servings } = entry;
  const isPast = day !== undefined && day < today;
  const isDish = kind === 'recipe';
  const ask =
    (what: Asked): (() => void) =>
    () =>
      onAsk(what);
  function remove(): void {
    toast.undo(`${title} removed from the week`, removeMeals([entry_id]));
  }
  const dish: Action[] = [
    {
      title: 'Cook',
      icon: CookingPot,
      onPress: () => void navigate(`/recipe/${recipe_id}/cook?servings=${servings}`),
    },
    ...(cooked === undefined
      ? [
          {
            title: 'Mark as cooked',
            icon: Check,
            onPress: () => toast.undo(`${title} is cooked`, markCooked(entry_id)),
          },
        ]
      : []),
  ];
  const change: Action[] = [
    { title: 'Move to…', icon: CalendarDays, onPress: ask('move') },
    ...(kind === 'note'
      ? []
      : [{ title: 'Servings and cook…', icon: Users, onPress: ask('servings') }]),
    { title: 'Swap for another…', icon: ArrowLeftRight, onPress: ask('swap') },
  ];
  return (
    <ActionMenu
      label={`Actions for ${title}`}
      groups={[
        isDish ? dish : [],
        // What was is as it was.
        isPast || cooked !== undefined ? [] : change,
        [{ title: 'Remove', icon: Trash2, tone: 'danger', onPress: remove }],
      ]}
    />
  );
}
