import { Copy, Mail, Share2 } from 'lucide-react';

import { copyLink, hasShareSheet, shareLink } from '#platform/page/share.ts';

import { Button } from './Button.tsx';
import { buttonClass } from './buttonVariant.tsx';

/** A link that is shown once, to share, to copy or to mail. `what` names it: "Invitation link". */
export function LinkBox({
  what,
  url,
  mail,
}: {
  what: string;
  url: string;
  mail: { subject: string; text: string };
}) {
  const query = new URLSearchParams({ subject: mail.subject, body: `${mail.text}\n\n${url}` });
  return (
    <div className="rounded-lg border border-line bg-sunken/50 p-4">
      <label className="block text-sm font-semibold">
        {what}
        <input
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
          className="mt-1.5 min-h-11 w-full rounded-md border-[1.5px] border-line-strong bg-surface px-3 font-normal text-ink-2"
        />
      </label>
      <div className="mt-3 flex flex-wrap gap-2">
        {hasShareSheet() && (
          <Button icon={Share2} onClick={() => void shareLink({ what, title: mail.subject, url })}>
            Share
          </Button>
        )}
        <Button
          icon={Copy}
          variant={hasShareSheet() ? 'outline' : 'primary'}
          onClick={() => void copyLink({ what, url })}
        >
          Copy link
        </Button>
        {/* Mail programs do not read "+" as a space. */}
        <a
          href={`mailto:?${query.toString().replaceAll('+', '%20')}`}
          className={buttonClass({ variant: 'outline' })}
        >
          <Mail aria-hidden="true" size={18} />
          Send by mail
        </a>
      </div>
      <p className="mt-3 text-sm text-ink-2">It is shown this once. You can always make another.</p>
    </div>
  );
}
