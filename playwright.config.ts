import { defineConfig } from '@playwright/test'
import { findShell, lean } from './site/e2e/support/browser.ts'
import { LOOK_AGAIN } from './site/e2e/support/look-again.ts'
import type { StoreOption } from './site/e2e/support/test.ts'

const { executablePath, env } = await findShell()

export default defineConfig<StoreOption>({
  testDir: 'site/e2e',
  outputDir: 'test-results',
  reporter: [process.env.CI ? ['list'] : ['list', { printSteps: false }], ['./site/e2e/support/left-out.ts']],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // More than the two processors that tests are planned for: while one page waits, another is worked on.
  workers: 3,
  // Of some hundreds a test or two meets a machine that was busy elsewhere, for longer than one more try takes. A test
  // that passes only so is named as flaky in the report: it is a fault of the test or of the app, and is to be mended.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000, toPass: { intervals: LOOK_AGAIN } },
  use: {
    // Without a locale of UTF-8 Chromium gives downloads no name that is not ASCII.
    launchOptions: { executablePath, env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8', ...env }, args: lean },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    screenshot: 'only-on-failure',
    // It fetches some hundred files for each new person, and answers what a test means to answer by itself. Tests that are of
    // a worker say so by `serviceWorkers: 'allow'`.
    serviceWorkers: 'block',
    // Its pictures of the page around each step cost a quarter of the time of all tests.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'sqlite', use: { storedIn: 'sqlite' } },
    { name: 'mongodb', testMatch: 'first-day.test.ts', use: { storedIn: 'mongodb' } },
  ],
})
