import { useState } from 'react';

type Keyed = { readonly key: string };

/** Neighbouring lines of a list. */
export type Block<Line> = { readonly id: number; readonly lines: readonly Line[] };

/** Lines of a new block; others grow up to the second, and keep the third when they are cut among lines they had. */
const BLOCK = 16;
const MAX_BLOCK = 48;
const KEPT = 24;

/** The lines in blocks, of which a change of the list changes as few as can be. */
export function useBlocks<Line extends Keyed>(lines: readonly Line[]): readonly Block<Line>[] {
  const [shown, setShown] = useState(() => ({ lines, blocks: intoBlocks(lines, []) }));
  if (shown.lines === lines) return shown.blocks;
  const blocks = intoBlocks(lines, shown.blocks);
  setShown({ lines, blocks });
  return blocks;
}

/**
 * Cuts lines into blocks, in their order. A line stays in its block of before, since React would make it anew in
 * another. A new one joins the line above it.
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

/** Lines by the block that they, or the lines above them, were in; new ones at the top go with the first that was. */
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

/** How many of a block's lines stay in it: all, unless it is too long. Then new ones at its end go first. */
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
