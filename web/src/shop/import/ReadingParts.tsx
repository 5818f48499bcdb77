import type { LucideIcon } from 'lucide-react';

import { Button } from '#ui/Button.tsx';

import type { Choice } from './useReading.ts';

export function ReadButton({ icon, busy }: { icon: LucideIcon; busy: boolean }) {
  return (
    <Button type="submit" icon={icon} size="lg" busy={busy} className="mt-4">
      Read the Recipe
    </Button>
  );
}

type ChoiceOfRecipesProps = {
  choices: readonly Choice[];
  busy: boolean;
  onChoose: (index: number) => void;
};

/** The recipes of a page with several. */
export function ChoiceOfRecipes({ choices, busy, onChoose }: ChoiceOfRecipesProps) {
  return (
    <section aria-label="Recipes of this page" className="mt-5">
      <h2 className="text-lg" tabIndex={-1} ref={(heading) => heading?.focus()}>
        There are {choices.length} recipes. Which one?
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {choices.map(({ title, index }) => (
          <li key={index} className="flex items-center justify-between gap-3 py-1.5">
            <span className="min-w-0 break-words">{title}</span>
            <Button variant="soft" busy={busy} onClick={() => onChoose(index)}>
              Read<span className="sr-only"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
