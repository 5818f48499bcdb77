import type { Cart } from '@larder/shared/kitchen/carts.model';
import { MAX_NOTE, MAX_NOTE_LINES, noteFrom } from '@larder/shared/kitchen/orderNote';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';

import { useAuth } from '#platform/session/session.ts';
import { setNote, useNote } from '#shop/carts/state/orderNotes.ts';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';

/** What the store shall know about this order; a press opens it. */
export function NoteField({ cart: { store_id, storeName } }: { cart: Cart }) {
  const note = useNote(store_id);
  const [isOpen, setOpen] = useState(note !== '');
  const { claims } = useAuth();
  if (!isOpen && note === '')
    return (
      <Button
        variant="ghost"
        icon={MessageSquarePlus}
        className="mx-1.5 my-0.5 px-2! text-brand! sm:mx-2.5"
        aria-label={`Add a note for ${storeName}`}
        onClick={() => setOpen(true)}
      >
        Add a note
      </Button>
    );
  return (
    <TextArea
      autoFocus={isOpen && note === ''}
      label={`Note for ${storeName}`}
      className="px-4 pt-1 pb-3 sm:px-5 [&_textarea]:min-h-14"
      dir="auto"
      rows={2}
      maxLength={MAX_NOTE}
      hint={
        claims.phone === undefined
          ? `At most ${MAX_NOTE_LINES} lines. Only the store reads it.`
          : `At most ${MAX_NOTE_LINES} lines. Only the store reads it, and your phone ${claims.phone}.`
      }
      value={note}
      onChange={(event) => setNote(store_id, event.target.value)}
      onBlur={() => {
        setNote(store_id, noteFrom(note) ?? '');
        setOpen(false);
      }}
    />
  );
}
