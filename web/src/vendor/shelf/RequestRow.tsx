import { formatUsd } from '@larder/shared/basics/money';
import type { ProductRequest } from '@larder/shared/food/productRequests.calls';

import { dateTime } from '#platform/page/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Chip, type ChipTone } from '#ui/Chip.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';

const STATES: Readonly<Record<ProductRequest['status'], [string, ChipTone]>> = {
  open: ['Waiting', 'honey'],
  accepted: ['Accepted', 'brand'],
  matched: ['Was there', 'brand'],
  declined: ['Declined', 'danger'],
  withdrawn: ['Taken back', 'plain'],
};

export function RequestRow({
  request,
  busy,
  onWithdraw,
}: {
  request: ProductRequest;
  busy: boolean;
  onWithdraw: () => void;
}) {
  const { request_id, name, status, store_name, price, quantity } = request;
  const [word, tone] = STATES[status];
  const words = wordsOf(request);
  return (
    <li data-row={request_id} className="card flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <ItemImage src={request.image} size={40} />
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="font-sans font-semibold break-words">{name}</h3>
        <p className="num text-sm text-ink-2">
          {request.unit_quantity} {request.unit} · {quantity} at {formatUsd(price)} · {store_name}
        </p>
        {words && <p className="mt-0.5 text-sm break-words">{words}</p>}
      </div>
      <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
        {dateTime(request.decided_at ?? request.created_at)}
        <Chip tone={tone}>{word}</Chip>
      </p>
      {status === 'open' && (
        <Button
          variant="ghost"
          data-action="withdraw"
          busy={busy}
          aria-label={`Take back ${name}`}
          onClick={onWithdraw}
        >
          Take back
        </Button>
      )}
    </li>
  );
}

function wordsOf({ status, reason, ingredient, name }: ProductRequest): string | undefined {
  if (status === 'declined') return `“${reason ?? ''}”`;
  if (!ingredient || ingredient.name === name) return undefined;
  return status === 'matched' ? `It is ${ingredient.name}` : `Added as ${ingredient.name}`;
}
