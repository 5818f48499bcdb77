import { MAX_KEYS } from '@larder/shared/account/machines';
import type { ApiKey } from '@larder/shared/account/machines.calls';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { dateText, dateTime } from '#platform/page/dates.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LazyConfirm } from '#ui/LazyConfirm.tsx';
import { DataList } from '#ui/lists/DataList.tsx';
import type { Column } from '#ui/lists/DataRow.tsx';
import { RowActions, RowCard } from '#ui/lists/RowParts.tsx';
import { machineQueries } from '#vendor/machines/queries/machines.ts';

import { KeyForm } from './KeyForm.tsx';
import { MachineSection } from './MachineSection.tsx';
import { RIGHT_WORDS } from './machineWords.ts';
import { RevokeDialog } from './RevokeDialog.tsx';

/** The keys with which the vendor's programs call. */
export function Keys() {
  const answer = useQuery(machineQueries.keys());
  const [revoking, setRevoking] = useState<ApiKey>();
  const keys = answer.data ?? [];
  const actions = (key: ApiKey) => (
    <RowActions
      actions={[
        {
          icon: Trash2,
          word: 'Revoke',
          label: `Revoke ${key.name}`,
          isDanger: true,
          preloadProps: LazyConfirm.preloadProps,
          onPress: () => setRevoking(key),
        },
      ]}
    />
  );
  return (
    <MachineSection
      title="Keys"
      text="A program with a key calls in your name, and does what its rights say and nothing else."
      makeLabel="Make a key"
      full={keys.length >= MAX_KEYS && `You have ${MAX_KEYS} keys. Revoke one to make another.`}
      what="API key"
      secretText="Give it to the program, and to nobody else."
      form={KeyForm}
    >
      <DataList
        label="Keys"
        rows={keys}
        keyOf={({ key_id }) => key_id}
        columns={[...COLUMNS, { title: 'Revoke', align: 'right', cell: actions }]}
        card={(key) => (
          <RowCard
            className="items-start py-3 pr-2 pl-4"
            picture={null}
            title={<span className="wrap-anywhere">{key.name}</span>}
            end={actions(key)}
          >
            <p className="text-sm text-ink-2">
              {rightsOf(key)} · {usedOf(key)}
            </p>
          </RowCard>
        )}
        remote={{
          answer,
          waiting: 'Loading the keys',
          skeletons: 2,
          failed: { title: 'Failed to load the keys. Please try again.' },
        }}
        empty={
          <EmptyState
            icon={KeyRound}
            title="No keys yet"
            text="Make one for a till or a warehouse that knows your stock, or takes orders."
          />
        }
      />
      {revoking && <RevokeDialog apiKey={revoking} onEnd={() => setRevoking(undefined)} />}
    </MachineSection>
  );
}

const COLUMNS: readonly Column<ApiKey>[] = [
  { title: 'Name', className: 'font-semibold wrap-anywhere', cell: ({ name }) => name },
  { title: 'Rights', cell: (key) => rightsOf(key) },
  { title: 'Made', cell: ({ created_at }) => dateText(created_at) },
  { title: 'Last use', className: 'text-ink-2', cell: (key) => usedOf(key) },
];

function rightsOf({ rights }: ApiKey): string {
  return rights.map((right) => RIGHT_WORDS[right].title).join(', ');
}

function usedOf({ last_used_at }: ApiKey): string {
  return last_used_at ? dateTime(last_used_at) : 'Never used';
}
