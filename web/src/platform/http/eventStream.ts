import type { Endpoint } from '@larder/shared/basics/endpoint.model';

import { asSignedIn } from './api.ts';
import { addressOf, refusal } from './http.ts';

/**
 * Reads server-sent events as the signed-in person, until the stream ends or is aborted; nothing when nobody is.
 * EventSource cannot send a token.
 *
 * Shape   calls `onOpen` once no further event can be missed, then the callback with each event's `data` as
 *         text and its name.
 * Errors  TypeError when the server cannot be reached; ApiError when it refuses: then a token was renewed once, and who
 *         has no session any more is signed out, as by a call; AbortError.
 */
export async function readEvents(
  endpoint: Endpoint,
  { signal, onOpen }: { signal: AbortSignal; onOpen?: () => void },
  onMessage: (data: string, event: string) => void,
): Promise<void> {
  const body = await asSignedIn((token) => open(endpoint, { token, signal }));
  if (!body) return;
  onOpen?.();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let event = 'message';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') event = 'message';
      if (line.startsWith('event: ')) event = line.slice('event: '.length);
      if (line.startsWith('data: ')) onMessage(line.slice('data: '.length), event);
    }
  }
}

async function open(
  endpoint: Endpoint,
  { token, signal }: { token: string | undefined; signal: AbortSignal },
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
  if (token === undefined) return null;
  const response = await fetch(addressOf(endpoint, {}), {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal,
  });
  if (!response.ok) throw await refusal(response);
  return response.body;
}
