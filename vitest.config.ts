import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/prepare-chromium.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Two cores: more workers only make the browser and the built program wait for each other.
    maxWorkers: 2,
  },
});
