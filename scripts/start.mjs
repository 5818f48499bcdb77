// `npm start`: installs, builds, migrates, seeds and serves. See README.md.
import { become, buildIfStale, installIfNeeded, NODE } from './tools.mjs';

installIfNeeded();
buildIfStale();
// The memory of what lives shortly, in MB: docs/operations.md.
become(NODE, ['--max-semi-space-size=16', 'server/src/main.ts']);
