import type { KnownIngredient } from '@larder/shared/contract/ingredients';
import type { ListIngredient } from '@larder/shared/domain/groceryList';
import { LIMITS } from '@larder/shared/domain/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { announce } from '#lib/announce';
import { toast } from '#lib/toast';
import { meaningOf } from '#queries/ingredients';
import { unlistByHand } from '#state/itemsByHand';
import { listByHand } from '#state/listChanges';

import { knownItem, pastedItems, writtenItems } from './writtenItems.ts';

/** The text of the add box, and the ways from it to the list. */
export function useAddItem() {
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  const client = useQueryClient();

  /** Whether there was something to add. */
  function list(items: readonly ListIngredient[]): boolean {
    setFailed(items.length === 0);
    if (items.length === 0) return false;
    listByHand(...items);
    setText('');
    return true;
  }

  /** Takes back items, whose lines may have been identified since. */
  function takeBack(items: readonly ListIngredient[]): void {
    unlistByHand(
      items.map((item) => {
        const meant = meaningOf(client, item.name);
        return meant ? { ...item, ingredient_id: meant.ingredient_id } : item;
      }),
    );
  }

  function type(typed: string): void {
    setText(typed);
    setFailed(false);
  }

  /** Adds what is typed. */
  function add(): void {
    const items = writtenItems(text);
    if (list(items)) announce(`${items.map(({ name }) => name).join(' and ')} added`);
  }

  /** Adds an ingredient in the amount that is typed. */
  function pick(known: KnownIngredient): void {
    const [written = { amount: 1, unit: '' }] = writtenItems(text);
    list([{ ...written, ...knownItem(known), name: known.name }]);
    announce(`${known.name} added`);
  }

  /** Adds an item per line. */
  function paste(pasted: string): void {
    const { items, isCut } = pastedItems(pasted);
    if (!list(items)) return;
    const words = `${items.length} ${items.length === 1 ? 'item' : 'items'} added`;
    toast.undo(isCut ? `${words}, from the first ${LIMITS.pastedLines} lines` : words, () =>
      takeBack(items),
    );
  }

  return { text, failed, type, add, pick, paste };
}
