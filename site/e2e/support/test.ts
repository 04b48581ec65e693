import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type RunningServer, type SignedIn, signUp, startServer } from '@throughline/harness'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { openMongo } from './mongodb.ts'

export { expect }

export interface StoreOption {
  storedIn: 'sqlite' | 'mongodb'
}

interface PerWorker extends StoreOption {
  mailbox: Mailbox
  databaseUrl: string | undefined
  /** Shared by the tests of a worker; each has an account of its own in it. */
  server: RunningServer
}

interface PerTest {
  /** Somebody who has just signed up; the test's browser is signed in as well. */
  ines: SignedIn
  /** Messages of pages that belong to what the test shows. */
  expectedComplaints: RegExp[]
  /** Fails the test when a page complains: of a script, of Content-Security-Policy, of a missing file. */
  complaints: undefined
}

let visitors = 0

/** An address nobody else has; the server, told to trust a proxy, counts its limits by it. */
function nextAddress(): string {
  visitors += 1
  return `10.${process.pid % 256}.${Math.floor(visitors / 256)}.${visitors % 256}`
}

export const test = base.extend<PerTest, PerWorker>({
  storedIn: ['sqlite', { option: true, scope: 'worker' }],

  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const mailbox = await openMailbox()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],

  databaseUrl: [
    async ({ storedIn }, use) => {
      const mongo = storedIn === 'mongodb' ? await openMongo() : undefined
      await use(mongo?.url)
      await mongo?.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  server: [
    async ({ mailbox, databaseUrl }, use) => {
      const server = await startServer({ smtpUrl: mailbox.url, ...(databaseUrl && { databaseUrl }) })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': nextAddress() }),

  ines: async ({ context, server }, use) => {
    const ines = await signUp(server.url, { headers: { 'x-forwarded-for': nextAddress() } })
    await signBrowserIn(context, server.url, ines)
    await use(ines)
  },

  expectedComplaints: [[], { option: true }],

  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const said: string[] = []
      context.on('page', (page: Page) => {
        page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
        page.on('pageerror', (error) => said.push(String(error)))
      })
      await use(undefined)
      const unexpected = said.filter((text) => !expectedComplaints.some((expected) => expected.test(text)))
      expect(unexpected, 'what pages complained of').toEqual([])
    },
    { auto: true },
  ],
})

export async function signBrowserIn(context: BrowserContext, url: string, { cookie }: SignedIn): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url }])
}
