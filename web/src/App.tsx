import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router';

import { makeQueryClient } from '#lib/queryClient';
import { AuthProvider } from '#lib/session';
import { LiveRegion } from '#ui/LiveRegion';
import { Toaster } from '#ui/Toaster';

import { Pages } from './router.tsx';

const queries = makeQueryClient();

/** The whole app, at the address of the window. */
export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <AuthProvider>
          <BrowserRouter>
            <Pages />
          </BrowserRouter>
          <Toaster />
          <LiveRegion />
        </AuthProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
