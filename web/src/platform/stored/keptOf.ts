import * as z from 'zod/mini';

import { browserStorage } from './browserStorage.ts';
import { forgetDrafts } from './drafts.ts';
import { keptFor } from './keptFor.ts';
import { forgetForWorker } from './keptForWorker.ts';
import { ownerNow, ownerOf } from './owner.ts';

/** How long things wait for a person who is signed out. */
export const KEPT_DAYS = 30;
const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;
const AREAS = ['local', 'session'] as const;

/** Forgets what this browser keeps for a person who is not signed in. */
export function forgetPerson(id: string): void {
  for (const area of AREAS)
    for (const key of browserStorage.keys(area))
      if (ownerOf(key)?.id === id) browserStorage.remove(area, key);
  void forgetForWorker(id);
  forgetDrafts(id);
  keptFor.update((all) => all.filter((one) => one.id !== id));
}

/**
 * Forgets those who have been away too long, as of `now`, in milliseconds since 1970. Somebody whose leaving was not
 * noted, because the session could not be read, is noted now.
 */
export function sweepKept(now: number): void {
  for (const { id, at } of keptFor.get())
    if (!(now - at < KEPT_MS) || id === ownerNow()) forgetOrWelcome(id);
  const known = new Set(keptFor.get().map(({ id }) => id));
  const unknown = new Set(
    browserStorage.keys('local').flatMap((key) => {
      const id = ownerOf(key)?.id;
      return id === undefined || id === ownerNow() || known.has(id) ? [] : [id];
    }),
  );
  if (unknown.size > 0)
    keptFor.update((all) => [
      ...all,
      ...[...unknown].map((id) => ({ id, name: '', role: 'user' as const, at: now })),
    ]);
}

function forgetOrWelcome(id: string): void {
  if (id === ownerNow()) keptFor.update((all) => all.filter((one) => one.id !== id));
  else forgetPerson(id);
}

const Several = z.array(z.unknown());
const Hearts = z.object({ waiting: Several });

/** What a person has left that their account does not have, in words: "3 changes to the list". */
export function waitingWords(id: string): string[] {
  const read = (key: string): unknown => {
    try {
      return JSON.parse(browserStorage.get('local', `@${id}/${key}`) ?? '');
    } catch {
      return undefined;
    }
  };
  const count = (key: string): number => Several.safeParse(read(key)).data?.length ?? 0;
  const hearts = Hearts.safeParse(read('savedRecipes')).data?.waiting.length ?? 0;
  return [
    words(count('kitchenWaiting'), 'change to the list', 'changes to the list'),
    words(hearts, 'saved recipe', 'saved recipes'),
    words(count('cookedWaiting'), 'cooked dish', 'cooked dishes'),
    words(count('waitingOrderChanges'), 'change of orders', 'changes of orders'),
  ].flatMap((one) => one ?? []);
}

function words(count: number, one: string, more: string): string | undefined {
  return count === 0 ? undefined : `${count} ${count === 1 ? one : more}`;
}
