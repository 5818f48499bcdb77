import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { copyText } from '#platform/page/share.ts';
import { Button } from '#ui/Button.tsx';

/** A secret that is shown once, to copy. `what` names it: "API key". */
export function SecretBox({
  what,
  secret,
  text,
  onDone,
}: {
  what: string;
  secret: string;
  text: string;
  onDone: () => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  // The form that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="mb-6 rounded-lg border border-line bg-sunken/50 p-4">
      <label className="block text-sm font-semibold">
        {what}
        <input
          readOnly
          ref={box}
          value={secret}
          spellCheck={false}
          autoComplete="off"
          onFocus={({ target }) => target.select()}
          className="mt-1.5 min-h-11 w-full rounded-md border-[1.5px] border-line-strong bg-surface px-3 font-mono font-normal text-ink"
        />
      </label>
      <p className="mt-3 text-sm text-ink-2">
        {text} It is shown this once and cannot be read again.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => void copyText({ what, text: secret })}>
          Copy
        </Button>
        <Button variant="outline" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
