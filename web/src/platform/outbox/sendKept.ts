import { forgetForWorker, KITCHEN_LOCK, keptForWorker } from '#platform/stored/keptForWorker.ts';

const TIMEOUT_MS = 30_000;

/**
 * Sends the calls that a page left waiting, unless a tab is sending. Idempotent: a page may send them again later.
 *
 * Shape   they stay when signed out, when they are another account's, and when the server refuses them: a page
 *         handles these cases.
 * Errors  rejects without a network, or when the server cannot answer now: the browser then tries again.
 */
export async function sendKept(): Promise<void> {
  await navigator.locks.request(KITCHEN_LOCK, async () => {
    const kept = await keptForWorker();
    if (!kept) return;
    const token = await tokenOf(kept.user_id);
    if (token === undefined) return;
    for (const body of kept.bodies) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const answer = await post('/api/kitchen/ops', { headers, body: JSON.stringify(body) });
      if (!answer.ok) return;
    }
    await forgetForWorker(kept.user_id);
  });
}

/** A new access token by the refresh cookie, when it is this person's; one tab or the worker at a time. */
async function tokenOf(user_id: string): Promise<string | undefined> {
  const answer = await navigator.locks.request('refresh', () =>
    post('/api/session/refresh', { headers: { 'x-requested-with': 'larder' } }),
  );
  if (!answer.ok) return undefined;
  const session = (await answer.json()) as { _id: string; access_token: string }; // by the contract
  return session._id === user_id ? session.access_token : undefined;
}

async function post(url: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(url, { ...init, method: 'POST', signal });
  if (answer.status >= 500 || answer.status === 429) throw new Error(`answered ${answer.status}`);
  return answer;
}
