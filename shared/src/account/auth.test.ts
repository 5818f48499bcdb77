import { expect, test } from 'vitest';

import { Email, NewPassword } from './auth.calls.ts';

const at = (length: number) => `${'a'.repeat(length - '@b.example'.length)}@b.example`;

test.for([
  ['ada@larder.test', true, 'a usual address'],
  [' Ada@Larder.test ', true, 'trimmed first'],
  ['ada+list@mail.larder.test', true, 'tags and subdomains'],
  ['ådä@exämple.test', true, 'not only ASCII'],
  [at(254), true, 'at the limit'],
  [at(255), false, 'one past it'],
  ['', false, 'nothing'],
  ['ada', false, 'no @'],
  ['@larder.test', false, 'nobody'],
  ['ada@', false, 'nowhere'],
  ['a@b@larder.test', false, 'two @'],
  ['ada@larder', false, 'a domain of one part is a slip'],
  ['ada@larder.', false, 'an empty part at the end'],
  ['ada@.test', false, 'an empty part at the start'],
  ['ada@larder..test', false, 'an empty part between'],
  ['ada smith@larder.test', false, 'space inside'],
  ['ada,eve@larder.test', false, 'a list'],
  ['ada;eve@larder.test', false, 'a list with the other separator'],
  ['friends:ada@larder.test', false, 'a group'],
  ['ada<eve@larder.test>', false, 'another address behind a name'],
  ['ada(eve)@larder.test', false, 'a comment'],
  ['ada"eve@larder.test', false, 'a quote that stays open'],
  ['"ada"eve@larder.test', false, 'half of it quoted'],
  ['ada\\,eve@larder.test', false, 'escaped, but not quoted'],
  ['"ada,eve"@larder.test', true, 'quoted, so it is one name'],
  ['"ada\\"eve"@larder.test', true, 'a quote within quotes'],
  ['"ada\\"@larder.test', false, 'the closing quote is part of the name'],
  ['ada@larder.test,eve', false, 'a list behind the domain'],
  ['ada@larder.test；eve', false, 'a separator that a domain name is mapped to'],
  ['ada@[127.0.0.1]', false, 'a machine without a name'],
  ["o'brien+a/b=c@larder.test", true, 'signs without a meaning to a mailer'],
  ['ada\u0000@larder.test', false, 'a control character'],
  ['ada\nb@larder.test', false, 'a line break'],
] as const)('the address %j: %s (%s)', ([text, valid]) => {
  expect(Email.safeParse(text).success).toBe(valid);
});

test('an address is kept in lower case, without space around it', () => {
  expect(Email.parse(' Ada@Larder.TEST ')).toBe('ada@larder.test');
});

test.for([
  ['1234567', false, 'one short of the minimum'],
  ['12345678', true, 'at the minimum'],
  ['        ', true, 'space is a character, and never trimmed'],
  ['x'.repeat(256), true, 'at the maximum'],
  ['x'.repeat(257), false, 'one past it'],
] as const)('the password "%s": %s (%s)', ([text, valid]) => {
  expect(NewPassword.safeParse(text).success).toBe(valid);
});
