import { Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '#ui/Button.tsx';

import { SecretBox } from './SecretBox.tsx';

type Closing = { onMade: (secret: string) => void; onCancel: () => void };

/** A section whose things are made with a form, and then show their secret once. */
export function MachineSection({
  title,
  text,
  makeLabel,
  full,
  what,
  secretText,
  form: NewForm,
  children,
}: {
  title: string;
  text: string;
  makeLabel: string;
  /** Why no more can be made; false: more can. */
  full: string | false;
  /** The secret's name: "API key". */
  what: string;
  secretText: string;
  form: ComponentType<Closing>;
  children: ReactNode;
}) {
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  function close(): void {
    // The button cannot be pressed, nor have the focus, while a secret is shown.
    flushSync(() => {
      setMaking(false);
      setSecret(undefined);
    });
    toggle.current?.focus();
  }
  function show(made: string): void {
    setMaking(false);
    setSecret(made);
  }
  return (
    <section aria-labelledby={id} className="mb-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p className="mt-1 text-ink-2">{text}</p>
        </div>
        <Button
          ref={toggle}
          icon={Plus}
          variant={isMaking ? 'soft' : 'primary'}
          aria-expanded={isMaking}
          disabled={(full !== false && !isMaking) || secret !== undefined}
          onClick={() => setMaking(!isMaking)}
        >
          {makeLabel}
        </Button>
      </div>
      {full && <p className="mb-4 text-sm text-ink-2">{full}</p>}
      {isMaking && <NewForm onMade={show} onCancel={close} />}
      {secret !== undefined && (
        <SecretBox key={secret} what={what} secret={secret} text={secretText} onDone={close} />
      )}
      {children}
    </section>
  );
}
