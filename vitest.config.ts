import { defineConfig } from 'vitest/config'

/** One run over every workspace; browser tests belong to playwright, in site/e2e. */
export default defineConfig({
  test: {
    include: ['{core,adapters,packages,site,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'site/e2e/**'],
    pool: 'threads',
    testTimeout: 10_000,
    restoreMocks: true,
  },
})
