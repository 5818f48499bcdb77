import type { KnownIngredient } from '@larder/shared/contract/ingredients';
import { countedPart } from '@larder/shared/domain/groceryByHand';
import type { ListIngredient } from '@larder/shared/domain/groceryList';
import { meantNames } from '@larder/shared/domain/meantNames';
import { LIMITS } from '@larder/shared/domain/validation';
import type * as writtenItems from '@larder/shared/domain/writtenItems';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { afterPaint } from '#lib/afterPaint';
import { announce } from '#lib/announce';
import { toast } from '#lib/toast';
import { meaningOf } from '#queries/ingredients';
import { unlistByHand } from '#state/itemsByHand';
import { listByHand } from '#state/listChanges';

import { knownItem } from './knownItem.ts';

/** Reads lines; loaded on first use, so that the list shows without it. */
export type LineReader = typeof writtenItems;

function useReader() {
  const [reader, setReader] = useState<LineReader>();

  /** Loads the reader ahead. Without it there are no suggestions; adding tries again. */
  async function prepare(): Promise<LineReader | undefined> {
    const loaded = await import('@larder/shared/domain/writtenItems').catch(() => undefined);
    if (loaded) setReader(loaded);
    return loaded;
  }

  /** The reader. Undefined when it cannot be loaded, which is said. */
  async function load(): Promise<LineReader | undefined> {
    const loaded = await prepare();
    if (!loaded) toast.error('Nothing was added. Please try again.');
    return loaded;
  }

  return { reader, prepare, load };
}

/** The text of the add box, and the ways from it to the list. */
export function useAddItem() {
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  const { reader, prepare, load } = useReader();
  // What of the text waits for the reader.
  const entered = useRef('');
  const client = useQueryClient();

  function type(typed: string): void {
    setText(typed);
    setFailed(false);
  }

  /**
   * Adds what is typed. It stays in the box until it goes to the list; what is typed behind it while the reader loads
   * is the next item.
   */
  async function add(): Promise<void> {
    const fresh = behind(text, entered.current);
    if (fresh.trim() === '') setFailed(entered.current === '');
    else if (reader) take(reader, fresh);
    else {
      entered.current = text;
      const loaded = await load();
      if (loaded) take(loaded, fresh);
      else entered.current = '';
    }
  }

  function take({ writtenItems: read, writtenHint }: LineReader, fresh: string): void {
    const items = read(fresh);
    const isAdded = items.length > 0;
    setFailed(!isAdded);
    entered.current = isAdded ? behind(entered.current, fresh) : '';
    if (!isAdded) return;
    setText((now) => behind(now, fresh));
    // The box is empty first: a long list takes as long again to draw.
    afterPaint(() => {
      listByHand(...items);
      announce(`${items.map(({ name }) => name).join(' and ')} added`);
      const hint = writtenHint(fresh, items);
      if (hint !== undefined) toast.info(hint);
    });
  }

  /** Adds an ingredient in the amount that is typed. */
  function pick(known: KnownIngredient): void {
    const [written = { name: '', amount: 0, unit: '' }] = reader?.writtenItems(text) ?? [];
    const part = countedPart(written.name, known.grams_of);
    const unit = written.unit === '' ? (part ?? '') : written.unit;
    listByHand({ ...written, unit, ...knownItem(known), name: known.name });
    setText('');
    announce(`${known.name} added`);
  }

  /** Adds an item per line. */
  async function paste(pasted: string): Promise<void> {
    const loaded = reader ?? (await load());
    if (!loaded) return;
    const { items, isCut } = loaded.pastedItems(pasted);
    setFailed(items.length === 0);
    if (items.length === 0) return;
    const ops = listByHand(...items);
    const words = `${items.length} ${items.length === 1 ? 'item' : 'items'} added`;
    toast.undo(isCut ? `${words}, from the first ${LIMITS.pastedLines} lines` : words, () =>
      takeBack(client, { items, ops }),
    );
  }

  return { text, failed, reader, prepare, type, add, pick, paste };
}

/** "eggs" of "milkeggs" behind "milk"; all of a text that begins otherwise. */
function behind(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text;
}

/** Takes back items, whose lines may have been identified since. */
function takeBack(
  client: QueryClient,
  { items, ops }: { items: readonly ListIngredient[]; ops: readonly string[] },
): void {
  unlistByHand(
    items.map((item) => {
      const meant = meantNames(item)
        .map((name) => meaningOf(client, name))
        .find((one) => one);
      return meant ? { ...item, ingredient_id: meant.ingredient_id } : item;
    }),
    ops,
  );
}
