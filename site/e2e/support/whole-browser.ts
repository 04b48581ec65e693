import { findBrowser, lean } from './browser.ts'

const { executablePath, env, isShell } = await findBrowser()

/** An installed browser, for what the headless shell does not do: know that it is offline, ask again for a script that failed, record. */
export const wholeBrowser = {
  launchOptions: { executablePath, env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8', ...env }, args: lean },
}

if (isShell && process.env.THROUGHLINE_BROWSER === 'whole')
  throw new Error('THROUGHLINE_BROWSER=whole asks for an installed Chromium or Chrome, and none starts here.')

/** For `test.skip`: where there is none, and none is asked for by `THROUGHLINE_BROWSER=whole`, some tests say so instead of failing. */
export const lacksWholeBrowser = [isShell, 'This needs an installed Chromium or Chrome.'] as const
