import type { NotOrdered } from '@larder/shared/kitchen/orderedLines';

/** Why a line is to buy although it was ordered. */
export function NotOrderedNote({ storeName, why }: NotOrdered) {
  return (
    <span className="block text-sm break-words text-on-honey-soft">{WORDS[why](storeName)}</span>
  );
}

const WORDS: Readonly<Record<NotOrdered['why'], (storeName: string) => string>> = {
  part: (storeName) => `Part of it is ordered at ${storeName}`,
  short: (storeName) => `${storeName} had no more of it`,
  rejected: (storeName) => `${storeName} rejected the order`,
  cancelled: (storeName) => `The order at ${storeName} was cancelled`,
};
