import type { NoticeDevice, Notices } from '@larder/shared/orders/notices.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';

import { forgetDeviceMutation, noticeQueries } from '#account/queries/notices.ts';
import { useDeviceNotices } from '#account/queries/useDeviceNotices.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';

import { Section } from './Section.tsx';
import { timeWords } from './sessionWords.ts';
import { StoreNoticesForm } from './StoreNoticesForm.tsx';

/** On which devices one is told of orders, and for whoever runs stores also what by mail. */
export function NoticesSection() {
  const { data, isPending, refetch } = useQuery(noticeQueries.view());
  return (
    <Section
      title="Notices"
      text="What you are told of orders when no page is open. Notices say store and order, and nothing of who ordered."
    >
      {isPending && (
        <Loading label="Loading your notices">
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {!isPending && !data && (
        <ErrorState
          title="Failed to load your notices. Please try again."
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <div className="space-y-5">
          <Devices devices={data.devices} />
          {data.stores.length > 0 && <Stores notices={data} />}
        </div>
      )}
    </Section>
  );
}

function Devices({ devices }: { devices: readonly NoticeDevice[] }) {
  const { state, device: here, allow, isAllowing } = useDeviceNotices();
  return (
    <div className="space-y-3">
      {state === 'unsupported' && (
        <Notice tone="info">
          This browser cannot show notices. Others can, at an https address.
        </Notice>
      )}
      {state === 'refused' && (
        <Notice tone="warning">
          Your browser blocks notices from Larder. Its settings for this site can allow them; then
          come back here.
        </Notice>
      )}
      {state === 'off' && (
        <Button variant="outline" icon={Bell} busy={isAllowing} onClick={allow}>
          Notify me on this device
        </Button>
      )}
      {devices.length > 0 && (
        <ul
          aria-label="Devices with notices"
          className="divide-y divide-line rounded-md border border-line"
        >
          {devices.map((device) => (
            <Device
              key={device.device_id}
              device={device}
              isHere={device.device_id === here?.device_id}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Device({ device, isHere }: { device: NoticeDevice; isHere: boolean }) {
  const name = device.device ?? 'A device';
  const { submit, isSending } = useSubmit(forgetDeviceMutation(useQueryClient()), {
    success: `${name} shows no more notices.`,
    failed: (_, error) => wordsFor(error),
    alwaysToast: true,
  });
  return (
    <li data-row className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {isHere && <Chip tone="brand">This device</Chip>}
        </p>
        <p className="text-sm text-ink-2">Notices since {timeWords(device.created_at)}</p>
      </div>
      <Button
        variant="outline"
        icon={BellOff}
        aria-label={`Stop notices on ${name}, since ${timeWords(device.created_at)}`}
        busy={isSending}
        onClick={() => void submit({ id: device.device_id, isHere })}
      >
        Stop
      </Button>
    </li>
  );
}

/** One store at a time: a vendor may have a thousand. */
function Stores({ notices: { stores, mails } }: { notices: Notices }) {
  const [chosen, setChosen] = useState(stores[0]?.store_id);
  const store = stores.find(({ store_id }) => store_id === chosen) ?? stores[0];
  if (!store) return null;
  return (
    <div className="space-y-4 border-t border-line pt-5">
      {!mails && (
        <Notice tone="info">
          This server has no mail server: its mails wait as files in its own folder. Whoever runs it
          can set one.
        </Notice>
      )}
      {stores.length > 1 && (
        <SelectField
          label="Store"
          value={store.store_id}
          onChange={(event) => setChosen(event.target.value)}
        >
          {stores.map(({ store_id, name }) => (
            <option key={store_id} value={store_id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <StoreNoticesForm key={store.store_id} store={store} />
    </div>
  );
}
