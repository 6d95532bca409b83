import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['tests/support/prepare-chromium.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Two cores: more workers only make the browser and the built program wait for each other.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'react', include: ['tests/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'preact',
          include: [
            'tests/runtime/**/*.test.ts',
            'tests/policy/{browser,integrity}.test.ts',
            'tests/pages/names.test.ts',
          ],
          // These run no page: the renderer is nothing to them.
          exclude: ['tests/runtime/{portal,rules}.test.ts'],
          env: { RENDERER: 'preact' },
        },
      },
    ],
  },
});
