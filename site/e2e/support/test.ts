import { type BrowserContext, test as base, expect as baseExpect, type ConsoleMessage, type Page } from '@playwright/test'
import { provenAt, type RunningServer, type SignedIn, signUp, startServer } from '@throughline/harness'
import { serverForTests, type TestServer } from '@throughline/mongodb/test-server'
import { LOOK_AGAIN } from './look-again.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

/** Playwright leaves up to a second between two looks at what it polls; much of what a test took was that waiting. */
const poll: typeof baseExpect.poll = (actual, options) =>
  baseExpect.poll(actual, { intervals: LOOK_AGAIN, ...(typeof options === 'string' ? { message: options } : options) })

export const expect = Object.assign(baseExpect.configure({}), { poll })

export interface StoreOption {
  storedIn: 'sqlite' | 'mongodb'
}

interface PerWorker extends StoreOption {
  mailbox: Mailbox
  /** Where the mongodb project stores; `null` for the other project. */
  mongodb: TestServer | null
  /** Shared by the tests of a worker; each has an account of its own in it. */
  server: RunningServer
}

interface PerTest {
  /** Somebody who has just signed up; the test's browser is signed in as well. */
  ines: SignedIn
  /** The same person, whose address is proven, so that what she is told is mailed to her as well. */
  provenInes: SignedIn
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

  mongodb: [
    async ({ storedIn }, use) => {
      const mongodb = storedIn === 'mongodb' ? await serverForTests() : null
      await use(mongodb)
      await mongodb?.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  server: [
    async ({ mailbox, mongodb }, use) => {
      const database = mongodb ? { databaseUrl: mongodb.newDatabase() } : {}
      // Stand-ins for servers of others are on this machine.
      const server = await startServer({ smtpUrl: mailbox.url, set: { OUTBOUND_PRIVATE_HOSTS: '127.0.0.1' }, ...database })
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

  provenInes: async ({ mailbox, ines }, use) => use(await provenAt(ines, mailbox.mailTo)),

  expectedComplaints: [[], { option: true }],

  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const said: { text: string; at?: string }[] = []
      context.on('page', (page: Page) => {
        const askedFor = new Set<string>()
        page.on('request', (request) => void (request.isNavigationRequest() && askedFor.add(request.url())))
        page.on('console', (message) => {
          if (message.type() === 'error' && !isRefusedPage(message, askedFor))
            said.push({ text: message.text(), at: message.location().url })
        })
        page.on('pageerror', (error) => void (isCutTransition(error) || said.push({ text: String(error) })))
      })
      await use(undefined)
      const unexpected = said.filter(({ text }) => !expectedComplaints.some((expected) => expected.test(text)))
      // A browser says that something failed to load, and not what.
      expect(
        unexpected.map(({ text, at }) => (at ? `${text} at ${at}` : text)),
        'what pages complained of',
      ).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * What Chromium says where a page is left, or loses the network, before the sheet is there that lets pages fade into each
 * other; the page goes on without.
 */
const isCutTransition = (error: Error): boolean => /ViewTransition opt-in disabled|Page already revealed/.test(error.message)

/** A page that answers 401, 404 or 422 in words is none of the complaints; what it loads, and a 500, is. */
const isRefusedPage = (message: ConsoleMessage, askedFor: ReadonlySet<string>): boolean =>
  /status of 4\d\d/.test(message.text()) && askedFor.has(message.location().url)

export async function signBrowserIn(context: BrowserContext, url: string, { cookie }: SignedIn): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url }])
}
