import type { Endpoint } from '@larder/shared/basics/endpoint.model';

import { invalidField } from '#errors';
import { isPicture } from '#platform/lib/pictureAddress';

/**
 * A body in which every member `image` is a picture of ours or of one of these hosts: no caller makes the browsers of
 * others ask a host of the caller's choice.
 *
 * Shape   for a body that its schema has read. A dropped picture becomes null.
 * Errors  invalid_request with the member's name, where the call does not drop.
 */
export function withOurPictures(
  { foreignPictures }: Pick<Endpoint, 'foreignPictures'>,
  body: unknown,
  hosts: readonly string[],
): unknown {
  function checked(value: unknown, at: string): unknown {
    if (Array.isArray(value)) return value.map((item, nth) => checked(item, `${at}${nth}.`));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, memberOf(member, { at, name })]),
    );
  }

  function memberOf(member: unknown, { at, name }: { at: string; name: string }): unknown {
    if (name !== 'image' || typeof member !== 'string') return checked(member, `${at}${name}.`);
    if (isPicture(member, hosts)) return member;
    if (foreignPictures === 'dropped') return null;
    throw invalidField(`${at}${name}`, 'must be one of our pictures');
  }

  return checked(body, '');
}

/** Whether it is an object as JSON has it: no date, no bytes. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
