import { expect, test, vi } from 'vitest';

import { fetchEarly, holdCode } from './early.ts';

test('a failed prefetch is no error', async () => {
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const unheard = vi.fn<() => void>();
  process.on('unhandledRejection', unheard);
  fetchEarly(load);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unheard);
  expect(load).toHaveBeenCalledOnce();
  expect(unheard).not.toHaveBeenCalled();
});

test('held code has come after its download, and a failed one is tried again', async () => {
  const download = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('code');
  const held = holdCode(download);
  await expect(held.load()).rejects.toThrow('Failed to fetch');
  expect(held.now()).toBeUndefined();
  await expect(held.load()).resolves.toBe('code');
  expect(held.now()).toBe('code');
});
