import type { HouseholdView } from '@larder/shared/kitchen/household.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';

import { wordsFor } from '#platform/http/apiError.ts';
import { dateTime } from '#platform/page/dates.ts';
import { linkTo } from '#platform/page/linkTo.ts';
import { toast } from '#platform/page/toast.ts';
import { endLinkMutation, makeLinkMutation } from '#shop/kitchen/queries/household.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { LinkBox } from '#ui/LinkBox.tsx';
import { TitledCard } from '#ui/TitledCard.tsx';

const LIFETIMES = [
  { hours: 4, words: '4 hours' },
  { hours: 24, words: 'A day' },
  { hours: 72, words: '3 days' },
  { hours: 168, words: 'A week' },
] as const;
const USUAL = 24;

/** For somebody who shops once and has no account. */
export function ShoppingLink({ link, name }: { link: HouseholdView['link']; name: string }) {
  const client = useQueryClient();
  const [hours, setHours] = useState<number>(USUAL);
  const [made, setMade] = useState<{ token: string; expires_at: Date }>();
  const make = useMutation({
    ...makeLinkMutation(client),
    onSuccess: setMade,
    onError: (error) => toast.error(wordsFor(error)),
  });
  const end = useMutation({
    ...endLinkMutation(client),
    onSuccess: () => {
      setMade(undefined);
      toast.success('The shopping link has ended');
    },
    onError: (error) => toast.error(wordsFor(error)),
  });
  // Somebody else of the household may have made another one since, which ended it.
  const isOpen = made !== undefined && link?.expires_at.getTime() === made.expires_at.getTime();
  return (
    <TitledCard title="Shopping link">
      <p className="mt-1 text-ink-2">
        Whoever has it sees the list and marks what they got, without an account. Carts, pantry and
        names stay hidden. Making one ends the one before.
      </p>
      {link && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm">A link is open until {dateTime(link.expires_at)}.</p>
          <Button
            variant="danger"
            icon={Link2Off}
            busy={end.isPending}
            onClick={() => end.mutate()}
          >
            End it
          </Button>
        </div>
      )}
      <div className="mt-4 space-y-4">
        {isOpen && (
          <LinkBox
            what="Shopping link"
            url={linkTo('/shop-for', made.token)}
            mail={{
              subject: `Shopping for ${name}`,
              text: 'Here is what we need. Press Got it on what you have got:',
            }}
          />
        )}
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label="It works for"
            value={String(hours)}
            onChange={({ target }) => setHours(Number(target.value))}
            className="min-w-36"
          >
            {LIFETIMES.map((one) => (
              <option key={one.hours} value={one.hours}>
                {one.words}
              </option>
            ))}
          </SelectField>
          <Button
            icon={Link2}
            variant="outline"
            busy={make.isPending}
            onClick={() => make.mutate({ hours })}
          >
            Make a shopping link
          </Button>
        </div>
      </div>
    </TitledCard>
  );
}
