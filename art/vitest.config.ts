import { defineConfig } from 'vitest/config';

// For busy machines.
export default defineConfig({ test: { testTimeout: 60_000 } });
