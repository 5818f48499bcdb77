import { Share2 } from 'lucide-react';

import { shareLink } from '#platform/page/share.ts';
import { IconButton } from '#ui/IconButton.tsx';

/** Shares the address of a page that anybody can read: `<ShareButton title="Dal" path="/recipe/7" />`. */
export function ShareButton({
  title,
  path,
  className,
}: {
  title: string;
  path: string;
  className?: string;
}) {
  function share(): void {
    // Not while it is drawn: pages are drawn without a browser, too.
    const url = `${window.location.origin}${path}`;
    void shareLink({ what: 'Recipe link', title, url });
  }
  return (
    <IconButton
      label="Share the recipe"
      icon={Share2}
      {...(className !== undefined && { className })}
      onClick={share}
    />
  );
}
