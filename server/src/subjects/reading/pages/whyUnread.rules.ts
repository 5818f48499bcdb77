import type { ErrorCode } from '@larder/shared/basics/errors.model';

import type { Block } from './pageTexts.rules.ts';
import { textOf } from './pageTexts.rules.ts';
import type { Page } from './pageTree.rules.ts';

/** Why a page has no recipe that can be read. */
export type Unread = Extract<
  ErrorCode,
  'no_recipe' | 'recipe_is_video' | 'recipe_in_frame' | 'recipe_needs_login' | 'recipe_needs_script'
>;

/** Units: characters. A page with less text shows its content by other means. */
const LITTLE_TEXT = 600;
const VIDEO_HOSTS =
  /(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|tiktok\.com)\//i;
/** What a page without its program says, in a short text. */
const SCRIPT = /java\s?script/i;
const NEEDED = /enable|activate|turn on|require|need|disabled|aktivier/i;

export function whyUnread(
  { elements }: Page,
  { blocks, hasVideo }: { blocks: readonly Block[]; hasVideo: boolean },
): Unread {
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
  const length = blocks.reduce((sum, { text }) => sum + text.length, 0);
  const isShort = length < LITTLE_TEXT;
  const sources = named('iframe', 'frame').map(({ attributes }) => attributes.get('src') ?? '');
  const asksPassword = named('input').some(({ attributes }) =>
    /^password$/i.test(attributes.get('type') ?? ''),
  );
  if (asksPassword && isShort) return 'recipe_needs_login';
  const isVideo =
    hasVideo || named('video').length > 0 || sources.some((src) => VIDEO_HOSTS.test(src));
  if (isVideo) return 'recipe_is_video';
  const asksForScript = [
    ...blocks,
    ...named('noscript').map((element) => ({ text: textOf(element) })),
  ].some(({ text }) => text.length < 500 && SCRIPT.test(text) && NEEDED.test(text));
  if (isShort && (asksForScript || (named('script').length > 0 && length < 200)))
    return 'recipe_needs_script';
  if (named('frameset').length > 0 || (isShort && sources.some((src) => src !== '')))
    return 'recipe_in_frame';
  return 'no_recipe';
}

/** The content of `<meta>` by its name or property. */
export function metaOf({ elements }: Page, wanted: string): string | undefined {
  for (const { name, attributes } of elements) {
    const given = attributes.get('property') ?? attributes.get('name');
    if (name === 'meta' && given?.toLowerCase() === wanted) return attributes.get('content');
  }
  return undefined;
}

/** An attribute of the first element of a name; without one its text. */
export function attributeOf(
  { elements }: Page,
  wanted: string,
  attribute: string | undefined,
): string | undefined {
  for (const element of elements) {
    if (element.name !== wanted) continue;
    const value = attribute === undefined ? textOf(element) : element.attributes.get(attribute);
    return value === '' ? undefined : value;
  }
  return undefined;
}
