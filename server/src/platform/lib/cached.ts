/**
 * Keeps one value until `isFresh` refuses it; callers that come while it is made share the work.
 *
 * Shape   a stamp tells how old a value is: a version, or a time in milliseconds.
 * Errors  those of `make`; a failure is not kept, the next call tries again.
 */
export function cached<Made>(
  make: (stamp: number) => Promise<Made>,
  isFresh: (kept: number, asked: number) => boolean,
): (stamp: number) => Promise<Made> {
  let last: { stamp: number; made: Promise<Made> } | undefined;
  return (stamp) => {
    if (last && isFresh(last.stamp, stamp)) return last.made;
    const next = { stamp, made: make(stamp) };
    last = next;
    next.made.catch(() => {
      if (last === next) last = undefined;
    });
    return next.made;
  };
}
