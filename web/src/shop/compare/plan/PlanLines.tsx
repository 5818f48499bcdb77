import { type Cents, cents, formatUsd } from '@larder/shared/basics/money';
import type { BaseQuantity } from '@larder/shared/food/units';
import { needWords, shortWords } from '@larder/shared/kitchen/shownAmounts';
import type { BasketPlan, PlanLine } from '@larder/shared/plan/basketPlan';
import { shortOfNeed } from '@larder/shared/stores/offers';
import type { StoreItem } from '@larder/shared/stores/storeParts.model';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';

import { type PackWords, usePackWords } from '#parts/queries/packWords.ts';
import { useUnits } from '#parts/state/units.ts';
import { useAfterPaint } from '#platform/page/afterPaint.ts';
import { toast } from '#platform/page/toast.ts';
import type { Offer } from '#shop/compare/offers.ts';
import { type Food, wantedPacks } from '#shop/compare/rules/planInput.ts';
import { buyEnough } from '#shop/compare/state/buyEnough.ts';
import { TextButton } from '#shop/compare/TextButton.tsx';
import { capitalised, things } from '#shop/compare/words.ts';
import { SalePrice } from '#ui/SalePrice.tsx';

import type { PlanChoice } from './usePlanChoice.ts';

/** What a plan buys at each store, what is left over, and what it cannot buy. */
export function PlanLines({ plan }: { plan: PlanChoice }) {
  // Up to 60 lines: drawn after the plan's tabs.
  const { foods, offerOf, chosen } = useAfterPaint(plan);
  return chosen && <Lines foods={foods} offerOf={offerOf} chosen={chosen} />;
}

type LinesProps = Pick<PlanChoice, 'foods' | 'offerOf'> & { chosen: BasketPlan };

/** Memoised: the tabs are drawn before it. */
const Lines = memo(function Lines({ foods, offerOf, chosen }: LinesProps) {
  const packText = usePackWords();
  const system = useUnits();
  const foodOf = new Map(foods.map((food) => [food.key, food]));
  const over = chosen.lines.reduce((sum, line) => sum + worthOver(line, foodOf.get(line.key)), 0);
  const unmet = chosen.unmet.flatMap((key) => foodOf.get(key) ?? []);
  return (
    <div className="space-y-4 px-4 pb-4 text-sm md:px-5">
      {unmet.length > 0 && (
        <p className="flex items-start gap-2 font-medium text-on-honey-soft">
          <TriangleAlert aria-hidden="true" size={16} className="mt-0.75 flex-none" />
          <span>
            {unmet
              .map((food) => {
                const short = shortOf(food, chosen, offerOf);
                if (short) return `${food.name}: short by ${needWords(short, system)}`;
                const isRefused = chosen.store_ids.some((id) =>
                  offerOf(id)?.refused.includes(food.name),
                );
                return isRefused ? `${food.name}: only brands you never want` : `No ${food.name}`;
              })
              .join(', ')}
          </span>
        </p>
      )}
      {chosen.store_ids.map((store_id) => {
        const offer = offerOf(store_id);
        if (!offer) return null;
        const lines = chosen.lines.filter((line) => line.store_id === store_id);
        return (
          <section key={store_id} aria-label={`Bought at ${offer.store.name}`}>
            <h2 className="text-sm">
              {offer.store.name} · {things(lines.length)}
            </h2>
            <ul className="mt-1 gap-x-8 @3xl:columns-2">
              {lines.map((line) => (
                <BoughtLine
                  key={line.key}
                  line={line}
                  offer={offer}
                  food={foodOf.get(line.key)}
                  packText={packText}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <p className="text-ink-2">
        What stays in the packs is worth about {formatUsd(cents(Math.round(over)))}.
      </p>
    </div>
  );
});

function BoughtLine({
  line,
  offer,
  food,
  packText,
}: {
  line: PlanLine;
  offer: Offer;
  food: Food | undefined;
  packText: PackWords;
}) {
  const system = useUnits();
  const shelf = offer.store.items.flatMap((item) => [item, ...(item.packs ?? [])]);
  const packs = line.packs.flatMap(({ ingredient_id, count }) => {
    const item = shelf.find((one) => one.ingredient_id === ingredient_id);
    if (!item) return [];
    const pack = [item.brand, packText(item)].filter((words) => words !== undefined).join(' ');
    return [`${count} × ${pack}`];
  });
  const left = Math.round(line.left);
  return (
    <li className="flex break-inside-avoid items-baseline gap-3 border-t border-line py-1.5 leading-snug">
      <span className="min-w-0 flex-1 break-words">
        {food && capitalised(food.name)}
        <span className="num block text-xs text-ink-2">
          {packs.join(' and ')}
          {food &&
            left > 0 &&
            ` · ${needWords({ amount: left, unit: food.unit }, system)} left over`}
          {food && line.short !== undefined && (
            <>
              {' · '}
              <strong className="font-semibold text-ink">
                {shortWords(shortOfNeed(food.amount, line.short), food)}
              </strong>
              {' · '}
              <TextButton onClick={() => refuse(food)}>
                Buy enough<span className="sr-only"> {food.name}</span>
              </TextButton>
            </>
          )}
        </span>
      </span>
      <SalePrice price={line.cost} regular={regularCost(line, shelf)} />
    </li>
  );
}

/** What a line would cost without sale prices. */
function regularCost(
  { packs }: PlanLine,
  shelf: readonly Pick<StoreItem, 'ingredient_id' | 'price' | 'regular_price'>[],
): Cents {
  const items = new Map(shelf.map((item) => [item.ingredient_id, item]));
  return cents(
    packs.reduce((sum, { ingredient_id, count }) => {
      const { price = 0, regular_price = price } = items.get(ingredient_id) ?? {};
      return sum + count * regular_price;
    }, 0),
  );
}

function refuse(food: Food): void {
  toast.undo(`${capitalised(food.name)}: buying enough`, buyEnough(food));
}

/** The cost of what is left over. Units: cents. */
function worthOver({ cost, left }: PlanLine, food: Food | undefined): number {
  return food && left > 0 ? (cost * left) / (left + food.amount) : 0;
}

/** By how much the packs of a plan's stores are too few for a food; undefined when they have none. */
function shortOf(
  food: Food,
  chosen: BasketPlan,
  offerOf: (store_id: string) => Offer | undefined,
): BaseQuantity | undefined {
  const { name, amount, unit, packs } = food;
  const most = Math.max(
    0,
    ...chosen.store_ids.map((store_id) => {
      const items = offerOf(store_id)?.store.items.filter((item) => item.wanted === name) ?? [];
      return items
        .flatMap((item) => wantedPacks(food, item))
        .reduce((sum, { ingredient_id: id, quantity }) => sum + quantity * (packs.get(id) ?? 0), 0);
    }),
  );
  return most === 0 ? undefined : { amount: Math.ceil(amount - most), unit };
}
