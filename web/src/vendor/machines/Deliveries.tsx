import { DELIVERY_STATES, type DeliveryState } from '@larder/shared/account/machines';
import type { Delivery } from '@larder/shared/account/machines.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { dateTime } from '#platform/page/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { FilterSelect } from '#ui/fields/FilterSelect.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { machineQueries, sendAgainMutation } from '#vendor/machines/queries/machines.ts';

import { EVENT_WORDS, STATE_WORDS, triesOf } from './machineWords.ts';

/** What was sent to a webhook lately, and what waits. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const [state, setState] = useState<DeliveryState>();
  const answer = useQuery(machineQueries.deliveries(webhookId, state));
  return (
    <>
      <FilterSelect
        label="State of the deliveries"
        className="mb-3 max-w-56"
        value={state ?? ''}
        onChoose={(value) => setState(DELIVERY_STATES.find((one) => one === value))}
      >
        <option value="">All</option>
        {DELIVERY_STATES.map((one) => (
          <option key={one} value={one}>
            {STATE_WORDS[one][0]}
          </option>
        ))}
      </FilterSelect>
      <ListStates
        rows={answer.data ?? []}
        remote={{
          answer,
          waiting: 'Loading the deliveries',
          skeletons: 2,
          failed: { title: 'Failed to load the deliveries. Please try again.' },
        }}
        empty={<p className="text-sm text-ink-2">Nothing in the last 7 days.</p>}
      >
        {(shown) => (
          <ul aria-label="Deliveries" className="divide-y divide-line">
            {shown.map((delivery) => (
              <DeliveryRow key={delivery.delivery_id} webhookId={webhookId} delivery={delivery} />
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}

function DeliveryRow({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const { delivery_id, event, at, state } = delivery;
  const { submit, isSending } = useSubmit(sendAgainMutation(useQueryClient()), {
    success: 'It is sent again within a few seconds.',
    failed: (_, error) => wordsFor(error),
    alwaysToast: true,
  });
  const [word, tone] = STATE_WORDS[state];
  return (
    <li data-row={delivery_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">
          {EVENT_WORDS[event]} · {dateTime(at)}
        </p>
        <p className="num text-sm text-ink-2">{triesOf(delivery)}</p>
      </div>
      <Chip tone={tone}>{word}</Chip>
      <Button
        variant="ghost"
        size="sm"
        icon={RotateCw}
        data-action="again"
        busy={isSending}
        aria-label={`Send again: ${EVENT_WORDS[event]}, ${dateTime(at)}`}
        onClick={() => void submit({ webhookId, deliveryId: delivery_id })}
      >
        Send again
      </Button>
    </li>
  );
}
