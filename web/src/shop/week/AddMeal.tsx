import type { WeekEntry } from '@larder/shared/kitchen/week/week.model';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';

import { RecipeThumb } from '#parts/recipes/RecipeThumb.tsx';
import { toast } from '#platform/page/toast.ts';
import { useAuth } from '#platform/session/session.ts';
import { type SelectedRecipe, useSelectedRecipes } from '#shop/kitchen/state/selectedRecipes.ts';
import { providerQueries } from '#shop/provider/queries/provider.ts';
import { toSelected } from '#shop/recipes/queries/recipeFacts.ts';
import { selectionOf } from '#shop/saved/queries/foundRecipe.ts';
import { toSelected as ownSelected } from '#shop/saved/queries/ownRecipe.ts';
import { Button } from '#ui/Button.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { Sheet } from '#ui/Sheet.tsx';

import { savedDishes, useWholeDishes } from './queries/wholeDish.ts';
import { mealOfDish, mealOfNote, type Slot } from './rules/newMeal.ts';
import { mealName, wholeWeekday } from './rules/weekDays.ts';
import { useListedDishes } from './state/listedDishes.ts';
import { useWeekRules } from './state/week.ts';
import { addMeals, removeMeals } from './state/weekChanges.ts';

type AddMealProps = { slot: Slot; replaces?: WeekEntry; onClose: () => void };

/** Chooses a dish for a meal, or writes a note: one press puts it there. */
export function AddMeal({ slot, replaces, onClose }: AddMealProps) {
  const rules = useWeekRules();
  const [text, setText] = useState('');
  const { isReading, withDishes } = useWholeDishes();
  const { day, meal } = slot;
  const where = day === undefined ? 'some day' : `${mealName(meal, rules)}, ${wholeWeekday(day)}`;

  function put(entries: Parameters<typeof addMeals>[0], title: string): void {
    const back = replaces ? removeMeals([replaces.entry_id]) : undefined;
    const undo = addMeals(entries);
    onClose();
    toast.undo(`${title} is planned`, () => {
      undo();
      back?.();
    });
  }
  const listed = useListedDishes();
  function choose(dish: SelectedRecipe): void {
    // What it needs is on the list already.
    const there = listed.find(({ recipe_id }) => recipe_id === dish.id);
    if (there) {
      put([there.asMeal(slot, rules.people)], dish.title);
      return;
    }
    void withDishes([dish], ({ whole: [whole] }) => {
      if (whole) put([mealOfDish(whole, slot, rules)], dish.title);
    });
  }
  const wanted = text.trim();
  return (
    <Sheet
      title={replaces ? `Instead of ${replaces.title}` : 'Add a meal'}
      text={where}
      isFull
      onClose={onClose}
    >
      <SearchField label="Find a dish, or write a note" value={text} onChange={setText} />
      {wanted !== '' && (
        <Button
          variant="outline"
          icon={Plus}
          className="mt-3 max-w-full"
          onClick={() => put([mealOfNote(wanted, slot)], wanted)}
        >
          <span className="truncate">Write “{wanted}”</span>
        </Button>
      )}
      <div aria-busy={isReading} className="mt-5 space-y-6 aria-busy:opacity-60">
        <ListedOnes
          wanted={wanted}
          onChoose={(entry) => put([entry(slot, rules.people)], entry(slot, rules.people).title)}
        />
        <SelectedOnes wanted={wanted} onChoose={choose} />
        <SavedOnes wanted={wanted} onChoose={choose} />
        <FoundOnes wanted={wanted} onChoose={choose} />
      </div>
    </Sheet>
  );
}

function isWanted(title: string, wanted: string): boolean {
  return title.toLowerCase().includes(wanted.toLowerCase());
}

type Choosing = { wanted: string; onChoose: (dish: SelectedRecipe) => void };

function ListedOnes({
  wanted,
  onChoose,
}: {
  wanted: string;
  onChoose: (asMeal: ReturnType<typeof useListedDishes>[number]['asMeal']) => void;
}) {
  const listed = useListedDishes().filter(({ title }) => isWanted(title, wanted));
  return (
    <Dishes
      title="On your list, without a day"
      dishes={listed.map(({ recipe_id, title, image = null, asMeal }) => ({
        id: recipe_id,
        title,
        image,
        onPress: () => onChoose(asMeal),
      }))}
    />
  );
}

function SelectedOnes({ wanted, onChoose }: Choosing) {
  const dishes = useSelectedRecipes().filter(({ title }) => isWanted(title, wanted));
  return <Dishes title="Selected" dishes={asChoices(dishes, onChoose)} />;
}

function SavedOnes(choosing: Choosing) {
  const { isAuthenticated, isAdmin } = useAuth();
  return isAuthenticated && !isAdmin ? <SavedOfAccount {...choosing} /> : null;
}

function SavedOfAccount({ wanted, onChoose }: Choosing) {
  const list = useInfiniteQuery(savedDishes());
  const saved = (list.data?.pages ?? [])
    .flatMap(({ value }) => value)
    .map((one) => (one.own ? ownSelected(one.own) : selectionOf(one)))
    .filter(({ title }) => isWanted(title, wanted));
  return (
    <Dishes
      title="Saved and your own"
      dishes={asChoices(saved, onChoose)}
      {...(list.hasNextPage && { onMore: () => void list.fetchNextPage() })}
    />
  );
}

/** From so many letters on the recipes are searched. */
const LEAST = 3;

function FoundOnes({ wanted, onChoose }: Choosing) {
  const query = useDeferredValue(wanted);
  const isSearch = query.length >= LEAST;
  const list = useInfiniteQuery(
    providerQueries.list(isSearch ? { kind: 'search', query } : { kind: 'picks' }),
  );
  const found = (list.data?.pages ?? []).flatMap(({ recipes }) => recipes);
  if (list.isError)
    return <p className="text-ink-2">Recipes could not be searched. Please try again.</p>;
  if (isSearch && list.data && found.length === 0)
    return <p className="text-ink-2">No recipe is called so.</p>;
  return (
    <Dishes
      title={isSearch ? 'Found' : 'Ideas'}
      dishes={asChoices(
        found.map((recipe) => toSelected(recipe)),
        onChoose,
      )}
    />
  );
}

type Choice = { id: string; title: string; image: string | null; onPress: () => void };

function asChoices(
  dishes: readonly SelectedRecipe[],
  onChoose: (dish: SelectedRecipe) => void,
): Choice[] {
  return dishes.map((dish) => ({ ...dish, onPress: () => onChoose(dish) }));
}

function Dishes({
  title,
  dishes,
  onMore,
}: {
  title: string;
  dishes: readonly Choice[];
  onMore?: () => void;
}) {
  if (dishes.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-sm font-semibold text-ink-2">{title}</h3>
      <ul className="mt-2">
        {dishes.map((dish) => (
          <li key={dish.id}>
            <button
              type="button"
              onClick={dish.onPress}
              className="flex min-h-14 w-full items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-sunken"
            >
              <RecipeThumb image={dish.image} className="size-11 rounded-sm" />
              <span className="line-clamp-2 min-w-0 flex-1 font-medium">{dish.title}</span>
              <Plus aria-hidden="true" size={18} className="flex-none text-ink-2" />
            </button>
          </li>
        ))}
      </ul>
      {onMore && (
        <Button variant="ghost" size="sm" onClick={onMore}>
          More
        </Button>
      )}
    </section>
  );
}
