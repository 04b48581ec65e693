import { configDefaults, defineConfig } from 'vitest/config'

const everywhere = '{core,adapters,packages,site,scripts}/**/*'

const shared = {
  pool: 'threads' as const,
  // For what hangs: a machine that is busy makes nothing fail.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  unstubGlobals: true,
  setupFiles: ['scripts/seed-tests.ts', 'scripts/watch-turns.ts'],
}

/** Browser tests belong to playwright, in site/e2e. */
const notHere = [...configDefaults.exclude, '**/dist/**', 'site/e2e/**']

export default defineConfig({
  test: {
    // By itself vitest leaves one processor to others, which of two is half.
    maxWorkers: '100%',
    projects: [
      /** Files of a worker share what they import: that loading took most of the time. So no test may leave state in a module. */
      {
        test: {
          ...shared,
          name: 'unit',
          isolate: false,
          include: [`${everywhere}.test.{ts,tsx}`],
          exclude: [...notHere, '**/*.wire.test.ts'],
        },
      },
      /** Over MongoDB's wire protocol: against MONGODB_URL, or a server that is built with Go. */
      { test: { ...shared, name: 'mongodb', include: [`${everywhere}.wire.test.ts`], exclude: notHere } },
    ],
  },
})
