import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { z } from 'zod';

import { NotRun } from '#reliability/goal';
import { startProgram } from '#reliability/harness/child';
import { makeTempFolder } from '#reliability/harness/folder';

import type { Engine } from './engine.ts';

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
/** Geolocation is denied, and no request leaves this machine. */
const PREFERENCES = {
  'ui.useOverlayScrollbars': 1,
  'permissions.default.geo': 2,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.allow_hijacking_localhost': false,
};

const ANSWERED_WITHIN_MS = 10_000;
/** A browser that has just started still makes its profile. */
const STARTED_WITHIN_MS = 60_000;

const Answer = z.object({ id: z.number(), result: z.unknown(), message: z.string().optional() });
const Started = z.object({ capabilities: z.object({ browserVersion: z.string() }) });
const Tree = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) });
const Value = z.object({ result: z.object({ value: z.string() }) });
const Picture = z.object({ data: z.string() });

/** Debian's Firefox, headless, over WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const program = PROGRAMS.find((path) => existsSync(path));
  if (program === undefined) throw new NotRun('no Firefox: apt-get install firefox-esr');
  const folder = makeTempFolder();
  const profile = folder.path;
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const browser = startProgram(program, args);
  const address = await browser.output(/WebDriver BiDi listening on (\S+)/);
  const ask = await connect(`${address}/session`);
  const { capabilities } = Started.parse(
    await ask('session.new', { capabilities: {} }, STARTED_WITHIN_MS),
  );
  const { context } = Tree.parse(await ask('browsingContext.getTree', {})).contexts[0];
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    resize: async (viewport) => {
      await ask('browsingContext.setViewport', { context, viewport });
    },
    go: async (url) => {
      const go = () => ask('browsingContext.navigate', { context, url, wait: 'complete' });
      // A page that loads itself anew cuts a navigation under way: the address is given once more.
      await go().catch(go);
    },
    run: async (expression) => {
      const sent = { expression, target: { context }, awaitPromise: true };
      return Value.parse(await ask('script.evaluate', sent)).result.value;
    },
    act: async (actions) => {
      await ask('input.performActions', { context, actions });
    },
    picture: async () => {
      const { data } = Picture.parse(await ask('browsingContext.captureScreenshot', { context }));
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await browser.stop();
      folder.remove();
    },
  };
}

/**
 * Sends a command and waits for its answer. Errors  when none comes: Firefox gives none for a page
 * that is loaded anew meanwhile. Source: WebDriver BiDi, "Transport".
 */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { success, data: answer } = Answer.safeParse(JSON.parse(String(data)));
    if (!success) return; // an event
    const { id, message, result } = answer;
    if (message === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(message));
    waiting.delete(id);
  });
  let sent = 0;
  return (
    method: string,
    params: object,
    withinMs: number = ANSWERED_WITHIN_MS,
  ): Promise<unknown> => {
    const id = (sent += 1);
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    const silent = sleep(withinMs, undefined, { ref: false }).then(() => {
      waiting.delete(id);
      throw new Error(`no answer to ${method}`);
    });
    return Promise.race([answer.promise, silent]);
  };
}
