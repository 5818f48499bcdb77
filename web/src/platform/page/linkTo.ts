/** A link that carries a secret behind the #, which browsers do not send to servers. */
export function linkTo(path: string, token: string): string {
  return `${window.location.origin}${path}#${token}`;
}
