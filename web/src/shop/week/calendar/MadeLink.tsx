import { Check, Copy, ExternalLink, Info, Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { announce } from '#platform/page/announce.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonVariant.tsx';

const SAID_MS = 3_000;

/** The whole link, which is shown this once. */
export function MadeLink({ url }: { url: string }) {
  const [state, setState] = useState<'new' | 'copied' | 'refused'>('new');
  const box = useRef<HTMLInputElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => copyButton.current?.focus(), []);
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('new'), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
      announce('Copied');
    } catch {
      setState('refused');
      box.current?.focus();
      box.current?.select();
    }
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 rounded-xl border-[1.5px] border-line-strong bg-surface p-1.5 pl-3.5">
        <div className="flex min-w-0 flex-[1_1_16rem] items-center gap-2">
          <Link2 aria-hidden="true" size={18} className="flex-none text-ink-2" />
          <input
            ref={box}
            readOnly
            aria-label="Link of the calendar"
            value={url}
            onFocus={({ target }) => target.select()}
            className="min-h-11 w-full min-w-0 bg-transparent font-mono text-sm"
          />
        </div>
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className={buttonClass({ variant: 'outline' })}
        >
          <ExternalLink aria-hidden="true" size={18} />
          Open
        </a>
        <Button
          ref={copyButton}
          icon={state === 'copied' ? Check : Copy}
          onClick={() => void copy()}
        >
          {state === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p className="mt-2 flex gap-2 text-sm text-on-honey-soft">
        <Info aria-hidden="true" size={18} className="flex-none" />
        <span role={state === 'refused' ? 'alert' : undefined}>
          {state === 'refused'
            ? 'Your browser does not let us copy. Press Ctrl C.'
            : 'Copy it now: it is shown this once. Who has it can read your meals, and nothing else.'}
        </span>
      </p>
    </div>
  );
}
