import type { Invitation } from '@larder/shared/account/staff.calls';
import { useQueryClient } from '@tanstack/react-query';
import { MailPlus, Trash2 } from 'lucide-react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { serverNow } from '#platform/http/serverClock.ts';
import { dateText } from '#platform/page/dates.ts';
import { Chip } from '#ui/Chip.tsx';
import { DataList } from '#ui/lists/DataList.tsx';
import type { Column } from '#ui/lists/DataRow.tsx';
import { RowActions, RowCard } from '#ui/lists/RowParts.tsx';
import { useOpenStores } from '#vendor/staff/queries/openStores.ts';
import { resendMutation, withdrawMutation } from '#vendor/staff/queries/staff.ts';

import { ROLE_TITLES, storeWords } from './staffWords.ts';

const COLUMNS: readonly Column<Invitation>[] = [
  { title: 'Invited', className: 'font-semibold wrap-anywhere', cell: ({ email }) => email },
  { title: 'As', cell: (invitation) => <As invitation={invitation} /> },
  { title: 'Link', cell: (invitation) => <Link invitation={invitation} /> },
];

export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const actions = (invitation: Invitation) => <Actions invitation={invitation} />;
  return (
    <section aria-label="Invitations" className="mt-8">
      <h2 className="mb-3 text-xl">Invitations</h2>
      <DataList
        label="Invitations"
        rows={invitations}
        keyOf={({ invitation_id }) => invitation_id}
        columns={[...COLUMNS, { title: 'Actions', align: 'right', cell: actions }]}
        card={(invitation) => (
          <RowCard
            className="items-start py-3 pr-2 pl-4"
            picture={null}
            title={<span className="wrap-anywhere">{invitation.email}</span>}
            end={actions(invitation)}
          >
            <p className="text-sm text-ink-2">
              <As invitation={invitation} /> · <Link invitation={invitation} />
            </p>
          </RowCard>
        )}
        empty={null}
      />
    </section>
  );
}

/** "Picker", of whoever is invited to some stores "Picker in Corner". */
function As({ invitation: { staff_role, store_ids } }: { invitation: Invitation }) {
  const stores = useOpenStores();
  return `${ROLE_TITLES[staff_role]}${store_ids ? ` in ${storeWords(store_ids, stores)}` : ''}`;
}

function Link({ invitation: { expires_at } }: { invitation: Invitation }) {
  if (expires_at.getTime() <= serverNow()) return <Chip tone="danger">Expired</Chip>;
  return <span className="text-ink-2">works until {dateText(expires_at)}</span>;
}

function Actions({ invitation: { invitation_id, email } }: { invitation: Invitation }) {
  const client = useQueryClient();
  const resending = useSubmit(resendMutation(client), {
    success: `Invitation sent to ${email} again. Only the new link works.`,
    failed: (_, error) => wordsFor(error),
    alwaysToast: true,
  });
  const withdrawing = useSubmit(withdrawMutation(client), {
    success: `The invitation of ${email} is withdrawn.`,
    failed: (_, error) => wordsFor(error),
    alwaysToast: true,
  });
  return (
    <RowActions
      actions={[
        {
          icon: MailPlus,
          word: 'Send again',
          label: `Send again: the invitation of ${email}`,
          onPress: () => void resending.submit(invitation_id),
        },
        {
          icon: Trash2,
          word: 'Withdraw',
          label: `Withdraw the invitation of ${email}`,
          isDanger: true,
          onPress: () => void withdrawing.submit(invitation_id),
        },
      ]}
    />
  );
}
