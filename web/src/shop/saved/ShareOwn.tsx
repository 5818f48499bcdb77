import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { dateTime } from '#platform/page/dates.ts';
import { linkTo } from '#platform/page/linkTo.ts';
import {
  recipeLinkQueries,
  shareRecipeMutation,
  stopSharingMutation,
} from '#shop/saved/queries/recipeLinks.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { LinkBox } from '#ui/LinkBox.tsx';
import { Modal } from '#ui/Modal.tsx';

type ShareOwnProps = { recipe_id: string; title: string; onClose: () => void };

/** Makes links to a recipe of one's own, and ends them. */
export function ShareOwn({ recipe_id, title, onClose }: ShareOwnProps) {
  const client = useQueryClient();
  const links = useQuery(recipeLinkQueries.of(recipe_id)).data ?? [];
  const [token, setToken] = useState<string>();
  const { submit, isSending, error } = useSubmit(shareRecipeMutation(client, recipe_id), {
    onDone: (made) => setToken(made.token),
  });
  const stop = useSubmit(stopSharingMutation(client, recipe_id), {
    success: 'The links to this recipe have ended',
    failed: (_, reason) => `The links still work. ${wordsFor(reason)}`,
    alwaysToast: true,
    onDone: () => setToken(undefined),
  });
  const [latest] = links;
  return (
    <Modal title="Share the recipe" text={title} closeLabel="Close" onClose={onClose}>
      <p className="mt-1 text-ink-2">
        Whoever has the link reads the recipe and your name, without an account. Your notes stay
        with you. It works for {RECIPE_LIMITS.linkDays} days, or until you stop sharing.
      </p>
      <div className="mt-4 space-y-4">
        <FailureNotice title="There is no link yet." error={error} />
        {token !== undefined && (
          <LinkBox
            what="Recipe link"
            url={linkTo('/shared-recipe', token)}
            mail={{ subject: title, text: 'Here is a recipe for you:' }}
          />
        )}
        <Button
          icon={Link2}
          variant={token === undefined ? 'primary' : 'outline'}
          busy={isSending}
          onClick={() => void submit()}
        >
          {token === undefined ? 'Make a link' : 'Make another link'}
        </Button>
        {latest && (
          <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
            <p className="text-sm">{openWords(links.length, latest.expires_at)}</p>
            <Button
              variant="danger"
              icon={Link2Off}
              busy={stop.isSending}
              onClick={() => void stop.submit()}
            >
              Stop sharing
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}

function openWords(links: number, until: Date): string {
  return links === 1
    ? `A link is open until ${dateTime(until)}.`
    : `${links} links are open, the last until ${dateTime(until)}.`;
}
