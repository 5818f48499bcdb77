import { isVisible, MAX_MARKS } from '#basics/text';

/** Units: characters (Unicode code points), lines. */
export const MAX_NOTE = 300;
export const MAX_NOTE_LINES = 3;

const CONTROL_BUT_LINES = /[^\P{Cc}\n]/gu;
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu');

/** Whether a note has few enough lines for a packing slip. */
export function hasFewLines(note: string): boolean {
  return note.split('\n').length <= MAX_NOTE_LINES;
}

/**
 * A note as typed or pasted, within a store's limits: drops empty lines, and joins the fourth and later lines to the
 * third.
 *
 * Shape   undefined when nothing is left of it.
 */
export function noteFrom(typed: string): string | undefined {
  const lines = typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL_BUT_LINES, ' ')
    .replace(TOO_MANY_MARKS, '$1')
    .normalize('NFC')
    .split('\n')
    .map((line) => line.trim())
    .filter(isVisible);
  const first = lines.slice(0, MAX_NOTE_LINES - 1);
  const rest = lines.slice(MAX_NOTE_LINES - 1).join(' ');
  const note = [...first, ...(rest === '' ? [] : [rest])].join('\n');
  const cut = Array.from(note).slice(0, MAX_NOTE).join('').trim();
  return cut === '' ? undefined : cut;
}
