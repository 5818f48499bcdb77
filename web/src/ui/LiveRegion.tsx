import { useEffect, useState } from 'react';

import { type Announcement, onAnnounce } from '#platform/page/announce.ts';

/**
 * The page's live regions for `announce`: polite for counts, assertive for errors. Rendered once per page.
 */
export function LiveRegion() {
  const [said, setSaid] = useState<Announcement>({ text: '', urgent: false, turn: 0 });
  useEffect(() => onAnnounce(setSaid), []);

  // A new key per announcement, so that a repeated text is read again.
  const text = <span key={said.turn}>{said.text}</span>;
  return (
    <div className="sr-only">
      <div aria-live="polite">{!said.urgent && text}</div>
      <div aria-live="assertive">{said.urgent && text}</div>
    </div>
  );
}
