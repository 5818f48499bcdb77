/** Looked for in this order: most browsers also name the ones they descend from. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['EdgA/', 'Edge'],
  ['EdgiOS/', 'Edge'],
  ['OPR/', 'Opera'],
  ['OPiOS/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Vivaldi/', 'Vivaldi'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Chromium/', 'Chromium'],
  ['Safari/', 'Safari'],
] as const;

/** In this order: Android names Linux, an iPhone names Mac OS X. */
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** Max length read of a User-Agent. Units: UTF-16. */
const MAX_READ = 512;

/**
 * A User-Agent in plain words: "Firefox on Linux". They are ours alone, so nothing that a client sends is kept.
 *
 * Shape   undefined when neither browser nor system is known.
 */
export function deviceOf(userAgent: string | undefined): string | undefined {
  const said = (userAgent ?? '').slice(0, MAX_READ);
  const find = (known: readonly (readonly [sign: string, name: string])[]) =>
    known.find(([sign]) => said.includes(sign))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (system === undefined) return browser;
  return `${browser ?? 'A browser'} on ${system}`;
}
