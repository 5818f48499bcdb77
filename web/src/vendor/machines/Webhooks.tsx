import { MAX_WEBHOOKS } from '@larder/shared/account/machines';
import { useQuery } from '@tanstack/react-query';
import { Webhook as WebhookIcon } from 'lucide-react';

import { EmptyState } from '#ui/EmptyState.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { machineQueries } from '#vendor/machines/queries/machines.ts';

import { MachineSection } from './MachineSection.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookForm } from './WebhookForm.tsx';

/** Where events are sent. */
export function Webhooks() {
  const answer = useQuery(machineQueries.webhooks());
  const webhooks = answer.data ?? [];
  return (
    <MachineSection
      title="Webhooks"
      text="Your program is told at once when something happens, instead of asking again and again."
      makeLabel="Make a webhook"
      full={
        webhooks.length >= MAX_WEBHOOKS &&
        `You have ${MAX_WEBHOOKS} webhooks. Delete one to make another.`
      }
      what="Signing secret"
      secretText="Your program checks with it that a message is ours."
      form={WebhookForm}
    >
      <ListStates
        rows={webhooks}
        remote={{
          answer,
          waiting: 'Loading the webhooks',
          skeletons: 2,
          failed: { title: 'Failed to load the webhooks. Please try again.' },
        }}
        empty={
          <EmptyState
            icon={WebhookIcon}
            title="No webhooks yet"
            text="Make one to have new orders and low stock sent to an address."
          />
        }
      >
        {(shown) => (
          <ul aria-label="Webhooks" className="space-y-4">
            {shown.map((webhook) => (
              <WebhookCard key={webhook.webhook_id} webhook={webhook} />
            ))}
          </ul>
        )}
      </ListStates>
    </MachineSection>
  );
}
