import type { HouseholdView } from '@larder/shared/kitchen/household.calls';
import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';
import { leaveMutation } from '#shop/kitchen/queries/household.ts';
import { Button } from '#ui/Button.tsx';
import { LazyConfirm } from '#ui/LazyConfirm.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Renders nothing in a household of one. */
export function Leaving({ household: { name, members } }: { household: HouseholdView }) {
  const [isAsking, setIsAsking] = useState(false);
  const { submit, isSending, error } = useSubmit(leaveMutation(useQueryClient()), {
    onDone: () => {
      toast.success(`You have left ${name}. The list is your own now.`);
      setIsAsking(false);
    },
  });
  if (members.length < 2) return null;
  return (
    <>
      <Button
        variant="danger"
        icon={LogOut}
        {...LazyConfirm.preloadProps}
        onClick={() => setIsAsking(true)}
      >
        Leave the household
      </Button>
      {isAsking && (
        <LazyConfirm
          title={`Leave ${name}?`}
          confirmLabel="Leave"
          busy={isSending}
          onConfirm={() => void submit()}
          onCancel={() => setIsAsking(false)}
        >
          You take a copy of list, carts and pantry along. What the others change later you do not
          see, and they do not see what you change. A shopping link that is open ends.
          {error && (
            <Notice tone="danger" className="mt-3">
              {wordsFor(error)}
            </Notice>
          )}
        </LazyConfirm>
      )}
    </>
  );
}
