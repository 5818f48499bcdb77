import './styles/index.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { watchOnline } from '#lib/online';
import { reloadWhenOutdated } from '#lib/reloadOnce';
import { startServiceWorker } from '#lib/serviceWorker';
import { watchOtherTabs } from '#lib/stored';
import { applyTheme } from '#state/theme';

import { App } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The router scrolls to the top itself; the browser must not put the old place back afterwards.
history.scrollRestoration = 'manual';
reloadWhenOutdated(import.meta.url);
watchOtherTabs();
watchOnline();
applyTheme();
if (import.meta.env.PROD) startServiceWorker();
// The splash goes by its own animation; what is left of it is taken out of the page.
const splash = document.getElementById('splash');
void Promise.all(splash?.getAnimations().map((fade) => fade.finished) ?? []).then(() =>
  splash?.remove(),
);

// A transition is rendered in short pieces, so that the first touch never waits for the whole page.
startTransition(() => createRoot(root).render(<App />));
