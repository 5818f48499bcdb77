import type { ApiKey } from '@larder/shared/account/machines.calls';
import { useQueryClient } from '@tanstack/react-query';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { LazyConfirm } from '#ui/LazyConfirm.tsx';
import { Notice } from '#ui/Notice.tsx';
import { revokeKeyMutation } from '#vendor/machines/queries/machines.ts';

export function RevokeDialog({
  apiKey: { key_id, name },
  onEnd,
}: {
  apiKey: ApiKey;
  onEnd: () => void;
}) {
  const { submit, isSending, error } = useSubmit(revokeKeyMutation(useQueryClient()), {
    success: `${name} is revoked.`,
    failed: `${name} was not revoked.`,
    onDone: onEnd,
  });
  return (
    <LazyConfirm
      title={`Revoke ${name}?`}
      confirmLabel="Revoke"
      busy={isSending}
      onConfirm={() => void submit(key_id)}
      onCancel={onEnd}
    >
      {error && (
        <Notice tone="danger" className="mb-3">
          {wordsFor(error)}
        </Notice>
      )}
      Programs that use it are refused from their next call on. This cannot be undone; you can make
      another key.
    </LazyConfirm>
  );
}
