import { type Browser, chromium } from '@playwright/test'
import type { Language } from '@throughline/core/kernel'
import { type SignedIn, signUp, startServer, type There } from '@throughline/harness'
import { findBrowser } from '../site/e2e/support/browser.ts'
import { writeSample } from '../site/e2e/support/sample.ts'
import { run } from './process.ts'

export interface Started {
  browser: Browser
  url: string
  /** Of the server. */
  dataDir: string
}

interface Sample extends Started {
  ines: SignedIn
  /** What screens of records are of. */
  there: There
}

/** Builds the site, and has something done with a browser and a server of its own. */
export async function withServer(use: (started: Started) => Promise<void>, find = findBrowser): Promise<void> {
  const built = await run('node', ['scripts/turbo.ts', 'build', '--output-logs=errors-only'], { show: true, env: process.env })
  if (built.code !== 0) process.exit(built.code)
  const server = await startServer()
  const { executablePath, env } = await find()
  const browser = await chromium.launch({ executablePath, env: { ...(process.env as Record<string, string>), ...env } })
  try {
    await use({ browser, url: server.url, dataDir: server.dataDir })
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** The same with the sample person's account, who writes English where no language is said. */
export const withSample = (timeZone: string, use: (sample: Sample) => Promise<void>, language?: Language): Promise<void> =>
  withServer(async (started) => {
    const ines = await signUp(started.url)
    await use({ ...started, ines, there: await writeSample(ines, { timeZone, language, dataDir: started.dataDir }) })
  })
