import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['__tests__/**/*.test.ts'],
    globalSetup: ['__tests__/setup/oracles.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
