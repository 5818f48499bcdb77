import { useEffect, useState } from 'react';

import { type Announcement, onAnnounce } from '#lib/announce';

/**
 * The two places a screen reader listens to, once per page: whatever calls `announce` is read out
 * here, politely for counts and savings, at once for errors.
 */
export function LiveRegion() {
  const [said, setSaid] = useState<Announcement>({ text: '', urgent: false, turn: 0 });
  useEffect(() => onAnnounce(setSaid), []);

  // Another key for every announcement, so that the same words said twice are read twice.
  const text = <span key={said.turn}>{said.text}</span>;
  return (
    <div className="sr-only">
      <div aria-live="polite">{!said.urgent && text}</div>
      <div aria-live="assertive">{said.urgent && text}</div>
    </div>
  );
}
