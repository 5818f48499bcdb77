/** Brand colours of the mark. */
const BASIL = '#1f6b45';
const BASIL_DEEP = '#15512f';
const LEAF = '#a9d66b';
const LEAF_DEEP = '#79b445';
const HONEY = '#f5b83d';
const CREAM = '#fdf8ec';

/** A bowl with two leaves growing from it, about the origin, 64 units wide. */
const mark = (): string =>
  `<path d="M0 -2C-3 -13 -16 -21 -27 -18C-27 -6 -15 3 0 2Z" fill="${LEAF}"/><path d="M-23 -15Q-10 -10 -1 0" stroke="${LEAF_DEEP}" stroke-width="2" stroke-linecap="round" fill="none"/><path d="M1 -2C2 -18 12 -30 25 -31C29 -17 19 -2 2 2Z" fill="${HONEY}"/><path d="M22 -27Q10 -16 2 -1" stroke="#d99413" stroke-width="2" stroke-linecap="round" fill="none"/><path d="M-31 4L31 4C31 21 18 31 0 31C-18 31 -31 21 -31 4Z" fill="${CREAM}"/><path d="M-31 4L31 4Q31 8 30 11Q0 16 -30 11Q-31 8 -31 4Z" fill="#eadfc6"/><path d="M-21 16Q-17 23 -9 26" stroke="#fff" stroke-width="3.4" stroke-linecap="round" fill="none"/>`;

/**
 * The app's mark as an SVG of 96 units.
 *
 * Shape  `rounded` has rounded corners on a transparent ground; `maskable` fills the square and keeps
 *        the mark inside the safe zone, the middle 80 % (W3C manifest, "Icon masks and safe zone").
 */
export function drawLogo(shape: 'rounded' | 'maskable'): string {
  const corner = shape === 'rounded' ? 24 : 0;
  const scale = shape === 'rounded' ? 1.12 : 0.92;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2b8457"/><stop offset=".55" stop-color="${BASIL}"/><stop offset="1" stop-color="${BASIL_DEEP}"/></linearGradient></defs><rect width="96" height="96" rx="${corner}" fill="url(#g)"/><g transform="translate(48 49) scale(${scale})">${mark()}</g></svg>\n`;
}
