import { formatUsd } from '@larder/shared/basics/money';
import { TrendingUp } from 'lucide-react';
import type { Ref } from 'react';

import { toast } from '#platform/page/toast.ts';
import { acceptFee, acceptPrices, setItems } from '#shop/carts/state/carts.ts';
import { Button } from '#ui/Button.tsx';

import { InsteadText, Lacking, MoveButton } from './Lacking.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import type { FeeQuestion, LineQuestion, Question } from './questions.ts';

/** Dearer things, which need a yes or no, and missing ones with what other stores offer. */
export function Decisions({
  ref,
  questions,
  isBusy,
  onLast,
}: {
  ref: Ref<HTMLElement>;
  questions: readonly Question[];
  isBusy: boolean;
  /** Runs when the last question is answered. */
  onLast: () => void;
}) {
  const onAnswer = (): void => {
    if (questions.length === 1) onLast();
  };
  return (
    <section
      ref={ref}
      inert={isBusy}
      aria-label="Before you order"
      className="card overflow-clip lg:col-start-1"
    >
      <h2 className="px-4 pt-3 pb-2.5 text-[1.0625rem] sm:px-5">Before you order</h2>
      <ul>
        {questions.map((question) => {
          if (question.kind === 'fee')
            return <DearerDelivery key={question.id} question={question} onAnswer={onAnswer} />;
          if (question.kind === 'dearer')
            return <Dearer key={question.id} question={question} onAnswer={onAnswer} />;
          return <Lacking key={question.id} question={question} onAnswer={onAnswer} />;
        })}
      </ul>
    </section>
  );
}

type RowProps = { question: LineQuestion; onAnswer: () => void };

function DearerDelivery({ question, onAnswer }: { question: FeeQuestion; onAnswer: () => void }) {
  const { cart, deliveryFee } = question;
  const text = formatUsd(deliveryFee);
  return (
    <QuestionRow
      question={question}
      icon={TrendingUp}
      buttons={
        <Button
          once
          className="max-sm:flex-1"
          data-action="pay"
          aria-label={`Pay ${text} for the delivery from ${cart.storeName}`}
          onClick={() => {
            onAnswer();
            acceptFee(cart.store_id, deliveryFee);
          }}
        >
          Pay {text}
        </Button>
      }
    >
      <strong className="font-semibold">Delivery</strong> from {cart.storeName}{' '}
      {cart.deliveryFee > 0 ? `rose from ${formatUsd(cart.deliveryFee)} to` : 'now costs'}{' '}
      <strong className="font-semibold">{text}</strong>.
    </QuestionRow>
  );
}

function Dearer({ question, onAnswer }: RowProps) {
  const { cart, line, instead } = question;
  const { asked, item } = line;
  const other = instead !== undefined && instead !== 'none' && instead.more < 0 && instead;

  function pay(): void {
    onAnswer();
    acceptPrices(cart.store_id, [{ ingredient_id: item.ingredient_id, new: item.price }]);
  }
  function takeOff(): void {
    onAnswer();
    toast.undo(`${item.name} taken off`, setItems(cart, [{ ...asked, quantity: 0 }]));
  }

  return (
    <QuestionRow
      question={question}
      icon={TrendingUp}
      buttons={
        <>
          {other && <MoveButton question={question} instead={other} onAnswer={onAnswer} />}
          <Button
            once
            variant="outline"
            className="max-sm:flex-1"
            data-action="off"
            aria-label={`Take it off: ${item.name}`}
            onClick={takeOff}
          >
            Take it off
          </Button>
          <Button
            once
            className="max-sm:flex-1"
            data-action="pay"
            aria-label={`Pay ${formatUsd(item.price)} for ${item.name}`}
            onClick={pay}
          >
            Pay {formatUsd(item.price)}
          </Button>
        </>
      }
    >
      <strong className="font-semibold">{item.name}</strong> rose from {formatUsd(asked.price)} to{' '}
      <strong className="font-semibold">{formatUsd(item.price)}</strong> at {cart.storeName}.{' '}
      {other && <InsteadText instead={other} />}
    </QuestionRow>
  );
}
