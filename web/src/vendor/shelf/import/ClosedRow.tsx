import { packSize } from '@larder/shared/kitchen/shownAmounts';
import { Ban, Carrot, ListX, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';

import { type Action, ActionMenu } from '#ui/ActionMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';
import {
  type Answer,
  foodOf,
  groupOf,
  guessOf,
  ONE_PIECE,
  packOf,
  type SeenRow,
  toFood,
} from '#vendor/shelf/rules/shelfAnswers.ts';
import { whyOut } from '#vendor/shelf/rules/shelfOutcome.ts';
import { whyWords } from '#vendor/shelf/rules/shelfReasons.ts';
import { soldName } from '#vendor/shelf/rules/soldName.ts';

import { percent } from './Confidence.tsx';
import { rowFacts } from './rowFacts.ts';
import type { OpenFor } from './useRowChoice.ts';

type ClosedRowProps = {
  row: SeenRow;
  imageOf: (ingredient_id: string) => string | null | undefined;
  onOpen: (row: SeenRow, openFor: OpenFor) => void;
  onAnswer: (row: SeenRow, answer: Answer) => void;
  onSkip: (row: SeenRow) => void;
  /** Forgets the answer that keeps it out. */
  onAskAgain: (row: SeenRow) => void;
};

/** A row in one or two lines: what the file says, what it was found to be, the next press. */
export function ClosedRow(props: ClosedRowProps) {
  const { row, imageOf } = props;
  const food = foodOf(row) ?? guessOf(row, 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-2 md:min-h-15.5 md:grid-cols-[15rem_minmax(0,1fr)_auto]">
      <div className="min-w-0 leading-snug">
        <p className="font-mono text-sm font-semibold tracking-tight break-words">
          {row.cells.name}
        </p>
        <p className="num text-xs text-ink-2">{rowFacts(row)}</p>
      </div>
      <div className="flex min-w-0 items-center gap-3 max-md:row-start-2">
        {food ? (
          <ItemImage src={imageOf(food.ingredient_id)} size={40} />
        ) : (
          <NoPicture row={row} imageOf={imageOf} />
        )}
        <Meaning row={row} />
      </div>
      <Presses {...props} />
    </div>
  );
}

function NoPicture({ row, imageOf }: Pick<ClosedRowProps, 'row' | 'imageOf'>) {
  const { is } = row.match;
  if (is.kind === 'known') return <ItemImage src={imageOf(is.ingredient_id)} size={40} />;
  return (
    <span className="grid size-10 flex-none place-items-center rounded-sm bg-sunken text-ink-2">
      <Ban aria-hidden="true" size={20} />
    </span>
  );
}

const BY = { gtin: 'by barcode', sku: 'by SKU', name: 'by name' } as const;

function Meaning({ row }: { row: SeenRow }) {
  const { is } = row.match;
  const group = groupOf(row);
  const pack = packOf(row);
  if (group === 'out')
    return <p className="text-sm leading-snug text-ink-2">{whyWords(whyOut(row), row.cells)}</p>;
  if (is.kind === 'known')
    return (
      <Titled title={soldName({ name: is.name, brand: is.brand ?? '' })} more={BY[is.by]}>
        {packSize(is)}
      </Titled>
    );
  if (group === 'nonfood')
    return <Titled title="Not a food">Sold under your own name, never part of a recipe</Titled>;
  const guess = row.answer ? undefined : guessOf(row, 0);
  return (
    <Titled
      title={foodOf(row)?.name ?? guess?.name ?? 'No food found'}
      more={guess && percent(guess.confidence)}
    >
      {pack ? (
        packSize(pack)
      ) : (
        <span className="font-semibold text-on-honey-soft">No pack found</span>
      )}
    </Titled>
  );
}

function Titled({
  title,
  more,
  children,
}: {
  title: string;
  more?: string | undefined;
  children: ReactNode;
}) {
  return (
    <p className="min-w-0 text-sm leading-snug">
      <strong className="font-semibold break-words">{title}</strong>{' '}
      {more !== undefined && <span className="num text-xs text-ink-2">{more}</span>}
      <span className="num block text-xs text-ink-2">{children}</span>
    </p>
  );
}

function Presses({ row, onOpen, onAnswer, onSkip, onAskAgain }: ClosedRowProps) {
  const { is } = row.match;
  const group = groupOf(row);
  if (group === 'known') return null;
  if (group === 'out')
    return (
      (row.answer || isDecided(row)) && (
        <Button variant="outline" data-action="ask" onClick={() => onAskAgain(row)}>
          Ask again
        </Button>
      )
    );
  const pack = packOf(row);
  const guess = group === 'queue' ? guessOf(row) : undefined;
  const title = row.cells.name;
  const answers: Action[] = [
    { title: 'Change', icon: Carrot, onPress: () => onOpen(row, 'search') },
    {
      title: 'Not a food',
      icon: Ban,
      onPress: () => onAnswer(row, { kind: 'nonfood', pack: pack ?? ONE_PIECE }),
    },
    {
      title: 'Keep out of the store',
      icon: ListX,
      onPress: () => onAnswer(row, { kind: 'out' }),
    },
  ];
  return (
    <span className="flex items-center gap-1.5">
      {group === 'queue' && is.kind === 'queue' ? (
        <QueuePress
          isReady={guess !== undefined && pack !== undefined}
          hasFood={guess !== undefined}
          onAccept={() =>
            guess && pack && onAnswer(row, { kind: 'food', food: toFood(guess), pack })
          }
          onOpen={(openFor) => onOpen(row, openFor)}
        />
      ) : (
        <Button variant="outline" data-action="change" onClick={() => onOpen(row, 'search')}>
          Change
        </Button>
      )}
      <ActionMenu
        label={`Other answers for ${title}`}
        groups={[
          answers,
          group === 'queue'
            ? [{ title: 'Skip', icon: SkipForward, onPress: () => onSkip(row) }]
            : [],
        ]}
      />
    </span>
  );
}

function QueuePress({
  isReady,
  hasFood,
  onAccept,
  onOpen,
}: {
  isReady: boolean;
  hasFood: boolean;
  onAccept: () => void;
  onOpen: (openFor: OpenFor) => void;
}) {
  if (isReady)
    return (
      <Button variant="outline" data-action="accept" once onClick={onAccept}>
        Accept
      </Button>
    );
  return (
    <Button
      variant="outline"
      data-action="accept"
      onClick={() => onOpen(hasFood ? 'pack' : 'search')}
    >
      {hasFood ? 'Set pack' : 'Choose'}
    </Button>
  );
}

/** Whether an answer of before keeps it out. */
function isDecided({ match: { is } }: SeenRow): boolean {
  return is.kind === 'left_out' && is.faults.some(({ reason }) => reason === 'decided');
}
