/** Characters of an address. Source: our own decision; what browsers and servers carry. */
export const MAX_ADDRESS = 2_048;

/** Whether a text is the address of a page: http or https, without user and password. */
export function isWebAddress(text: string): boolean {
  // Some browsers read "https://a b" as an address.
  if (text.length > MAX_ADDRESS || /\s/.test(text.trim()) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
