import { findBrowser } from '../site/e2e/support/browser.ts'

/** Succeeds where a Chromium or Chrome is installed that starts. */

const isWhole = await findBrowser().then(
  ({ isShell }) => !isShell,
  () => false,
)
process.exitCode = isWhole ? 0 : 1
