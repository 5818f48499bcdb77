import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';

import { announce } from '#lib/announce';
import { listByHand } from '#state/groceryList';
import { Button } from '#ui/Button';
import { Field } from '#ui/Field';

import { parseItem } from './parseItem.ts';

/** Puts something on the list that no recipe asks for, as people write it: "2 lb carrots". */
export function AddItem() {
  const [text, setText] = useState('');
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
    <form noValidate onSubmit={add} className="flex items-start gap-2">
      <Field
        label="Add an item"
        hideLabel
        placeholder="Add an item, like 2 lb carrots"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setFailed(false);
        }}
        error={failed ? 'Write what you need, like milk or 2 lb carrots' : undefined}
        className="min-w-0 flex-1"
      />
      <Button type="submit" look="soft" icon={Plus}>
        Add
      </Button>
    </form>
  );
}
