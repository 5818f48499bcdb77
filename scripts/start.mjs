// `npm start`: installs, builds, migrates, seeds and serves. See README.md.
import { become, buildIfStale, installIfNeeded, NODE } from './tools.mjs';

installIfNeeded();
buildIfStale();
become(NODE, ['server/src/main.ts']);
