import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { AppError } from '#errors';
import { makeTurns } from '#platform/lib/turns';

/** Max exports under way in a process; of one account there is one. */
const MAX_UNDER_WAY = 4;
/** As long as our page waits for it. Who reads more slowly must not keep the place of others. Units: ms. */
const MAX_MS = 120_000;
/** After this the oldest gives way when all places are taken. Units: ms. */
const GIVES_WAY_MS = 20_000;
const RETRY_AFTER_SECONDS = 10;

/**
 * Sends exports, of which one at a time is worked on, piece by piece: other calls come in between.
 *
 * Errors  busy when four are under way, or one of the account; the stream's, when it is not read within two minutes, or
 *         others want its place after 20 s.
 */
export function makeExportDesk() {
  /** By account, the oldest first. */
  const underWay = new Map<string, { begun: number; stream: Readable }>();
  const turns = makeTurns({ maxHolders: 1, maxWaitMs: MAX_MS });

  /** `end` is called with the last piece, before it is sent: whoever has read it may ask again. */
  async function* inTurn(pieces: AsyncGenerator<string>, end: () => void): AsyncGenerator<string> {
    try {
      for (;;) {
        // The embedded database answers within the turn of the event loop that asks it.
        await nextTurn();
        const { done, value } = await turns(['export'], () => pieces.next());
        if (done) return;
        yield value;
      }
    } finally {
      end();
      await pieces.return(undefined);
    }
  }

  function makeRoom(): void {
    const [oldest] = underWay;
    if (underWay.size < MAX_UNDER_WAY || !oldest) return;
    const [user_id, { begun, stream }] = oldest;
    if (performance.now() - begun < GIVES_WAY_MS) throw busy();
    underWay.delete(user_id);
    stream.destroy(notRead());
  }

  return (user_id: string, pieces: AsyncGenerator<string>): Readable => {
    if (underWay.has(user_id)) throw busy();
    makeRoom();
    const end = () => {
      clearTimeout(timer);
      // Who gave way may have begun another.
      if (underWay.get(user_id)?.stream === stream) underWay.delete(user_id);
    };
    const stream = Readable.from(inTurn(pieces, end), { objectMode: false });
    const timer = setTimeout(() => stream.destroy(notRead()), MAX_MS);
    timer.unref();
    underWay.set(user_id, { begun: performance.now(), stream });
    stream.once('close', end);
    return stream;
  };
}

function busy(): AppError {
  return new AppError('busy', { retryAfter: RETRY_AFTER_SECONDS });
}

function notRead(): Error {
  return new Error('An export was not read in time');
}
