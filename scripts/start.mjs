// `npm start`: installs, builds, migrates, seeds and serves. See README.md.
import { become, buildIfStale, installIfNeeded, NODE } from './tools.mjs';

installIfNeeded();
buildIfStale();
// What is kept of memory, in MB and percent: docs/operations.md.
become(NODE, [
  '--max-semi-space-size=16',
  '--initial-old-space-size=64',
  '--heap-growing-percent=100',
  'server/src/main.ts',
]);
