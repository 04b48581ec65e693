import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { sampleMails } from '../adapters/mail/src/test-sample-mails.ts'
import config from '../playwright.config.ts'

// Pictures of one of each sort of mail, light and dark, wide and narrow, into the ignored folder screenshots.

const folder = 'screenshots'
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(config.use?.launchOptions)
for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [720, 390]) {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 600 }, deviceScaleFactor: 2 })
    for (const [name, { html }] of Object.entries(sampleMails())) {
      await page.setContent(html)
      await page.screenshot({ path: `${folder}/mail-${name}-${colorScheme}-${width}.png`, fullPage: true })
    }
    await page.close()
  }
await browser.close()
console.log(`${Object.keys(sampleMails()).length * 4} pictures of mails are in ${folder}/.`)
