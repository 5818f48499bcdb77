import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { serviceWorker } from './serviceWorkerPlugin.ts';

/** What every page needs and what changes seldom: one file, which compresses better than many. */
const LIBRARIES = {
  name: 'libraries',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|zod|clsx)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](shared|Icon|createLucide|context|defaultAttr)/,
};

const SERVER = 'http://127.0.0.1:3000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), serviceWorker()],
  server: { proxy: { '/api': SERVER, '/images': SERVER } },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    rolldownOptions: { output: { codeSplitting: { groups: [LIBRARIES] } } },
  },
});
