import { isWebAddress } from '@larder/shared/basics/webAddress';
import * as z from 'zod/mini';

/** Characters of a page that a bookmarklet brings; browsers carry addresses of 1 to 2 MB, escaped. */
export const MAX_PAGE = 200_000;

const Page = z.object({
  url: z.string().check(z.refine(isWebAddress)),
  html: z.string().check(z.minLength(1), z.maxLength(MAX_PAGE)),
});
export type SharedPage = z.output<typeof Page>;

/**
 * The page in our address's fragment, as the bookmarklet writes it; undefined for anything else.
 *
 * Anybody can make such an address, so the page is never shown, nor read before a press.
 */
export function pageOf(hash: string): SharedPage | undefined {
  if (!hash.startsWith('#page=')) return undefined;
  try {
    return Page.safeParse(JSON.parse(decodeURIComponent(hash.slice('#page='.length)))).data;
  } catch {
    return undefined;
  }
}

/** What a phone's Share menu gave: an address, wherever in it, else a text. */
export function sharedOf(params: URLSearchParams): { url?: string; text?: string } {
  const [title, text, url] = ['share_title', 'share_text', 'share_url'].map((name) =>
    (params.get(name) ?? '').trim(),
  );
  const address = [url, ...`${text} ${title}`.split(/\s+/)].find((word) =>
    isWebAddress(word ?? ''),
  );
  if (address !== undefined) return { url: address };
  const written = [title, text].filter((part) => part).join('\n');
  return written === '' ? {} : { text: written };
}
