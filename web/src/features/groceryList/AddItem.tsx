import { Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';

import { announce } from '#lib/announce';
import { listByHand } from '#state/listChanges';
import { Button } from '#ui/Button';

import { parseItem } from './parseItem.ts';

/** Adds an item as people write it: "2 lb carrots". */
export function AddItem() {
  const [text, setText] = useState('');
  const problem = useId();
  const [failed, setFailed] = useState(false);

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const item = parseItem(text);
    setFailed(item === undefined);
    if (!item) return;
    listByHand(item);
    announce(`${item.name} added`);
    setText('');
  }

  return (
    <form noValidate onSubmit={add}>
      <div className="flex items-center rounded-full border-[1.5px] border-line-strong bg-surface pr-1 pl-4 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
        <Plus aria-hidden="true" size={18} className="flex-none text-ink-3" />
        <input
          aria-label="Add an item"
          aria-invalid={failed}
          aria-describedby={failed ? problem : undefined}
          placeholder="Add an item, like 2 lb carrots"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFailed(false);
          }}
          className="min-h-11 min-w-0 flex-1 bg-transparent px-2.5 outline-none"
        />
        <Button type="submit" variant="soft" size="sm">
          Add
        </Button>
      </div>
      {failed && (
        <p id={problem} className="mt-1.5 pl-4 text-sm font-medium text-danger">
          Write what you need, like milk or 2 lb carrots
        </p>
      )}
    </form>
  );
}
