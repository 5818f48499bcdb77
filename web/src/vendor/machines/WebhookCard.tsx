import type { Webhook } from '@larder/shared/account/machines.calls';
import { useQueryClient } from '@tanstack/react-query';
import { List, Send, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { dateTime } from '#platform/page/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { LazyConfirm } from '#ui/LazyConfirm.tsx';
import { deleteWebhookMutation, testWebhookMutation } from '#vendor/machines/queries/machines.ts';

import { Deliveries } from './Deliveries.tsx';
import { EVENT_WORDS } from './machineWords.ts';

export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { webhook_id, address, events } = webhook;
  const [isOpen, setOpen] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const id = useId();
  const testing = useSubmit(testWebhookMutation(useQueryClient()), {
    success: 'The test is sent within a few seconds.',
    failed: (_, error) => wordsFor(error),
    alwaysToast: true,
    onDone: () => setOpen(true),
  });
  return (
    <li data-row={webhook_id} className="card p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-sans font-semibold wrap-anywhere">{address}</h3>
          <p className="text-sm text-ink-2">
            {events.map((event) => EVENT_WORDS[event]).join(' · ')}
          </p>
        </div>
        <Health webhook={webhook} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="soft"
          size="sm"
          icon={Send}
          data-action="test"
          busy={testing.isSending}
          aria-label={`Send a test to ${address}`}
          onClick={() => void testing.submit(webhook_id)}
        >
          Send a test
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={List}
          data-action="deliveries"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`Deliveries to ${address}`}
          onClick={() => setOpen(!isOpen)}
        >
          Deliveries
        </Button>
        <Button
          variant="danger"
          size="sm"
          icon={Trash2}
          data-action="delete"
          aria-label={`Delete ${address}`}
          {...LazyConfirm.preloadProps}
          onClick={() => setDeleting(true)}
        >
          Delete
        </Button>
      </div>
      {isOpen && (
        <div id={id} className="mt-4 border-t border-line pt-4">
          <Deliveries webhookId={webhook_id} />
        </div>
      )}
      {isDeleting && <DeleteWebhook webhook={webhook} onEnd={() => setDeleting(false)} />}
    </li>
  );
}

/** Whether messages get through, as far as is known. */
function Health({ webhook: { failing_since, waiting } }: { webhook: Webhook }) {
  if (failing_since) return <Chip tone="danger">{`Failing since ${dateTime(failing_since)}`}</Chip>;
  return waiting > 0 ? <Chip tone="honey">{`${waiting} waiting`}</Chip> : null;
}

function DeleteWebhook({
  webhook: { webhook_id, address },
  onEnd,
}: {
  webhook: Webhook;
  onEnd: () => void;
}) {
  const { submit, isSending } = useSubmit(deleteWebhookMutation(useQueryClient()), {
    success: 'The webhook is deleted.',
    failed: (_, error) => wordsFor(error),
    alwaysToast: true,
    onDone: onEnd,
  });
  return (
    <LazyConfirm
      title="Delete this webhook?"
      confirmLabel="Delete"
      busy={isSending}
      onConfirm={() => void submit(webhook_id)}
      onCancel={onEnd}
    >
      <span className="wrap-anywhere">{address}</span> is told nothing any more, and its list of
      deliveries goes. This cannot be undone; a new one has another secret.
    </LazyConfirm>
  );
}
