import { configDefaults, defineConfig } from 'vitest/config'

const everywhere = '{core,adapters,packages,site,scripts}/**/*'

const shared = { pool: 'threads', testTimeout: 10_000, restoreMocks: true } as const

/** Browser tests belong to playwright, in site/e2e. */
const notHere = [...configDefaults.exclude, '**/dist/**', 'site/e2e/**']

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'unit', include: [`${everywhere}.test.{ts,tsx}`], exclude: [...notHere, '**/*.wire.test.ts'] } },
      /** Over MongoDB's wire protocol: against MONGODB_URL, or a server that is built with Go. */
      { test: { ...shared, testTimeout: 60_000, name: 'mongodb', include: [`${everywhere}.wire.test.ts`], exclude: notHere } },
    ],
  },
})
