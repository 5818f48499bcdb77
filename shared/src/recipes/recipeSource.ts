import { compareText } from '#basics/text';
import { isWebAddress } from '#basics/webAddress';

/** Members of an address that say who sent the reader, not what is read. */
const TRACKING =
  /^(?:utm_\w+|_ga|_gl|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|oly_enc_id|oly_anon_id|vero_id|ref|ref_src|referrer|cmpid|spm|share|epik|si)$/i;

export type RecipeSource = {
  readonly source_url: string;
  /** Without "www.". */
  readonly source_host: string;
  /** Equal for addresses of one page. */
  readonly source_key: string;
};

/**
 * Where a recipe is from.
 *
 * Shape   the key has no scheme, "www.", fragment, tracking, closing slash or order of members:
 *         "https://www.example.org/soup/?utm_source=x#top" -> "example.org/soup".
 */
export function readSource(source_url: string): RecipeSource | undefined {
  if (!isWebAddress(source_url)) return undefined;
  const { host, pathname, searchParams } = new URL(source_url);
  const source_host = host.replace(/^www\./, '');
  const members = [...searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted(compareText);
  const query = members.length > 0 ? `?${members.join('&')}` : '';
  const path = withoutSlashes(pathname);
  return { source_url, source_host, source_key: `${source_host}${path}${query}` };
}

/** Without slashes at the end. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
