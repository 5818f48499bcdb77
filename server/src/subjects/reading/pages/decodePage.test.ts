import { expect, test } from 'vitest';

import { decodePage } from './decodePage.rules.ts';

const TEXT = '<p>Crème brûlée – 2 œufs</p>';
const latin = (text: string) => Buffer.from(text, 'latin1');
const WINDOWS = Buffer.from([...latin('<p>Cr\u00E8me '), 0x96, ...latin(' 2 '), 0x9c]);
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

test.for([
  ['what it says', Buffer.from(TEXT), 'text/html; charset=utf-8', TEXT],
  ['nothing said', Buffer.from(TEXT), 'text/html', TEXT],
  ['Latin said, UTF-8 meant', Buffer.from(TEXT), 'text/html; charset=iso-8859-1', TEXT],
  ['UTF-8 said, Windows meant', WINDOWS, 'text/html; charset=utf-8', '<p>Crème – 2 œ'],
  ['Latin said, Windows meant', WINDOWS, 'text/html; charset=iso-8859-1', '<p>Crème – 2 œ'],
  [
    'in the page: Polish',
    Buffer.from([...latin('<meta charset="iso-8859-2">mas'), 0xb3, ...latin('o')]),
    '',
    '<meta charset="iso-8859-2">masło',
  ],
  [
    'in the page, the old way: Russian',
    Buffer.from([
      ...latin('<meta http-equiv=x content="text/html; charset=koi8-r">'),
      0xd3,
      0xd5,
      0xd0,
    ]),
    'text/html',
    '<meta http-equiv=x content="text/html; charset=koi8-r">суп',
  ],
  [
    'Japanese in 7 bits',
    Buffer.from([0x1b, 0x24, 0x42, 0x3a, 0x60, 0x4e, 0x41, 0x1b, 0x28, 0x42]),
    'text/html; charset=iso-2022-jp',
    '材料',
  ],
  [
    'Japanese of Windows',
    Buffer.from([0x8d, 0xde, 0x97, 0xbf]),
    'text/html; charset=shift_jis',
    '材料',
  ],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`), 'text/html; charset=latin1', TEXT],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), 'text/html', TEXT],
  ['UTF-16, the other way round', swapped(`\uFEFF${TEXT}`), 'text/html; charset=utf-8', TEXT],
  ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le'), 'text/html', TEXT],
  ['UTF-16 without a mark, the other way round', swapped(TEXT), 'text/html', TEXT],
  ['UTF-16 said, UTF-8 meant', Buffer.from(TEXT), 'text/html; charset=utf-16', TEXT],
  ['an encoding that nobody knows', WINDOWS, 'text/html; charset=klingon', '<p>Crème – 2 œ'],
  ['nothing', Buffer.from(''), '', ''],
] as const)('%s', ([, bytes, contentType, expected]) => {
  expect(decodePage(bytes, contentType)).toBe(expected);
});
