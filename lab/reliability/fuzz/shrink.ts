import type { Sent } from '#reliability/harness/client';

const MAX_TRIES = 80;

/** Removes what the fault does not need, part by part. Shape: `fails` tells whether it still has the fault. */
export async function shrink(sent: Sent, fails: (sent: Sent) => Promise<boolean>): Promise<Sent> {
  let tries = 0;
  let smallest = sent;
  for (let found = true; found;) {
    found = false;
    for (const body of smaller(smallest.body)) {
      tries += 1;
      if (tries > MAX_TRIES) return smallest;
      if (!(await fails({ ...smallest, body }))) continue;
      smallest = { ...smallest, body };
      found = true;
      break;
    }
  }
  return smallest;
}

/** The value with one part removed: half of a text, a member, an element; then the same for its parts. */
function* smaller(value: unknown): Generator<unknown> {
  if (typeof value === 'string' && value.length > 8) {
    const half = Math.floor(value.length / 2);
    yield value.slice(0, half);
    yield value.slice(half);
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const at of value.keys()) yield value.toSpliced(at, 1);
    for (const [at, item] of value.entries())
      for (const less of smaller(item)) yield value.with(at, less);
    return;
  }
  for (const name of Object.keys(value))
    yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
  for (const [name, member] of Object.entries(value))
    for (const less of smaller(member)) yield { ...value, [name]: less };
}
