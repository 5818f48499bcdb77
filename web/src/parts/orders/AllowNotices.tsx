import { Bell } from 'lucide-react';

import { Button } from '#ui/Button.tsx';

/**
 * A line that offers notices on this device, or says that the browser blocks them. Nothing when they are on, or cannot be.
 *
 * `<AllowNotices {...useDeviceNotices()} offer="Be told of new orders when this page is closed." />`
 */
export function AllowNotices({
  state,
  allow,
  isAllowing,
  offer,
  otherwise,
}: {
  state: 'unsupported' | 'unknown' | 'off' | 'on' | 'refused';
  allow: () => void;
  isAllowing: boolean;
  /** What pressing brings. */
  offer: string;
  /** What is left when the browser blocks notices. */
  otherwise: string;
}) {
  if (state === 'refused')
    return (
      <p className="mb-4 text-sm text-ink-2">
        Your browser blocks notices from Larder. Its settings for this site can allow them.{' '}
        {otherwise}
      </p>
    );
  if (state !== 'off') return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-2.5">
      <p className="min-w-0 flex-1 basis-56 text-sm text-ink-2">{offer}</p>
      <Button variant="outline" size="sm" icon={Bell} busy={isAllowing} onClick={allow}>
        Notify me
      </Button>
    </div>
  );
}
