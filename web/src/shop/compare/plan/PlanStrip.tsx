import { type BasketPlan, chargedOf } from '@larder/shared/plan/basketPlan';
import clsx from 'clsx';
import { Check, CircleCheck, Route, TriangleAlert } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

import { announce } from '#platform/page/announce.ts';
import { nextOf } from '#platform/page/roving.ts';
import { missingWords } from '#shop/compare/missingWords.ts';
import { toGetSentence } from '#shop/compare/rules/planSentences.ts';
import { stores } from '#shop/compare/words.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

import { OpenPlan } from './OpenPlan.tsx';
import { besideText, coverageText, planText } from './planWords.ts';
import type { PlanChoice } from './usePlanChoice.ts';

/** A total is announced after sliders and boxes have rested this long. Source: the design of the screen. */
const REST_MS = 500;

type StripProps = { plan: PlanChoice; onSetPlace: () => void };

/**
 * The plans by their number of stores, the chosen one open. Folded to one line while the page opens with
 * carts that differ from the plan.
 */
export const PlanStrip = memo(function PlanStrip(props: StripProps) {
  const { plan } = props;
  const { options, best, chosen, wanted, isPartly, isFilled } = plan;
  const [isOpened, setIsOpened] = useState(false);
  const isFolded = isPartly && !isFilled && !isOpened;
  // Stays open: a press that changes a cart must not fold it and move the page.
  if (chosen && !isFolded && !isOpened) setIsOpened(true);
  const section = useRef<HTMLElement>(null);
  const missing = (of: BasketPlan) => missingWords(plan.missingOf(of));
  useAnnounced(chosen && planText(chosen, { wanted, missing: missing(chosen) }));
  function open(): void {
    // Synchronous: the button that had the focus is gone.
    flushSync(() => setIsOpened(true));
    section.current?.focus();
  }

  if (wanted === 0) return null;
  if (!options)
    return (
      <Loading label="Planning where to buy what">
        <Skeleton className="mb-4 h-52 rounded-lg" />
      </Loading>
    );
  if (!chosen || !best)
    return (
      <Notice tone="warning" className="mb-4">
        {plan.isBelowMinimum
          ? 'No plan: your list reaches no store’s minimum order.'
          : plan.hasOrders
            ? 'Nothing left to buy here: no store has enough of what is left.'
            : 'No plan: no store here has enough of anything on your list.'}
      </Notice>
    );
  if (isFolded)
    return (
      <section
        aria-label="Plans"
        className="mb-4 flex items-center gap-3 rounded-md bg-brand-soft py-2 pr-2 pl-4 text-sm text-on-brand-soft"
      >
        <Route aria-hidden="true" size={18} className="flex-none" />
        <p className="flex-1">
          <strong>Best plan: {stores(best.store_ids.length)}</strong>
          {' · '}
          {(missing(best) || coverageText(best, wanted)).toLowerCase()}
          <span className="max-md:hidden">
            , <Money cents={chargedOf(best)} />
          </span>
        </p>
        <Button variant="ghost" className="text-on-brand-soft!" onClick={open}>
          See plan
        </Button>
      </section>
    );
  return (
    <section ref={section} aria-label="Plans" tabIndex={-1} className="card mb-4">
      {options.length > 1 ? <PlanTabs {...props} /> : <OnlyPlan {...props} />}
    </section>
  );
});

/** One number of stores: a sentence, no tabs. */
function OnlyPlan(props: StripProps) {
  const { chosen, wanted, nameOf } = props.plan;
  if (!chosen) return null;
  const names = chosen.store_ids.map(nameOf).join(' and ');
  return (
    <>
      <p className="px-4 pt-3.5 md:px-5">
        <strong className="font-semibold">{coverageText(chosen, wanted)}</strong> from {names}:{' '}
        <Money strong cents={chargedOf(chosen)} className="font-display text-xl" />. No other store
        makes it better.
      </p>
      {chosen.unmet.length > 0 && (
        <p className="px-4 pt-1.5 text-sm md:px-5">
          <Lacks plan={props.plan} option={chosen} />
        </p>
      )}
      <OpenPlan {...props} chosen={chosen} />
    </>
  );
}

function PlanTabs(props: StripProps) {
  const { options = [], best, chosen, choose } = props.plan;
  const id = useId();
  const current = chosen ? options.indexOf(chosen) : 0;

  function walk(event: KeyboardEvent<HTMLElement>): void {
    const next = nextOf(event.key, { current, count: options.length });
    const plan = next === undefined ? undefined : options[next];
    if (next === undefined || !plan) return;
    event.preventDefault();
    choose(plan.store_ids.length);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div
      style={{ gridTemplateColumns: `repeat(${options.length}, minmax(0, 1fr))` }}
      className="flex flex-col md:grid"
    >
      <div role="tablist" aria-label="Plans" tabIndex={-1} className="contents" onKeyDown={walk}>
        {options.map((plan, at) => (
          <button
            key={plan.store_ids.length}
            type="button"
            role="tab"
            id={`${id}-${at}`}
            aria-selected={plan === chosen}
            aria-controls={id}
            tabIndex={plan === chosen ? 0 : -1}
            style={{ order: 2 * at }}
            className={clsx(
              'relative grid grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-3 px-4 py-3 text-left md:order-none! md:row-start-1 md:px-5 md:not-first:border-l',
              'border-line -outline-offset-3 max-md:first:rounded-t-lg max-md:not-first:border-t md:first:rounded-tl-lg md:last:rounded-tr-lg',
              plan === chosen
                ? 'before:absolute before:-inset-px before:rounded-[inherit] before:border-t-4 before:border-brand'
                : 'bg-sunken/55 hover:bg-sunken md:border-b',
              at === options.length - 1 && plan !== chosen && 'max-md:rounded-b-lg',
            )}
            onClick={() => choose(plan.store_ids.length)}
          >
            <PlanTab plan={props.plan} at={at} isBest={plan === best} />
          </button>
        ))}
      </div>
      {chosen && (
        <div
          role="tabpanel"
          id={id}
          aria-labelledby={`${id}-${current}`}
          style={{ order: 2 * current + 1 }}
          className="md:order-none! md:col-span-full md:row-start-2"
        >
          <OpenPlan {...props} chosen={chosen} />
        </div>
      )}
    </div>
  );
}

/** The price, and what it does not buy: missing foods look like a warning. */
function PlanTab({ plan, at, isBest }: { plan: PlanChoice; at: number; isBest: boolean }) {
  const { options = [], best, wanted } = plan;
  const option = options[at];
  if (!option || !best) return null;
  return (
    <>
      <span className="flex min-h-6.5 flex-wrap items-center gap-2 text-sm font-semibold md:text-base">
        {stores(option.store_ids.length)}
        {isBest && (
          <Chip tone="brand" icon={Check}>
            Best for you
          </Chip>
        )}
      </span>
      <Money
        strong
        cents={chargedOf(option)}
        className="font-display text-[1.3125rem] leading-none tracking-tight md:text-[1.5rem]"
      />
      <span className="col-span-full mt-1 text-sm leading-snug">
        {option.unmet.length > 0 ? (
          <Lacks plan={plan} option={option} />
        ) : (
          <span className="num flex gap-2 text-brand">
            <CircleCheck aria-hidden="true" size={16} className="mt-0.5 flex-none" />
            <span>
              <strong className="block font-semibold">{coverageText(option, wanted)}</strong>
              {besideText(option, best)}
            </span>
          </span>
        )}
      </span>
    </>
  );
}

/** What a plan lacks by name, and who has it. */
function Lacks({ plan, option }: { plan: PlanChoice; option: BasketPlan }) {
  const missing = plan.missingOf(option);
  const toGet = plan.toGetOf(option);
  const foodName = (key: string) => plan.foods.find((food) => food.key === key)?.name ?? '';
  return (
    <span className="num flex gap-2 text-danger">
      <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 flex-none" />
      <span className="min-w-0 text-pretty break-words">
        <strong className="block font-semibold">{missingWords(missing)}</strong>
        {toGet && toGetSentence(toGet, { lacks: missing.length, nameOf: plan.nameOf, foodName })}
      </span>
    </span>
  );
}

/** Announces a text that has changed, once it rests. */
function useAnnounced(text: string | undefined): void {
  const [said, setSaid] = useState(text);
  const say = useEffectEvent((now: string) => {
    if (now === said) return;
    setSaid(now);
    announce(now);
  });
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => say(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
}
