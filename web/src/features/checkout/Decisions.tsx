import { formatUsd } from '@larder/shared/domain/money';
import { TrendingUp, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useSearchParams } from 'react-router';

import { toast } from '#lib/toast';
import { acceptFee, acceptPrices, setItems, useCart } from '#state/carts';
import { Button } from '#ui/Button';

import type { FeeQuestion, LineQuestion, Question } from './questions.ts';

/** Dearer things, which need a yes or a no, and short ones with an offer of another store. */
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
  if (questions.length === 0) return null;
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
          const Line = question.kind === 'dearer' ? Dearer : Short;
          return <Line key={question.id} question={question} onAnswer={onAnswer} />;
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
    <Row
      question={question}
      icon={
        <TrendingUp
          aria-hidden="true"
          size={18}
          strokeWidth={2.25}
          className="text-on-honey-soft"
        />
      }
      buttons={
        <Button
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
    </Row>
  );
}

function Dearer({ question, onAnswer }: RowProps) {
  const { cart, line, elsewhere } = question;
  const { asked, item } = line;

  function pay(): void {
    onAnswer();
    acceptPrices(cart.store_id, [{ ingredient_id: item.ingredient_id, new: item.price }]);
  }
  function takeOff(): void {
    onAnswer();
    toast.undo(`${item.name} taken off`, setItems(cart, [{ ...asked, quantity: 0 }]));
  }

  return (
    <Row
      question={question}
      icon={
        <TrendingUp
          aria-hidden="true"
          size={18}
          strokeWidth={2.25}
          className="text-on-honey-soft"
        />
      }
      buttons={
        <>
          <Button
            variant="outline"
            className="max-sm:flex-1"
            data-action="off"
            aria-label={`Take it off: ${item.name}`}
            onClick={takeOff}
          >
            Take it off
          </Button>
          <Button
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
      {elsewhere && (
        <span className="text-ink-2">
          At {elsewhere.store.storeName} it is {formatUsd(elsewhere.item.price)}.
        </span>
      )}
    </Row>
  );
}

function Short({ question, onAnswer }: RowProps) {
  const { cart, line, elsewhere } = question;
  const { asked, item } = line;
  const other = useCart(elsewhere?.store.store_id ?? '');
  const [params, setParams] = useSearchParams();

  function takeElsewhere({ store, item: more }: NonNullable<LineQuestion['elsewhere']>): void {
    onAnswer();
    const held = other?.items.find((one) => one.ingredient_id === more.ingredient_id);
    const quantity = (held?.quantity ?? 0) + more.quantity;
    const undoThere = setItems(store, [{ ...more, price: held?.price ?? more.price, quantity }]);
    const undoHere = setItems(cart, [{ ...asked, quantity: item.quantity }]);
    const chosen = params.getAll('store');
    if (chosen.length > 0 && !chosen.includes(store.store_id))
      setParams({ store: [...chosen, store.store_id] }, { replace: true });
    toast.undo(`${more.quantity} × ${more.name} added at ${store.storeName}`, () => {
      undoThere();
      undoHere();
    });
  }

  return (
    <Row
      question={question}
      icon={
        <TriangleAlert
          aria-hidden="true"
          size={18}
          strokeWidth={2.25}
          className="text-on-honey-soft"
        />
      }
      buttons={
        elsewhere && (
          <Button
            variant="outline"
            className="max-sm:flex-1"
            data-action="elsewhere"
            onClick={() => takeElsewhere(elsewhere)}
          >
            {elsewhere.item.quantity} from {elsewhere.store.storeName} · {formatUsd(elsewhere.cost)}
          </Button>
        )
      }
    >
      <strong className="font-semibold">
        {item.quantity > 0 && `${item.quantity} of ${asked.quantity} × `}
        {item.name}
      </strong>
      {item.quantity > 0
        ? `: ${cart.storeName} has ${item.quantity} left.`
        : ` is sold out at ${cart.storeName}.`}
    </Row>
  );
}

function Row({
  question: { id, kind },
  icon,
  buttons,
  children,
}: {
  question: Question;
  icon: ReactNode;
  buttons: ReactNode;
  children: ReactNode;
}) {
  return (
    <li
      data-row={id}
      data-open={kind !== 'short' || undefined}
      tabIndex={-1}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-t border-line px-4 py-2.5 text-[0.9375rem] leading-snug data-open:bg-honey-soft/60 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-5"
    >
      {icon}
      <p className="min-w-0 break-words">{children}</p>
      {buttons && <div className="flex gap-2 max-sm:col-span-full">{buttons}</div>}
    </li>
  );
}
