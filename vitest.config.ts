import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // For busy machines.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Files of a worker share its modules (setup leaves nothing behind): half the processor time.
    isolate: false,
    // Vitest leaves one processor free, of two as well: with both, the server's tests took 310 s instead of 433.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'shared', include: ['shared/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'data', include: ['data/src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/dropDatabases.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/testing/setup.ts'],
        },
      },
      { extends: true, test: { name: 'lab', include: ['lab/**/*.test.ts'] } },
    ],
  },
});
