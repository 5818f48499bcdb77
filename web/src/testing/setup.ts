import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

import { noteServerTime } from '#platform/http/serverClock.ts';
import { keepFocus } from '#platform/page/keepFocus.ts';
import { nextPaint } from '#platform/page/nextPaint.ts';
import { toasts } from '#platform/page/toast.ts';
import { changeOwner } from '#platform/stored/stored.ts';
import { showKitchen } from '#shop/kitchen/queries/kitchenShown.ts';

// For busy machines.
configure({ asyncUtilTimeout: 15_000 });

// happy-dom's select has no size; react-hook-form needs it to read values set before registration.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { configurable: true, value: 0 });

// happy-dom's `document` is no instance of `Document`; React Aria's focus management checks that.
Object.defineProperty(Document, Symbol.hasInstance, {
  configurable: true,
  value: (node: unknown) => node === document,
});

// Nothing is painted here: what waits for a paint runs at once.
beforeEach(() => {
  nextPaint.run = (act) => act();
});

// As in `main.tsx`.
beforeEach(keepFocus);

// As on pages whose presses change the list.
beforeEach(showKitchen);

// Test files share a document, so reset it.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const { id } of toasts.get()) toasts.dismiss(id);
  localStorage.clear();
  sessionStorage.clear();
  changeOwner(undefined);
  // The device's clock, to the millisecond: a header has whole seconds, of which the middle is taken.
  noteServerTime(new Date(0).toUTCString(), 500);
});
