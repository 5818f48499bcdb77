import { rangeText } from '@larder/shared/food/amountText';
import { isPieceUnit } from '@larder/shared/food/measures';
import { countedName } from '@larder/shared/food/nouns';
import { isTapWater } from '@larder/shared/food/tapWater';
import { choiceOf } from '@larder/shared/recipes/lineChoice';
import { baseText, chosenOf } from '@larder/shared/recipes/lineReview';
import clsx from 'clsx';
import { ArrowRight, Check, Pencil } from 'lucide-react';

import { IconButton } from '#ui/IconButton.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';

import type { ReviewedLine } from './review.ts';
import type { ShownRow } from './reviewLines.ts';

type ReviewLineProps = {
  at: number;
  row: ShownRow;
  onSettle: (line: ReviewedLine) => void;
  /** Opens the editor of the line. */
  onEdit: () => void;
};

const TONES = {
  understood: 'border-l-transparent bg-surface',
  check: 'border-l-honey bg-honey-soft/60',
  text: 'border-l-ink-3 bg-sunken',
} as const;

/** A line as written, and as understood. */
export function ReviewLine({ at, row, onSettle, onEdit }: ReviewLineProps) {
  const { line, state, question } = row;
  const isOpen = state === 'check' && question !== undefined;
  return (
    <li
      data-line={at}
      data-row={at}
      className={clsx(
        'grid gap-x-4 gap-y-1 border-l-[5px] px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_1.25rem_minmax(0,1.35fr)] md:pl-4',
        TONES[state],
      )}
    >
      <p className="self-start text-sm break-words text-ink-2 md:pt-2.5 md:text-[0.9375rem]">
        <Original text={line.original} doubt={isOpen ? question.doubt : ''} />
      </p>
      <ArrowRight aria-hidden="true" size={18} className="mt-3 hidden text-ink-3 md:block" />
      <div className="min-w-0">
        {state === 'text' ? (
          <KeptAsText line={line} onChoose={onEdit} />
        ) : (
          <Understood row={row} onEdit={onEdit} />
        )}
        {isOpen && (
          <fieldset className="mt-1.5 flex flex-wrap items-center gap-2">
            <legend className="float-left mr-1 self-center text-sm text-on-honey-soft">
              {question.text}
            </legend>
            {question.choices.map(({ title, change }, index) => (
              <ChoiceButton
                key={title}
                isChosen={chosenOf(line, question) === index}
                onPress={() => onSettle({ ...line, ...change })}
              >
                {title}
              </ChoiceButton>
            ))}
          </fieldset>
        )}
      </div>
    </li>
  );
}

function Understood({ row, onEdit }: { row: ShownRow; onEdit: () => void }) {
  const { line, food } = row;
  const amount = rangeText(line);
  const base = food && baseText(line, food);
  const choice = choiceOf(line);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <ItemImage src={food?.image} size={36} />
      <p className="min-w-0 flex-1 basis-20 break-words">
        {amount !== '' && <strong className="num font-bold">{amount} </strong>}
        <span className={amount === '' ? 'font-semibold' : ''}>
          {choice ? choice.name : food ? nameOf(food, line) : line.name}
        </span>
        <Noted note={choice ? choice.note : line.note} />
        {choice && food && <Noted note={`counted as ${food.name.toLowerCase()}`} />}
        {base && <span className="num text-sm text-ink-2"> {base}</span>}
        {isTapWater(line.name ?? '') && !food && (
          <span className="text-sm text-ink-2"> nothing to buy</span>
        )}
      </p>
      <IconButton
        label={`Change ${line.original}`}
        icon={Pencil}
        data-action="mend"
        className="ml-auto"
        onClick={onEdit}
      />
    </div>
  );
}

function Noted({ note }: { note: string | null }) {
  return note ? <span className="text-ink-2">, {note}</span> : null;
}

/** Countable names agree with the amount: 1 egg, 2 eggs. */
function nameOf({ name }: { name: string }, { high, unit }: ReviewedLine): string {
  return high !== null && isPieceUnit(unit ?? '') ? countedName(name, high) : name.toLowerCase();
}

function KeptAsText({ line, onChoose }: { line: ReviewedLine; onChoose: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="min-w-0 flex-1 basis-28 leading-snug break-words">
        {line.name ?? line.original}
        <span className="block text-sm text-ink-2">
          {line.recipe_title
            ? `The recipe “${line.recipe_title}”: its ingredients count once you have saved it.`
            : 'Kept as written, on the list by its name. Not a product we know.'}
        </span>
      </p>
      <button
        type="button"
        data-action="mend"
        onClick={onChoose}
        className="ml-auto min-h-11 flex-none rounded-full px-2 font-semibold text-brand underline-offset-4 hover:underline"
      >
        Choose<span className="sr-only"> for {line.original}</span>
      </button>
    </div>
  );
}

function ChoiceButton({
  isChosen,
  onPress,
  children,
}: {
  isChosen: boolean;
  onPress: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={clsx(
        'num inline-flex min-h-11 items-center gap-1.5 rounded-full border-[1.5px] px-4 text-sm font-semibold',
        isChosen
          ? 'border-brand bg-brand-soft text-on-brand-soft'
          : 'border-line-strong bg-surface text-ink hover:bg-sunken',
      )}
    >
      {isChosen && <Check aria-hidden="true" size={16} strokeWidth={2.5} />}
      {children}
    </button>
  );
}

/** The line as written, with the doubtful words underlined. */
function Original({ text, doubt }: { text: string; doubt: string }) {
  const at = doubt === '' ? -1 : text.indexOf(doubt);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="border-b-2 border-honey font-semibold text-ink">{doubt}</span>
      {text.slice(at + doubt.length)}
    </>
  );
}
