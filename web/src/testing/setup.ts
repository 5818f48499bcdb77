import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

import { toasts } from '#lib/toast';

// A busy machine may take its time; a wrong page fails all the same.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  for (const { id } of toasts.get()) toasts.dismiss(id);
  localStorage.clear();
  sessionStorage.clear();
});
