import { Buffer } from 'node:buffer';
import { existsSync, globSync } from 'node:fs';

import { freePort } from '@larder/e2e/freePort.ts';
import { z } from 'zod';

import { NotRun } from '#reliability/goal';
import { startProgram } from '#reliability/harness/child';
import { until } from '#reliability/harness/wait';

import type { Engine } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
/** Takes the first free display and writes its number. */
const SCREEN_OPTIONS = ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'];
const BROWSERS = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';

const Started = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});

const Answer = z.object({ value: z.unknown() });

/** WebKitGTK's MiniBrowser on a virtual screen, over WebDriver. */
export async function openWebKit(): Promise<Engine> {
  const [binary] = globSync(BROWSERS);
  if (binary === undefined || !existsSync(DRIVER) || !existsSync(SCREEN))
    throw new NotRun('no WebKit: apt-get install webkit2gtk-driver xvfb');
  const screen = startProgram(SCREEN, SCREEN_OPTIONS);
  const display = await screen.output(/^(\d+)\n/m);
  const port = await freePort();
  const driver = startProgram(DRIVER, [`--port=${port}`], { DISPLAY: `:${display}` });
  const call = caller(`http://127.0.0.1:${port}`);
  await until('WebKitWebDriver answers', () => call('GET', '/status').then(Boolean, () => false));
  // Full screen has no toolbar: the page fills the window.
  const options = { binary, args: ['--automation', '--full-screen'], useOverlayScrollbars: true };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const session = Started.parse(await call('POST', '/session', { capabilities }));
  const own = `/session/${session.sessionId}`;
  return {
    name: `WebKitGTK ${session.capabilities.browserVersion}`,
    resize: async (size) => {
      await call('POST', `${own}/window/rect`, { x: 0, y: 0, ...size });
    },
    go: async (url) => {
      await call('POST', `${own}/url`, { url });
    },
    run: async (expression) => {
      const sent = { script: `return ${expression}`, args: [] };
      return z.string().parse(await call('POST', `${own}/execute/sync`, sent));
    },
    act: async (actions) => {
      await call('POST', `${own}/actions`, { actions });
    },
    picture: async () =>
      Buffer.from(z.string().parse(await call('GET', `${own}/screenshot`)), 'base64'),
    close: async () => {
      await call('DELETE', own);
      await driver.stop();
      await screen.stop();
    },
  };
}

/** Sends a command and reads its value. Errors  the driver's message. Source: WebDriver, "Protocol". */
function caller(base: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(base + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = Answer.parse(await answer.json());
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };
}
