import { expect, test, vi } from 'vitest';

import { fetchEarly } from './early.ts';

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
