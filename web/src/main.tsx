import './styles/index.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';

import { makeQueryClient } from '#platform/http/queryClient.ts';
import { watchOnline } from '#platform/page/online.ts';
import { reloadWhenOutdated } from '#platform/page/reload.ts';
import { startServiceWorker } from '#platform/page/serviceWorker.ts';
import { applyTheme } from '#platform/page/theme.ts';
import { isUnsettled } from '#platform/stored/owner.ts';
import { watchOtherTabs } from '#platform/stored/stored.ts';

import { App } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The router scrolls to the top; the browser's restoration would override it.
history.scrollRestoration = 'manual';
reloadWhenOutdated(import.meta.url);
watchOtherTabs();
watchOnline();
// The first screen does without it.
void import('#platform/page/keepFocus.ts').then(({ keepFocus }) => keepFocus());
void import('#platform/page/markNothing.ts').then(({ markNothing }) => markNothing());
applyTheme();
if (import.meta.env.PROD) startServiceWorker();
// The splash fades by its own animation; this removes the element.
const splash = document.getElementById('splash');
void Promise.all(splash?.getAnimations().map((fade) => fade.finished) ?? []).then(() =>
  splash?.remove(),
);

const page = createRoot(root);
// Transitions render in short slices, so that input is never blocked.
const app = <App queries={makeQueryClient()} Router={BrowserRouter} />;
const draw = (): void => startTransition(() => page.render(app));
// Whose things are here is settled before anything is drawn. Mostly there is nothing to settle.
if (isUnsettled())
  void import('#platform/stored/settle.ts')
    .then(({ settle }) => settle())
    .catch(() => undefined)
    .finally(draw);
else draw();
