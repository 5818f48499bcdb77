// `npm start`: installs, builds, migrates, seeds and serves. See README.md.
import { buildIfStale, installIfNeeded, serve } from './tools.mjs';

installIfNeeded();
buildIfStale();
serve();
