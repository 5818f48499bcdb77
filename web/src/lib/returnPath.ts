/** The address of a login that comes back to `path` afterwards: "/profile" -> "/login?next=%2Fprofile". */
export function loginPathFor(path: string, login = '/login'): string {
  return path === '/' ? login : `${login}?${new URLSearchParams({ next: path }).toString()}`;
}

/**
 * Where to go after a login: what `next` names when it is a path of this site, else `fallback`.
 *
 * Anything that a browser could read as another site ("//evil", "/\evil", "https:…") is the fallback.
 */
export function returnPathOf(search: URLSearchParams, fallback: string): string {
  const next = search.get('next') ?? '';
  return /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(next) ? next : fallback;
}
