/** Patterns of secrets, whoever owns them. */
const PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a hashed password', /\$argon2(?:id|i|d)\$v=/],
  ['a signed token', /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}/],
  ['a bearer token', /\bbearer[ \t]+[\w.~+/-]{20,}/i],
  ['a refresh cookie', /larder_rt=[\w-]{20,}/],
  ['a reset link', /reset-password\?token=[\w-]{20,}/],
  ['an invitation', /invitation\?token=[\w-]{20,}/],
  ['an address with a password', /\b[a-z][a-z\d+.-]*:\/\/[^\s/:@"'`$<>]*:[^\s/@"'`$<>]+@[\w[.-]/i],
  ['an API key', /\blarder_[\w-]{43}/],
  ['the secret of a webhook', /\bwhsec_[A-Za-z\d+/]{32,}/],
  ['a key of a cloud', /\b(?:AKIA|ASIA)[A-Z\d]{16}\b|\bAIza[\w-]{35}\b/],
  ['a key of a payment service', /\b[rs]k_(?:live|test)_[A-Za-z\d]{16,}/],
  ['a token of a forge', /\bgh[opsu]_[A-Za-z\d]{30,}|\bglpat-[\w-]{20,}|\bnpm_[A-Za-z\d]{30,}/],
  ['a token of a chat', /\bxox[abprs]-[\w-]{10,}/],
  [
    'a secret that is written down',
    /["']?(?:secret|password|passwd|api_?key|apikey|private_?key|access_?token)["']?\s*[:=]\s*["'][A-Za-z\d+/_-]{16,}={0,2}["']/i,
  ],
];

/** A secret of this run and its kind. */
export type Secret = { what: string; value: string };

/** A value as it is, URL-encoded, in JSON, in base64 (basic credentials) and in hex. */
function spellings(value: string): string[] {
  const bytes = Buffer.from(value);
  return [
    ...new Set([
      value,
      encodeURIComponent(value),
      JSON.stringify(value).slice(1, -1),
      bytes.toString('base64').replace(/=+$/, ''),
      bytes.toString('base64url'),
      bytes.toString('hex'),
    ]),
  ];
}

/** Finds secrets without repeating them. Shape: kind and surroundings; with `patterns` also look-alikes. */
export function leaksIn(
  text: string,
  known: readonly Secret[],
  { patterns = true }: { patterns?: boolean } = {},
): string[] {
  const said = known.flatMap(({ what, value }) =>
    spellings(value).some((spelling) => text.includes(spelling)) ? [what] : [],
  );
  const looks = patterns
    ? PATTERNS.flatMap(([what, pattern]) => {
        const found = pattern.exec(text);
        return found
          ? [`${what} after "${text.slice(Math.max(0, found.index - 30), found.index)}"`]
          : [];
      })
    : [];
  return [...new Set([...said, ...looks])];
}
