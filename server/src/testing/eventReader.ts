import type { Person } from './testApp.ts';

const EVENT = /^event: (.*)\ndata: (.*)$/gm;

/**
 * Reads a stream of server-sent events as different people do, from a server that listens: a stream never ends
 * by itself. `show` makes of each event what `events` shows.
 */
export function eventReader(url: string, show: (data: unknown, event: string) => unknown) {
  return async (who: Pick<Person, 'headers'>) => {
    const stop = new AbortController();
    const answer = await fetch(url, {
      headers: { ...who.headers, accept: 'text/event-stream' },
      signal: stop.signal,
    });
    const events: unknown[] = [];
    let isOver = false;
    const ended = (async () => {
      const text = answer.body?.pipeThrough(new TextDecoderStream());
      let rest = '';
      for await (const part of text ?? []) {
        const whole = (rest + part).split('\n\n');
        // The last one may be cut.
        rest = whole.pop() ?? '';
        for (const [, event = '', data = ''] of whole.join('\n').matchAll(EVENT))
          events.push(show(JSON.parse(data), event));
      }
    })()
      .catch(() => undefined)
      .finally(() => {
        isOver = true;
      });
    return {
      answer,
      events,
      isOver: () => isOver,
      stop: async () => {
        stop.abort();
        await ended;
      },
    };
  };
}
