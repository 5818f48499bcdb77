import { LIMITS } from '@larder/shared/basics/validation';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';

import { writtenEntry } from './entries.ts';

const PantryDialog = lazyPart(async () => (await import('./PantryDialog.tsx')).PantryDialog);

/** Names something that is at home, also with its amount; the rest is asked next. */
export function AddPantryItem() {
  const problem = useId();
  const [name, setName] = useState('');
  const [failed, setFailed] = useState<string>();
  const [adding, setAdding] = useState<ReturnType<typeof writtenEntry>>();

  function add(): void {
    const written = name.trim().replaceAll(/\s+/g, ' ');
    if (written === '') setFailed('Write what you have, like 500 g rice');
    else if (written.length > LIMITS.name) setFailed(`Write at most ${LIMITS.name} characters`);
    else setAdding(writtenEntry(written));
  }

  function done(): void {
    setAdding(undefined);
    setName('');
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div className="flex items-center rounded-full border-[1.5px] border-line-strong bg-surface pr-1 pl-4 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
        <Plus aria-hidden="true" size={18} className="flex-none text-ink-3" />
        <input
          aria-label="Add to the pantry"
          aria-invalid={failed !== undefined}
          aria-describedby={failed === undefined ? undefined : problem}
          placeholder="Add what you have, like 500 g rice"
          enterKeyHint="done"
          value={name}
          onFocus={PantryDialog.preload}
          onChange={({ target }) => {
            setName(target.value);
            setFailed(undefined);
          }}
          className="min-h-11 min-w-0 flex-1 bg-transparent px-2.5 outline-none"
        />
        <Button type="submit" variant="soft" size="sm">
          Add
        </Button>
      </div>
      {failed !== undefined && (
        <p id={problem} className="mt-1.5 pl-4 text-sm font-medium text-danger">
          {failed}
        </p>
      )}
      {adding && (
        <PantryDialog
          title={`Add ${adding.entry.name}`}
          item={adding.entry}
          written={adding.written}
          onClose={() => setAdding(undefined)}
          onSaved={done}
        />
      )}
    </form>
  );
}
