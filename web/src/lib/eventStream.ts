import type { Endpoint } from '@larder/shared/contract/endpoint';

import { addressOf } from './http.ts';

/**
 * Reads server-sent events until the stream ends or is aborted. EventSource cannot send a token.
 *
 * Shape   calls back with the `data` of each event as text.
 * Errors  TypeError when the server cannot be reached or refuses; AbortError.
 */
export async function readEvents(
  endpoint: Endpoint,
  { token, signal }: { token: string; signal: AbortSignal },
  onMessage: (data: string) => void,
): Promise<void> {
  const response = await fetch(addressOf(endpoint, {}), {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal,
  });
  if (!response.ok || !response.body) throw new TypeError(`no stream: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) onMessage(line.slice('data: '.length));
  }
}
