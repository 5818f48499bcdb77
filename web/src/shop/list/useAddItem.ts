import { foldText } from '@larder/shared/basics/text';
import { LIMITS } from '@larder/shared/basics/validation';
import type { KnownIngredient } from '@larder/shared/food/ingredients.calls';
import { asBought, countedPart } from '@larder/shared/kitchen/groceryByHand';
import type { ListIngredient } from '@larder/shared/kitchen/kitchenOps.model';
import type * as writtenItems from '@larder/shared/recipes/writtenItems';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { listed } from '#parts/sentences.ts';
import { afterPaint } from '#platform/page/afterPaint.ts';
import { announce } from '#platform/page/announce.ts';
import { toast } from '#platform/page/toast.ts';
import { ownerNow } from '#platform/stored/owner.ts';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { unlistByHand } from '#shop/kitchen/state/itemsByHand.ts';
import { listByHand } from '#shop/kitchen/state/listChanges.ts';
import { orderedNow } from '#shop/kitchen/state/ordered.ts';
import type * as severalItems from '#shop/list/rules/severalItems.ts';

import { knownItem } from './knownItem.ts';
import { lineTitle } from './lineWords.ts';

/** Reads lines; loaded on first use, so that the list shows without it. */
export type LineReader = typeof writtenItems & Pick<typeof severalItems, 'maybeSeveral'>;

function useReader() {
  const [reader, setReader] = useState<LineReader>();

  /** Loads the reader ahead. Without it there are no suggestions; adding tries again. */
  async function prepare(): Promise<LineReader | undefined> {
    const loaded = await Promise.all([
      import('@larder/shared/recipes/writtenItems'),
      import('#shop/list/rules/severalItems.ts'),
    ]).catch(() => undefined);
    if (!loaded) return undefined;
    const [written, { maybeSeveral }] = loaded;
    const both = { ...written, maybeSeveral };
    setReader(both);
    return both;
  }

  /** The reader. When it cannot be loaded: a toast, and undefined. */
  async function load(): Promise<LineReader | undefined> {
    const loaded = await prepare();
    if (!loaded) toast.error('Nothing was added. Please try again.');
    return loaded;
  }

  return { reader, prepare, load };
}

/** Adds waiting lines in the order in which they were typed. */
function useQueue() {
  const last = useRef(Promise.resolve());
  const version = useRef(0);
  const [waiting, setWaiting] = useState(0);
  return {
    isWaiting: waiting > 0,
    /** For a text that is edited while it waits: the waiting lines are dropped. */
    dropWaiting(): void {
      version.current += 1;
    },
    async next(work: (isWanted: () => boolean) => Promise<void>): Promise<void> {
      const [asked, owner] = [version.current, ownerNow()];
      // Never onto the list of somebody who signs in meanwhile.
      const isWanted = (): boolean => asked === version.current && owner === ownerNow();
      setWaiting((lines) => lines + 1);
      last.current = last.current.then(() => work(isWanted));
      await last.current;
      setWaiting((lines) => lines - 1);
    },
  };
}

const NOTHING = 'Write what you need, like milk or 2 lb carrots';
const TOO_LONG = `Please shorten it: an item has at most ${LIMITS.name} letters, and its note as many`;

/** The text of the add box, and the ways from it to the list. */
export function useAddItem() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { reader, prepare, load } = useReader();
  // The part of the text that waits for the reader.
  const entered = useRef('');
  const queue = useQueue();
  const client = useQueryClient();

  function type(typed: string): void {
    if (!typed.startsWith(entered.current)) {
      queue.dropWaiting();
      entered.current = '';
    }
    setText(typed);
    setProblem(undefined);
  }

  /**
   * Adds the typed item. It stays in the box until it is on the list; text typed after it meanwhile is the
   * next item.
   */
  async function add(): Promise<void> {
    const fresh = textAfter(text, entered.current);
    if (fresh.trim() === '') return setProblem(entered.current === '' ? NOTHING : undefined);
    if (reader && entered.current === '' && !reader.maybeSeveral(fresh))
      return take(reader, fresh, reader.writtenItems(fresh));
    entered.current = text;
    await queue.next((isWanted) => takeLater(fresh, isWanted));
  }

  async function takeLater(fresh: string, isWanted: () => boolean): Promise<void> {
    const loaded = reader ?? (await load());
    const items = loaded && isWanted() ? await itemsOf(client, loaded, fresh) : [];
    if (!isWanted()) return;
    if (loaded) take(loaded, fresh, items);
    else entered.current = '';
  }

  function take(
    { isTooLong, writtenHint }: LineReader,
    fresh: string,
    items: readonly ListIngredient[],
  ): void {
    const found = items.some(isTooLong) ? TOO_LONG : undefined;
    const isAdded = items.length > 0 && found === undefined;
    setProblem(isAdded ? undefined : (found ?? NOTHING));
    entered.current = isAdded ? textAfter(entered.current, fresh) : '';
    if (!isAdded) return;
    setText((now) => textAfter(now, fresh));
    // The box is emptied first: rendering a long list takes long.
    afterPaint(() => {
      listByHand(...items);
      announce(`${listed(items.map(({ name }) => name))} added`);
      const hint = writtenHint(items) ?? orderedHint(items);
      if (hint !== undefined) toast.info(hint);
    });
  }

  /** Adds an ingredient in the amount that is typed. */
  function pick(known: KnownIngredient): void {
    listByHand(pickedItem(reader?.writtenItems(text)[0], known));
    setText('');
    announce(`${known.name} added`);
  }

  /** Adds an item per line. What is too long goes into the box. */
  async function paste(pasted: string): Promise<void> {
    const owner = ownerNow();
    const loaded = reader ?? (await load());
    if (!loaded || owner !== ownerNow()) return;
    const { tooLong, ...read } = loaded.pastedItems(pasted);
    const isListed = listPasted(read);
    if (tooLong.length === 0) return setProblem(isListed ? undefined : NOTHING);
    setText((now) => [now, ...tooLong].join(' ').trim());
    setProblem(TOO_LONG);
  }

  return { text, problem, isWaiting: queue.isWaiting, reader, prepare, type, add, pick, paste };
}

/** What is said of items that an order has: their line stays among what is ordered. */
function orderedHint(items: readonly ListIngredient[]): string | undefined {
  const { keys } = orderedNow();
  const names = new Set(items.map(({ name }) => foldText(name)));
  const there = groceryList().lines.filter(
    ({ key, name }) => keys.has(key) && names.has(foldText(name)),
  );
  if (there.length === 0) return undefined;
  return `${listed(there.map(lineTitle))} ${there.length === 1 ? 'is' : 'are'} ordered already: see Ordered`;
}

/** An ingredient in the amount of what is written. */
function pickedItem(
  written: ListIngredient = { name: '', amount: 0, unit: '' },
  known: KnownIngredient,
): ListIngredient {
  const part = countedPart(written.name, known.grams_of);
  const unit = written.unit === '' ? (part ?? '') : written.unit;
  const bought = asBought({ ...written, unit }, written.name, known.grams_of);
  return { ...bought, ...knownItem(known), name: known.name };
}

/** The items of a line; several where each is a food of the catalogue. */
async function itemsOf(
  client: QueryClient,
  { maybeSeveral, writtenItems: read }: LineReader,
  line: string,
): Promise<readonly ListIngredient[]> {
  const several = maybeSeveral(line)
    ? await import('./readSeveral.ts').then(
        ({ readSeveral }) => readSeveral(client, line),
        () => undefined,
      )
    : undefined;
  return several ?? read(line);
}

/** Adds the items of pasted lines, with Undo; false without one. */
function listPasted({
  items,
  isCut,
}: Pick<ReturnType<LineReader['pastedItems']>, 'items' | 'isCut'>): boolean {
  if (items.length === 0) return false;
  const ops = listByHand(...items);
  const words = `${items.length} ${items.length === 1 ? 'item' : 'items'} added`;
  toast.undo(isCut ? `${words}, from the first ${LIMITS.pastedLines} lines` : words, () =>
    unlistByHand(ops),
  );
  return true;
}

/** The rest of a text after `start`: "milkeggs", "milk" -> "eggs"; all of a text that starts otherwise. */
function textAfter(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text;
}
