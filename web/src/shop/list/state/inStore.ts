import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

/** How this device shows the list: for the store or not, there with pictures, and what the store does not have. */
const InStore = z.object({
  isOn: z.boolean(),
  hasPictures: z.boolean(),
  /** Keys of lines. */
  notThere: z.readonly(z.array(z.string())),
});

const kept = stored({
  key: 'inStore',
  schema: InStore,
  empty: { isOn: false, hasPictures: false, notThere: [] },
});

export const useInStore = kept.use;

export function enterStore(): void {
  kept.update((now) => ({ ...now, isOn: true }));
}

/** Another store may have what this one had not. */
export function leaveStore(): void {
  kept.update((now) => ({ ...now, isOn: false, notThere: [] }));
}

export function setPictures(hasPictures: boolean): void {
  kept.update((now) => ({ ...now, hasPictures }));
}

/** Notes that the store does not have a line, or has it after all. */
export function markNotThere(key: string, isMissing: boolean): void {
  kept.update((now) => {
    const others = now.notThere.filter((one) => one !== key);
    return { ...now, notThere: isMissing ? [...others, key] : others };
  });
}
