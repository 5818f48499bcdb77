import { useState } from 'react';

type Keyed = { readonly key: string };

/** Neighbouring lines of a list. */
export type Block<Line> = { readonly id: number; readonly lines: readonly Line[] };

/** Lines of a new block. */
const BLOCK = 16;
/** Existing blocks grow up to this. */
const MAX_BLOCK = 48;
/** Lines that stay when a block is split among its old lines. */
const KEPT = 24;

/** The lines in blocks; a change of the list changes as few blocks as possible. */
export function useBlocks<Line extends Keyed>(lines: readonly Line[]): readonly Block<Line>[] {
  const [shown, setShown] = useState(() => ({ lines, blocks: intoBlocks(lines, []) }));
  if (shown.lines === lines) return shown.blocks;
  const blocks = intoBlocks(lines, shown.blocks);
  setShown({ lines, blocks });
  return blocks;
}

/**
 * Cuts lines into blocks, in their order. A line stays in its block, because React would remount it in
 * another one. A new line joins the block of the line above it.
 */
export function intoBlocks<Line extends Keyed>(
  lines: readonly Line[],
  before: readonly Block<Line>[],
): Block<Line>[] {
  const homes = new Map(before.flatMap(({ id, lines: old }) => old.map(({ key }) => [key, id])));
  let newest = Math.max(0, ...homes.values());
  return groupsOf(lines, homes).flatMap(({ id, lines: inside }) => {
    const stays = id === undefined ? 0 : stayingIn(inside, homes);
    const kept = id === undefined ? [] : [{ id, lines: inside.slice(0, stays) }];
    return [
      ...kept,
      ...chunks(inside.slice(stays)).map((chunk) => ({ id: (newest += 1), lines: chunk })),
    ];
  });
}

type Homes = ReadonlyMap<string, number>;

/** Lines by their block, else by that of the line above; new lines at the top join the first known block. */
function groupsOf<Line extends Keyed>(lines: readonly Line[], homes: Homes) {
  const groups: { id: number | undefined; lines: Line[] }[] = [];
  const used = new Set<number | undefined>([undefined]);
  const first = lines.map(({ key }) => homes.get(key)).find((id) => id !== undefined);
  for (const line of lines) {
    const last = groups.at(-1);
    const id = last ? homes.get(line.key) : first;
    if (last && used.has(id)) last.lines.push(line);
    else groups.push({ id, lines: [line] });
    used.add(id);
  }
  return groups;
}

/** How many of a block's lines stay in it. Of a block that is too long, new lines at its end leave first. */
function stayingIn(lines: readonly Keyed[], homes: Homes): number {
  if (lines.length <= MAX_BLOCK) return lines.length;
  const known = 1 + lines.findLastIndex(({ key }) => homes.has(key));
  return Math.min(known < lines.length ? known : KEPT, MAX_BLOCK);
}

function chunks<Line>(lines: readonly Line[]): Line[][] {
  return Array.from({ length: Math.ceil(lines.length / BLOCK) }, (_, nth) =>
    lines.slice(nth * BLOCK, (nth + 1) * BLOCK),
  );
}
