import { afterEach, expect, test, vi } from 'vitest';

import { appUpdate } from './serviceWorker.ts';

const HOUR_MS = 60 * 60_000;

afterEach(() => vi.restoreAllMocks());

test('a browser without service workers has no updates and only reloads', async () => {
  const reload = vi.fn<() => void>();
  const update = appUpdate({ workers: undefined, now: () => 0, reload });
  await update.start();
  expect(update.isReady()).toBe(false);
  update.apply();
  expect(reload).toHaveBeenCalledOnce();
});

test('a failed registration is ignored', async () => {
  const { update, workers } = setUp();
  workers.register.mockRejectedValue(new TypeError('blocked'));
  await expect(update.start()).resolves.toBeUndefined();
  expect(update.isReady()).toBe(false);
});

test('the first version is installed silently', async () => {
  const { update, registration } = setUp();
  await update.start();
  registration.install();
  expect(update.isReady()).toBe(false);
});

test('a newer version is reported to listeners once', async () => {
  const { update, registration, workers } = setUp();
  workers.controller = new Worker();
  const listener = vi.fn<() => void>();
  const stop = update.subscribe(listener);
  await update.start();
  expect(update.isReady()).toBe(false);
  registration.install();
  registration.install();
  expect(update.isReady()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

test('a newer version that waited before the page loaded is reported', async () => {
  const { update, registration, workers } = setUp();
  workers.controller = new Worker();
  registration.waiting = new Worker();
  await update.start();
  expect(update.isReady()).toBe(true);
});

test('the first version is not offered, though it took over before it was told that it waits', async () => {
  const { update, registration, workers } = setUp();
  const first = registration.find();
  await update.start();
  workers.controller = first;
  registration.waiting = first;
  first.dispatchEvent(new Event('statechange'));
  expect(update.isReady()).toBe(false);
  registration.install();
  expect(update.isReady()).toBe(true);
});

test('a version that is not installed is not offered', async () => {
  const { update, registration, workers } = setUp();
  workers.controller = new Worker();
  await update.start();
  registration.find().dispatchEvent(new Event('statechange'));
  expect(update.isReady()).toBe(false);
});

test('reloads after the newer version has taken over, not before', async () => {
  const { update, registration, workers, reload } = setUp();
  workers.controller = new Worker();
  await update.start();
  const waiting = registration.install();
  expect(waiting.heard).toEqual([]);
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();

  update.apply();
  expect(waiting.heard).toEqual(['skipWaiting']);
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('only reloads when another tab has switched already', async () => {
  const { update, registration, workers, reload } = setUp();
  workers.controller = new Worker();
  await update.start();
  registration.install();
  registration.waiting = null;
  update.apply();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  { ms: HOUR_MS - 1, seen: 'visible', asked: 0, why: 'less than an hour has passed' },
  { ms: HOUR_MS, seen: 'visible', asked: 1, why: 'an hour has passed' },
  { ms: HOUR_MS, seen: 'hidden', asked: 0, why: 'nobody looks' },
] as const)('asks $asked times for a newer version: $why', async ({ ms, seen, asked }) => {
  let at = 1_000;
  const { update, registration } = setUp(() => at);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(seen);
  await update.start();
  at += ms;
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(asked);
});

function setUp(now = () => 0) {
  const registration = new Registration();
  const workers = Object.assign(new EventTarget(), {
    controller: null as Worker | null,
    register: vi.fn<() => Promise<Registration>>(async () => registration),
  });
  const reload = vi.fn<() => void>();
  const container = workers as unknown as ServiceWorkerContainer; // the members in use
  return { update: appUpdate({ workers: container, now, reload }), workers, registration, reload };
}

/** The browser's sequence: found, installing, waiting. */
class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  update = vi.fn<() => Promise<this>>(async () => this);

  find(): Worker {
    this.installing = new Worker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }

  install(): Worker {
    const found = this.find();
    this.installing = null;
    this.waiting = found;
    found.dispatchEvent(new Event('statechange'));
    return found;
  }
}

class Worker extends EventTarget {
  readonly heard: string[] = [];
  postMessage = (message: string): void => void this.heard.push(message);
}
