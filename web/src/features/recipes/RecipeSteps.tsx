import type { ProviderRecipe } from '@larder/shared/contract/provider';

import { stepsOf } from '#lib/recipeProvider/client';

export function RecipeSteps({ recipe }: { recipe: ProviderRecipe }) {
  const steps = stepsOf(recipe);
  const shown = steps.length > 0 ? steps : sentences(recipe.instructions ?? '');
  return (
    <section aria-labelledby="instructions" className="lg:col-start-1">
      <h2 id="instructions" className="text-h2">
        Instructions
      </h2>
      {shown.length === 0 ? (
        <p className="mt-3 text-ink-2">This recipe has no instructions.</p>
      ) : (
        <ol className="mt-4 space-y-5">
          {shown.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="num grid size-10 flex-none place-items-center rounded-full bg-honey-soft font-display font-bold text-on-honey-soft"
              >
                {index + 1}
              </span>
              <p className="pt-1.5 leading-relaxed text-ink-2">{step}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Splits a text that may be HTML into paragraphs; tags end one or are dropped. */
function sentences(text: string): string[] {
  const plain = new DOMParser().parseFromString(
    text.replaceAll(/<\/?(?:li|p|br|ol|ul|div)\b[^>]*>/gi, '\n'),
    'text/html',
  ).body.textContent;
  return plain
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
