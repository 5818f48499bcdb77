import * as z from 'zod/mini';

const Members = z.record(z.string(), z.unknown());

/** Reads a stored array without its bad entries; what is no array stays as it is. */
export function goodOnes(schema: z.ZodMiniType): (value: unknown) => unknown {
  return (value) =>
    Array.isArray(value) ? value.filter((one) => schema.safeParse(one).success) : value;
}

/** Mends a member of a stored object; what is no object stays as it is. */
export function mendMember(
  name: string,
  mend: (member: unknown) => unknown,
): (value: unknown) => unknown {
  return (value) => {
    const { data } = Members.safeParse(value);
    return data ? { ...data, [name]: mend(data[name]) } : value;
  };
}

/** Mends all members of a stored object and leaves out those that stay bad. */
export function mendMembers(
  schema: z.ZodMiniType,
  mend: (member: unknown) => unknown,
): (value: unknown) => unknown {
  return (value) => {
    const { data } = Members.safeParse(value);
    if (!data) return value;
    const mended = Object.entries(data).map(([name, member]) => [name, mend(member)] as const);
    return Object.fromEntries(mended.filter(([, member]) => schema.safeParse(member).success));
  };
}
