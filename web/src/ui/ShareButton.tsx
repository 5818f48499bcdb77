import { Share2 } from 'lucide-react';

import { shareLink } from '#lib/share';
import { IconButton } from '#ui/IconButton';

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
  const url = `${window.location.origin}${path}`;
  return (
    <IconButton
      label="Share the recipe"
      icon={Share2}
      {...(className !== undefined && { className })}
      onClick={() => void shareLink({ what: 'Recipe link', title, url })}
    />
  );
}
