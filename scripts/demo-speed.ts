import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { startServer } from '@throughline/harness'
import { findBrowser } from '../site/e2e/support/browser.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, language: { type: 'string', default: 'en' } } })
const browser = await findBrowser()
const server = await startServer()
const locale = values.language === 'de' ? 'de-DE' : 'en-GB'
const launched = await chromium.launch({
  executablePath: browser.executablePath,
  env: { ...(process.env as Record<string, string>), ...browser.env },
})
const context = await launched.newContext({ locale, timezoneId: 'Europe/Berlin' })
const page = await context.newPage()
page.on('console', (m) => console.log('   page:', m.text()))
const t = async (name: string, go: () => Promise<unknown>) => {
  const s = performance.now()
  await go()
  console.log(name.padEnd(34), Math.round(performance.now() - s))
}
const ready = async () => {
  await page.waitForURL(/\/demo\/tasks$/)
  await page.locator('main [data-row]').first().waitFor()
  await page
    .locator('astro-island[ssr]')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => {})
}
const stop = async () => {
  const devtools = await context.newCDPSession(page)
  const stopped = new Promise<void>((resolve) =>
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some((v) => v.runningStatus === 'stopped')) resolve()
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await stopped
  await devtools.detach()
}
await t('cold /demo', async () => {
  await page.goto(server.url + '/demo')
  await ready()
})
for (let i = 0; i < Number(values.rounds); i++) {
  await t('running worker /demo/tasks', async () => {
    await page.goto(server.url + '/demo/tasks')
    await ready()
  })
}
for (let i = 0; i < Number(values.rounds); i++) {
  await page.goto('about:blank')
  await stop()
  await t('stopped worker /demo', async () => {
    await page.goto(server.url + '/demo')
    await ready()
  })
  console.log(
    '   ',
    await page.evaluate(() => {
      const n = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
      return JSON.stringify({
        workerStart: Math.round(n.workerStart),
        fetchStart: Math.round(n.fetchStart),
        resp: Math.round(n.responseStart),
        end: Math.round(n.responseEnd),
        dcl: Math.round(n.domContentLoadedEventEnd),
        load: Math.round(n.loadEventEnd),
      })
    }),
  )
}
await launched.close()
await server.stop()
