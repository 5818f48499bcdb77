// `npm run dev`: the server restarts on change; Vite serves the web app and proxies /api.
import { spawn } from 'node:child_process';

import { whenAbandoned } from './abandoned.mjs';
import { installIfNeeded, NODE, ROOT } from './tools.mjs';

installIfNeeded();
const children = [
  ['--watch', 'server/src/main.ts'],
  ['node_modules/vite/bin/vite.js', 'web'],
].map((args) => spawn(NODE, args, { cwd: ROOT, stdio: 'inherit' }));
const end = (signal) => {
  for (const child of children) child.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
whenAbandoned(() => end('SIGTERM'));
for (const child of children) child.on('exit', () => process.exit());
