import { afterEach, expect, test, vi } from 'vitest';

import { shareLink } from './share.ts';
import { toasts } from './toast.ts';

const link = { what: 'Recipe link', title: 'Dal', url: 'https://larder.test/recipe/7' };

function device({ share, copy }: { share?: () => Promise<void>; copy: () => Promise<void> }) {
  const writeText = vi.fn<typeof copy>(copy);
  vi.stubGlobal('navigator', { ...(share && { share }), clipboard: { writeText } });
  return writeText;
}
const said = () => toasts.get().map(({ kind, text }) => [kind, text]);

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.get()) toasts.dismiss(id);
});

test('a device with a share sheet gets the title and the link, and no words', async () => {
  const share = vi.fn<() => Promise<undefined>>(async () => undefined);
  const copy = device({ share, copy: async () => undefined });
  await shareLink(link);
  expect(share).toHaveBeenCalledWith({ title: 'Dal', url: link.url });
  expect([copy.mock.calls, said()]).toEqual([[], []]);
});

test('a sheet that is closed copies nothing', async () => {
  const copy = device({
    share: async () => Promise.reject(new DOMException('', 'AbortError')),
    copy: async () => undefined,
  });
  await shareLink(link);
  expect([copy.mock.calls, said()]).toEqual([[], []]);
});

test.for([
  ['without a sheet', undefined],
  ['with one that fails', async () => Promise.reject(new DOMException('', 'NotAllowedError'))],
] as const)('%s the link is copied, and that is said', async ([, share]) => {
  const copy = device({ ...(share && { share }), copy: async () => undefined });
  await shareLink(link);
  expect(copy).toHaveBeenCalledWith(link.url);
  expect(said()).toEqual([['success', 'Recipe link copied']]);
});

test('a browser that does not copy says so', async () => {
  device({ copy: async () => Promise.reject(new Error('denied')) });
  await shareLink(link);
  expect(said()).toEqual([
    ['warning', 'Your browser does not let us copy. Mark the link and copy it yourself.'],
  ]);
});
