import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

import { toasts } from '#lib/toast';

// A busy machine may take its time; a wrong page fails all the same.
configure({ asyncUtilTimeout: 15_000 });

// The next file runs in the same document: it finds it as new.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const { id } of toasts.get()) toasts.dismiss(id);
  localStorage.clear();
  sessionStorage.clear();
});
