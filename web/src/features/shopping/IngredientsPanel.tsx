import type { CompareItem } from '@larder/shared/domain/groceryList';

import { Checkbox } from '#ui/Checkbox';
import { Notice } from '#ui/Notice';

/** The list one shops for. A tap strikes an ingredient through in its place; nothing jumps. */
export function IngredientsPanel({
  needs,
  done,
  onDone,
}: {
  needs: readonly CompareItem[];
  /** The keys of the ingredients that are ticked. */
  done: ReadonlySet<string>;
  onDone: (done: ReadonlySet<string>) => void;
}) {
  function toggle(key: string): void {
    const next = new Set(done);
    if (!next.delete(key)) next.add(key);
    onDone(next);
  }

  return (
    <section aria-label="Ingredients">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg">Ingredients</h2>
        <p className="num text-sm text-ink-2" aria-live="polite">
          {done.size} of {needs.length}
        </p>
      </div>
      <Notice tone="warning" className="mt-3">
        Please check before you checkout!
      </Notice>
      <ul className="mt-2">
        {needs.map((need, index) => {
          const key = `${index} ${need.name}`;
          const isDone = done.has(key);
          return (
            <li key={key} className="flex items-center gap-3">
              <Checkbox
                className="min-w-0 flex-1"
                label={capitalised(need.name)}
                checked={isDone}
                onChange={() => toggle(key)}
              />
              <span className={`num flex-none text-sm text-ink-2 ${isDone ? 'line-through' : ''}`}>
                {need.unit_quantity} {need.unit}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function capitalised(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
