import { cents, formatUsd } from '@larder/shared/basics/money';
import { plural } from '@larder/shared/food/amountText';
import { countFoods } from '@larder/shared/kitchen/carts';
import { TriangleAlert } from 'lucide-react';
import { useSearchParams } from 'react-router';

import { toast } from '#platform/page/toast.ts';
import { setItemsAt, useCarts } from '#shop/carts/state/carts.ts';
import { Button } from '#ui/Button.tsx';

import { closedWords } from './missing.ts';
import { moveChanges } from './moveChanges.ts';
import type { Instead } from './orderInput.ts';
import { QuestionRow } from './QuestionRow.tsx';
import type { ClosedQuestion, LineQuestion } from './questions.ts';

type AnyLack = LineQuestion | ClosedQuestion;

/** A thing of which a store has too little, or a store that has closed, with what covers it elsewhere. */
export function Lacking({ question, onAnswer }: { question: AnyLack; onAnswer: () => void }) {
  const { instead } = question;
  const isFound = instead !== undefined && instead !== 'none';
  return (
    <QuestionRow
      question={question}
      icon={TriangleAlert}
      buttons={isFound && <MoveButton question={question} instead={instead} onAnswer={onAnswer} />}
    >
      <What question={question} />{' '}
      {instead === 'none' && (
        <span className="text-ink-2">
          No other store that was compared has enough: it stays short.
        </span>
      )}
      {isFound && <InsteadText instead={instead} />}
    </QuestionRow>
  );
}

function What({ question }: { question: AnyLack }) {
  const { cart } = question;
  const count = countFoods(cart.items);
  if (question.kind === 'closed')
    return (
      <>
        <strong className="font-semibold">{cart.storeName}</strong> {closedWords(question.why)}:{' '}
        {count} {plural('thing', count)} of its cart {count === 1 ? 'is' : 'are'} not ordered.
      </>
    );
  const { asked, item } = question.line;
  return (
    <>
      <strong className="font-semibold">
        {item.quantity > 0 && `${item.quantity} of ${asked.quantity} × `}
        {item.name}
      </strong>
      {item.quantity > 0
        ? `: ${cart.storeName} has ${item.quantity} left.`
        : ` is sold out at ${cart.storeName}.`}
    </>
  );
}

/** Where it can be had, and what that changes. */
export function InsteadText({ instead }: { instead: Instead }) {
  const { at, left, more, extra, fees } = instead;
  const names = at.map(({ store }) => store.storeName).join(' and ');
  return (
    <span className="text-ink-2">
      At {names}: {differenceText(more)}
      {extra > 0 && `, and ${extraText(extra, fees)}`}.
      {left.length > 0 && ` No other store has ${left.map((item) => item.name).join(', ')}.`}
    </span>
  );
}

function differenceText(more: number): string {
  if (more === 0) return 'the same price';
  return more > 0 ? `${formatUsd(cents(more))} more` : `${formatUsd(cents(-more))} less`;
}

function extraText(extra: number, fees: number): string {
  const way = extra - fees;
  return [
    ...(fees > 0 ? [`${formatUsd(cents(fees))} for the delivery`] : []),
    ...(way > 0 ? [`about ${formatUsd(cents(way))} for the way there`] : []),
  ].join(' and ');
}

/** Moves what is missing to the stores that have it, with Undo. */
export function MoveButton({
  question: { cart },
  instead,
  onAnswer,
}: {
  question: AnyLack;
  instead: Instead;
  onAnswer: () => void;
}) {
  const carts = useCarts();
  const [params, setParams] = useSearchParams();
  const { at, cost } = instead;
  const all = at.flatMap(({ items }) => items);
  const [only] = all;
  const names = at.map(({ store }) => store.storeName).join(' and ');
  const packs = all.reduce((sum, item) => sum + item.quantity, 0);
  const things = countFoods(all);

  function move(): void {
    onAnswer();
    const putBack = setItemsAt(moveChanges(instead, cart, carts));
    const chosen = params.getAll('store');
    const added = at.map(({ store }) => store.store_id).filter((id) => !chosen.includes(id));
    if (chosen.length > 0 && added.length > 0)
      setParams({ store: [...chosen, ...added] }, { replace: true });
    const what = things === 1 && only ? `${packs} × ${only.name}` : `${things} things`;
    toast.undo(`${what} added at ${names}`, putBack);
  }

  return (
    <Button
      once
      variant="outline"
      className="max-sm:basis-full"
      data-action="elsewhere"
      onClick={move}
    >
      {things === 1 ? packs : `${things} things`} from {names} · {formatUsd(cost)}
    </Button>
  );
}
