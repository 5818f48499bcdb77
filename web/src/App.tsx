import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, StrictMode } from 'react';

import { AuthProvider } from '#platform/session/session.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Toaster } from '#ui/Toaster.tsx';

import { Pages } from './router.tsx';

type AppProps = { queries: QueryClient; Router: ComponentType<{ children: ReactNode }> };

export function App({ queries, Router }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <AuthProvider>
          <Router>
            <Pages />
          </Router>
          <Toaster />
          <LiveRegion />
        </AuthProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
