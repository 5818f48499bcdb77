import type { Endpoint } from '@larder/shared/contract/endpoint';

import { addressOf } from './http.ts';

/**
 * Reads server-sent events until the stream ends or is aborted. EventSource cannot send a token.
 *
 * Shape   calls `onOpen` once no further event can be missed, then the callback with each event's `data` as
 *         text and its name.
 * Errors  TypeError when the server cannot be reached or refuses; AbortError.
 */
export async function readEvents(
  endpoint: Endpoint,
  { token, signal, onOpen }: { token: string; signal: AbortSignal; onOpen?: () => void },
  onMessage: (data: string, event: string) => void,
): Promise<void> {
  const response = await fetch(addressOf(endpoint, {}), {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal,
  });
  if (!response.ok || !response.body) throw new TypeError(`no stream: ${response.status}`);
  onOpen?.();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
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
