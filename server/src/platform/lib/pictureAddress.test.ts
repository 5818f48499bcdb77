import { expect, test } from 'vitest';

import { isOurPicture, isPicture } from './pictureAddress.ts';

const HOSTS = ['img.spoonacular.com', 'pictures.example.com'];

/** An address, whether it is taken, and why it is tried. */
const ADDRESSES: readonly (readonly [address: string, isTaken: boolean, why: string])[] = [
  ['/images/recipes/0-768.webp', true, 'a recipe of ours'],
  ['/images/ingredients/onion.webp?v=1a_B-2', true, 'of the catalogue, with its hash'],
  ['/images/site/hero-curry.avif', true, 'of the site'],
  ['https://img.spoonacular.com/recipes/900001-556x370.jpg', true, 'of the provider'],
  ['https://pictures.example.com/a%20b.jpg?w=200&h=100', true, 'a space in its escape, a query'],
  ['https://evil.example/a.webp', false, 'another host'],
  ['http://img.spoonacular.com/a.jpg', false, 'not encrypted'],
  ['//img.spoonacular.com/a.jpg', false, 'without a scheme'],
  ['//evil.example/a.webp', false, 'another host without a scheme'],
  ['/\\evil.example/a.webp', false, 'a backslash, which browsers read as a slash'],
  ['\\\\evil.example\\a.webp', false, 'two backslashes'],
  ['https:\\\\img.spoonacular.com/a.jpg', false, 'backslashes behind the scheme'],
  ['https://img.spoonacular.com\\@evil.example/a.jpg', false, 'a backslash behind the host'],
  ['https:evil.example/a.webp', false, 'no slashes: browsers go to the host'],
  ['https:/evil.example/a.webp', false, 'one slash: browsers go to the host'],
  ['https:img.spoonacular.com/a.jpg', false, 'no slashes, of the provider'],
  ['https:///img.spoonacular.com/a.jpg', false, 'three slashes'],
  ['https://img.spoonacular.com@evil.example/a.jpg', false, 'the provider as the user of a host'],
  ['https://me:secret@img.spoonacular.com/a.jpg', false, 'with a user'],
  ['https://img.spoonacular.com:8443/a.jpg', false, 'another port'],
  ['https://img.spoonacular.com:443/a.jpg', false, 'the usual port, which nobody writes'],
  ['https://IMG.spoonacular.com/a.jpg', false, 'a host that the provider does not write so'],
  ['HTTPS://img.spoonacular.com/a.jpg', false, 'a scheme that the provider does not write so'],
  ['https://img.spoonacular.com.evil.example/a.jpg', false, 'the host as a part of another'],
  ['https://evil-img.spoonacular.com/a.jpg', false, 'the host at the end of another'],
  ['https://a.img.spoonacular.com/a.jpg', false, 'below the host'],
  ['https://img.spoonacular.com./a.jpg', false, 'a dot behind the host'],
  ['https://img。spoonacular。com/a.jpg', false, 'dots of another alphabet'],
  ['https://img.spoonacular.com%2eevil.example/a.jpg', false, 'an escaped dot in the host'],
  ['https://img.spoonacular.com', false, 'no picture'],
  ['https://img.spoonacular.com/../a.jpg', false, 'steps up, on the provider’s host'],
  ['https://img.spoonacular.com/%2e%2E/a.jpg', false, 'escaped steps up'],
  ['https://img.spoonacular.com/.%2e/a.jpg', false, 'half escaped steps up'],
  ['https://img.spoonacular.com/a.jpg#x', false, 'a fragment'],
  ['https://img.spoonacular.com/a b.jpg', false, 'a space'],
  ['https://img.spoonacular.com/a".jpg', false, 'a quotation mark'],
  ['https://img.spoonacular.com/%zz.jpg', false, 'a broken escape'],
  [`https://img.spoonacular.com/${'a'.repeat(500)}.jpg`, false, 'too long'],
  ['/images/../api/user/export', false, 'steps out of the pictures'],
  ['/images/%2e%2e/api/user/export', false, 'escaped steps out of the pictures'],
  ['/images/./a.webp', false, 'a step in place'],
  ['/images//evil.example/a.webp', false, 'an empty folder'],
  ['/images/ingredients/', false, 'a folder'],
  ['/images/ingredients/onion.webp#x', false, 'ours with a fragment'],
  ['/images/ingredients/onion.webp?next=//evil.example', false, 'ours with another query'],
  ['/images/attribution.json', false, 'ours, and no picture'],
  ['/imagesx/a.webp', false, 'another folder'],
  ['/api/user/orders', false, 'a call'],
  ['/', false, 'a page'],
  ['images/a.webp', false, 'depends on the page'],
  ['salt.jpg', false, 'a bare file name'],
  ['', false, 'empty'],
  [' /images/recipes/0-768.webp', false, 'a space before it'],
  ['/images/recipes/0-768.webp\n', false, 'a line behind it'],
  ['data:image/svg+xml,<svg/>', false, 'a drawing in the address'],
  ['data:image/png;base64,AAAA', false, 'a picture in the address'],
  ['blob:https://img.spoonacular.com/1', false, 'a picture of a page'],
  ['javascript:alert(1)', false, 'a script'],
  ['ftp://img.spoonacular.com/a.jpg', false, 'another scheme'],
];

test.for(ADDRESSES)('%s: %s, %s', ([address, isTaken]) => {
  expect(isPicture(address, HOSTS)).toBe(isTaken);
  expect(isOurPicture(address)).toBe(isTaken && address.startsWith('/'));
});

test('without a provider only our own pictures are taken', () => {
  const taken = ADDRESSES.filter(([address]) => isPicture(address, []));
  expect(taken.map(([address]) => address)).toEqual([
    '/images/recipes/0-768.webp',
    '/images/ingredients/onion.webp?v=1a_B-2',
    '/images/site/hero-curry.avif',
  ]);
});
