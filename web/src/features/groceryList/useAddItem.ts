import type { KnownIngredient } from '@larder/shared/contract/ingredients';
import { countedPart, meantNames } from '@larder/shared/domain/groceryByHand';
import type { ListIngredient } from '@larder/shared/domain/groceryList';
import { LIMITS } from '@larder/shared/domain/validation';
import type * as writtenItems from '@larder/shared/domain/writtenItems';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { announce } from '#lib/announce';
import { toast } from '#lib/toast';
import { meaningOf } from '#queries/ingredients';
import { unlistByHand } from '#state/itemsByHand';
import { listByHand } from '#state/listChanges';

import { knownItem } from './knownItem.ts';

/** Reads lines; it is loaded when the box is used, so that the list shows without it. */
export type LineReader = typeof writtenItems;

/** The text of the add box, and the ways from it to the list. */
export function useAddItem() {
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  const [reader, setReader] = useState<LineReader>();
  const isReading = useRef(false);
  const client = useQueryClient();

  /** Runs with the reader; a second press while it loads does nothing. */
  async function withReader(run: (loaded: LineReader) => void): Promise<void> {
    if (isReading.current) return;
    isReading.current = true;
    try {
      const loaded = await import('@larder/shared/domain/writtenItems');
      setReader(loaded);
      run(loaded);
    } catch {
      toast.error('Nothing was added. Please try again.');
    } finally {
      isReading.current = false;
    }
  }

  /** Loads the reader ahead. Without it there are no suggestions; adding tries again. */
  async function prepare(): Promise<void> {
    const loaded = await import('@larder/shared/domain/writtenItems').catch(() => undefined);
    if (loaded) setReader(loaded);
  }

  /** Whether there was something to add. */
  function list(items: readonly ListIngredient[]): boolean {
    setFailed(items.length === 0);
    if (items.length === 0) return false;
    listByHand(...items);
    // What is typed while the reader loads stays.
    setText((now) => (now === text ? '' : now));
    return true;
  }

  /** Takes back items, whose lines may have been identified since. */
  function takeBack(items: readonly ListIngredient[]): void {
    unlistByHand(
      items.map((item) => {
        const meant = meantNames(item.name, item.unit)
          .map((name) => meaningOf(client, name))
          .find((one) => one);
        return meant ? { ...item, ingredient_id: meant.ingredient_id } : item;
      }),
    );
  }

  function type(typed: string): void {
    setText(typed);
    setFailed(false);
  }

  /** Adds what is typed. */
  const add = (): Promise<void> =>
    withReader(({ writtenItems: read, writtenHint }) => {
      const items = read(text);
      if (!list(items)) return;
      announce(`${items.map(({ name }) => name).join(' and ')} added`);
      const hint = writtenHint(text, items);
      if (hint !== undefined) toast.info(hint);
    });

  /** Adds an ingredient in the amount that is typed. */
  function pick(known: KnownIngredient): void {
    const [written = { name: '', amount: 0, unit: '' }] = reader?.writtenItems(text) ?? [];
    const part = countedPart(written.name, known.grams_of);
    const unit = written.unit === '' ? (part ?? '') : written.unit;
    list([{ ...written, unit, ...knownItem(known), name: known.name }]);
    announce(`${known.name} added`);
  }

  /** Adds an item per line. */
  const paste = (pasted: string): Promise<void> =>
    withReader(({ pastedItems }) => {
      const { items, isCut } = pastedItems(pasted);
      if (!list(items)) return;
      const words = `${items.length} ${items.length === 1 ? 'item' : 'items'} added`;
      toast.undo(isCut ? `${words}, from the first ${LIMITS.pastedLines} lines` : words, () =>
        takeBack(items),
      );
    });

  return { text, failed, reader, prepare, type, add, pick, paste };
}
