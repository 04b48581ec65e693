import { startServer } from '@throughline/harness'
import { Secret, TOTP } from 'otpauth'
import { standInProvider } from '../../adapters/auth/src/providers/test-provider.ts'
import { explain } from '../src/features/auth/explain.ts'
import { auth } from '../src/messages/auth.ts'
import { authWith, connectedSettings as words } from '../src/messages/auth-with.ts'
import { accessibilityFaults } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const there = { subject: '4711', email: 'ines.varga@post.example', isProven: true, name: 'Ines Varga' }
const client = (name: string) => ({ [`${name}_CLIENT_ID`]: 'throughline', [`${name}_CLIENT_SECRET`]: 'a-secret' })

test('an account is made, opened and connected by other sites, and by no one else', async ({ browser, mongodb }) => {
  const [github, company] = [await standInProvider('github'), await standInProvider('oidc')]
  const server = await startServer({
    set: { ...client('GITHUB'), GITHUB_URL: github.url, ...client('OIDC'), OIDC_ISSUER: company.url, OIDC_NAME: 'Company' },
    ...(mongodb && { databaseUrl: mongodb.newDatabase() }),
  })
  try {
    const context = await browser.newContext({ baseURL: server.url, timezoneId: 'Europe/Berlin' })
    const page = await context.newPage()
    const heading = page.getByRole('heading', { level: 1 })
    const connected = page.getByRole('region', { name: words.title })
    const signOut = async () => {
      await page.goto('/auth/signout')
      await page.getByRole('main').getByRole('button').click()
    }
    github.be({ ...there, isProven: false })
    company.be({ ...there, subject: 'ines' })

    // An address that was never confirmed there makes no account.
    await page.goto('/auth/signup')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: authWith.ways['sign-up']('GitHub') }).click()
    await expect(heading).toHaveText(explain('email-not-proven').title)

    github.be(there)
    await page.goto('/auth/signup')
    await page.getByRole('link', { name: authWith.ways['sign-up']('GitHub') }).click()
    await expect(page).toHaveURL('/welcome')
    expect(await (await page.request.get('/api/v1/me')).json()).toMatchObject({
      email: there.email,
      name: there.name,
      timeZone: 'Europe/Berlin',
    })

    await signOut()
    await page.goto('/goals')
    await page.getByRole('link', { name: authWith.ways['sign-in']('GitHub') }).click()
    await expect(page).toHaveURL('/goals')

    // The only way in stays; with another, it goes.
    await page.goto('/settings/account')
    await connected.getByRole('button', { name: words.removeOf('GitHub', there.email) }).click()
    await expect(connected.getByRole('alert')).toContainText('only way to sign in')
    await connected.getByRole('link', { name: words.connectTo('Company') }).click()
    await expect(connected.getByRole('status')).toHaveText(words.connected('Company'))
    expect(await accessibilityFaults(page)).toEqual([])
    await connected.getByRole('button', { name: words.removeOf('GitHub', there.email) }).click()
    await expect(connected.getByRole('status')).toHaveText(words.removed)

    // What was removed opens nothing, though the address is the account's own.
    await signOut()
    await page.goto('/auth/signin')
    await page.getByRole('link', { name: authWith.ways['sign-in']('GitHub') }).click()
    await expect(heading).toHaveText(explain('no-account').title)
    await page.goto('/auth/signup')
    await page.getByRole('link', { name: authWith.ways['sign-up']('GitHub') }).click()
    await expect(heading).toHaveText(explain('email-known').title)

    // A link of somebody else's begins nothing, and a return path leads to no other site.
    await page.goto('/auth/with?provider=oidc&for=sign-in&return=/goals')
    await expect(page).toHaveURL('/auth/signin?return=%2Fgoals')
    await page.goto('/auth/signin?return=//evil.example')
    const back = page.waitForRequest(/\/auth\/callback\//)
    await page.getByRole('link', { name: authWith.ways['sign-in']('Company') }).click()
    await expect(page).toHaveURL('/tasks')

    // The way back is good once, and in the browser that went.
    const address = (await back).url()
    await page.goto(address)
    await expect(heading).toHaveText(explain('flow-over').title)
    const other = await (await browser.newContext()).newPage()
    await other.goto(address)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(explain('flow-over').title)
    await other.goto(`${server.url}/tasks`)
    await expect(other).toHaveURL(/\/auth\/signin/)

    // It proves who one is, and leads back to what asked for that.
    await page.goto('/auth/confirm?return=/settings/account')
    await page.getByRole('link', { name: authWith.ways.prove('Company') }).click()
    await expect(page).toHaveURL('/settings/account')

    // Whoever has codes on is asked for one after the other site as well, and then goes on.
    const ask = async (path: string, data?: object) =>
      (await page.request.post(`/api/v1${path}`, { headers: { origin: server.url }, ...(data && { data }) })).json()
    const { secret } = await ask('/me/codes')
    const { recoveryCodes } = await ask('/me/codes/confirmation', { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() })
    await signOut()
    await page.goto('/goals')
    await page.getByRole('link', { name: authWith.ways['sign-in']('Company') }).click()
    await expect(heading).toHaveText(auth.code.title)
    await page.getByLabel(auth.code.label).fill(recoveryCodes[0])
    await page.getByRole('button', { name: auth.code.act }).click()
    await expect(page).toHaveURL('/goals')
  } finally {
    await Promise.all([server.stop(), github.stop(), company.stop()])
  }
})
