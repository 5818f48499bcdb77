import { cents } from '@larder/shared/basics/money';
import type { Order } from '@larder/shared/orders/orders.calls';
import { lineCost, weightCost } from '@larder/shared/orders/weighing';
import { useQueryClient } from '@tanstack/react-query';

import { moneyChange } from '#parts/sentences.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { answerWeightMutation } from '#shop/orders/queries/answerWeight.ts';
import { Button } from '#ui/Button.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';

import { questionWords, weightQuestions, weightsId } from './weightNews.ts';

/** What weighs more than was agreed; until the shopper answers it costs what was ordered. */
export function WeightQuestions({ order }: { order: Order }) {
  const { order_id } = order;
  const { submit, isSending } = useSubmit(answerWeightMutation(useQueryClient()), {
    failed: (_, error) => wordsFor(error),
    alwaysToast: true,
  });
  const asked = weightQuestions(order);
  if (asked.length === 0) return null;
  return (
    <div id={weightsId(order_id)} tabIndex={-1} className="mt-5">
      <h2 className="text-lg">{order.store_name} asks</h2>
      <ul
        aria-label="Weights"
        className="mt-2 divide-y divide-line rounded-md border border-line px-4"
      >
        {asked.map((item) => {
          const { ingredient_id, name, image, weighing } = item;
          const answer = (given: 'keep' | 'refuse') => () =>
            void submit({ order_id, ingredient_id, weight: weighing.amount, answer: given });
          return (
            <li
              key={ingredient_id}
              data-row={ingredient_id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5"
            >
              <ItemImage src={image} size={40} />
              <p className="min-w-0 flex-1 basis-44">
                <span className="block font-medium break-words">{questionWords(item)}</span>
                <span className="block text-sm text-ink-2">
                  It costs {moneyChange(cents(weightCost(item, weighing.amount) - lineCost(item)))}.
                  Refuse it, and the store takes less
                </span>
              </p>
              <span className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  busy={isSending}
                  aria-label={`Keep the weight of ${name}`}
                  onClick={answer('keep')}
                >
                  Keep
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  busy={isSending}
                  aria-label={`Refuse the weight of ${name}`}
                  onClick={answer('refuse')}
                >
                  Refuse
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
