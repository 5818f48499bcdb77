import type { BasketPlan } from '@larder/shared/domain/basketPlan';
import {
  addedSentence,
  cheaperSentence,
  leftOutSentence,
} from '@larder/shared/domain/planSentences';
import clsx from 'clsx';
import { type LucideIcon, Plus, TrendingDown, X } from 'lucide-react';

import { useTripCosts } from '#state/tripCosts';

import type { PlanChoice } from './usePlanChoice.ts';

/** Max stores outside the plan that are named. */
const MAX_LEFT_OUT = 2;

/** Why these stores: what each one changes, and why not a further one. */
export function PlanReasons({ plan, chosen }: { plan: PlanChoice; chosen: BasketPlan }) {
  const { reasonsOf, leftOut, nameOf, best, options } = plan;
  const settings = { ...useTripCosts(), home: undefined };
  // One starts from the best single store: what the others add is the question.
  const [alone] = options ?? [];
  const start = alone?.store_ids.length === 1 ? alone.store_ids[0] : undefined;
  const reasons = reasonsOf(chosen);
  const added = reasons.length > 1 ? reasons.filter(({ store_id }) => store_id !== start) : reasons;
  return (
    <ul aria-label="Reasons" className="space-y-1.5 text-sm leading-snug">
      {added.flatMap((one) => {
        const { store_id, brings } = one;
        const also = cheaperSentence(one);
        return [
          <Reason
            key={store_id}
            icon={brings > 0 ? Plus : TrendingDown}
            text={addedSentence(one, nameOf)}
            name={nameOf(store_id)}
          />,
          also && <Reason key={`${store_id} also`} icon={TrendingDown} text={also} />,
        ];
      })}
      {chosen === best &&
        leftOut
          .slice(0, MAX_LEFT_OUT)
          .map((left) => (
            <Reason
              key={left.store_id}
              icon={X}
              isNo
              text={leftOutSentence(left, { nameOf, settings })}
            />
          ))}
    </ul>
  );
}

function Reason({
  icon: Icon,
  text,
  name = '',
  isNo = false,
}: {
  icon: LucideIcon;
  text: string;
  /** The store that the sentence is about. */
  name?: string;
  isNo?: boolean;
}) {
  return (
    <li className={clsx('flex gap-2.5', isNo && 'text-ink-2')}>
      <Icon
        aria-hidden="true"
        size={16}
        strokeWidth={2.5}
        className={clsx('mt-0.5 flex-none', isNo ? 'text-ink-3' : 'text-brand')}
      />
      <span className="num">{isNo ? text : <Marked text={text} name={name} />}</span>
    </li>
  );
}

/** Money, and counts of what a store brings or saves on, for bold type. */
const FIGURE = /(\$[\d,]+\.\d\d|(?<=brings |on |has )\d+ things?)/;

/** A sentence with its store, once, and its figures in bold. */
function Marked({ text, name }: { text: string; name: string }) {
  const at = name === '' ? -1 : text.indexOf(name);
  const [before, after] = at < 0 ? ['', text] : [text.slice(0, at), text.slice(at + name.length)];
  return (
    <>
      {before}
      {at >= 0 && <strong className="font-semibold">{name}</strong>}
      {after.split(FIGURE).map((part, index) =>
        // Every second part is a figure.
        index % 2 === 1 ? (
          <strong key={index} className="font-semibold">
            {part}
          </strong>
        ) : (
          part
        ),
      )}
    </>
  );
}
