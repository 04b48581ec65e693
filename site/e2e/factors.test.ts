import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import jsqr from 'jsqr'
import { Secret, TOTP } from 'otpauth'
import { auth } from '../src/messages/auth.ts'
import { confirm } from '../src/messages/confirm.ts'
import { passkey } from '../src/messages/passkey.ts'
import { codeSettings as codes } from '../src/messages/settings-codes.ts'
import { passkeySettings as passkeys } from '../src/messages/settings-passkeys.ts'
import { expectGoodState } from './support/looks.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

/** A device of Chromium that has its person in front of it, and says so. */
async function withDevice(page: Page) {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const kept = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true }
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', ...kept },
  })
  return {
    see: (isUserVerified: boolean) => device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    empty: () => device.send('WebAuthn.clearCredentials', { authenticatorId }),
  }
}

/** Forgets the session once no page asks for anything in it. */
async function signOut(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** What somebody else's reader makes of a picture. */
async function readByCamera(picture: Locator): Promise<string | undefined> {
  const { width, height, data } = await picture.locator('svg').evaluate(async (svg) => {
    const image = new Image(400, 400)
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d') as OffscreenCanvasRenderingContext2D
    canvas.drawImage(image, 0, 0, image.width, image.height)
    const seen = canvas.getImageData(0, 0, image.width, image.height)
    return { width: seen.width, height: seen.height, data: [...seen.data] }
  })
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data
}

test.describe('with a device', () => {
  // Of the sign-in by a passkey that was removed.
  test.use({ expectedComplaints: [/401/] })

  test('a passkey is added, signs in, shows who one is, gets a name and is removed', async ({ page, ines }) => {
    const device = await withDevice(page)
    await page.goto('/settings/account')
    const section = page.getByRole('region', { name: passkeys.title })
    await section.getByRole('link', { name: passkeys.add }).click()
    await page.getByLabel(passkeys.name).fill('The blue key')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: passkeys.addAct }).click()
    await expect(section.getByText(passkeys.added)).toBeVisible()
    await expect(section.getByText('The blue key')).toBeVisible()

    await section.getByRole('link', { name: passkeys.add }).click()
    await page.getByRole('button', { name: passkeys.addAct }).click()
    await expect(section.getByRole('alert')).toHaveText(passkey.known)

    await signOut(page)
    await page.goto('/tasks/upcoming')
    await expect(page).toHaveURL(/\/auth\/signin/)
    await page.getByRole('button', { name: passkey.use }).click()
    await expect(page).toHaveURL('/tasks/upcoming')

    await page.goto('/settings/account?open=codes-begin')
    await page.getByRole('button', { name: codes.begin }).click()
    await expect(page.getByLabel(codes.code)).toBeFocused()
    const letters = (await page.locator('.code-letters code').allTextContents()).join('')
    expect(await readByCamera(page.getByRole('img', { name: codes.picture }))).toContain(`secret=${letters}`)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflowsSideways(page)).toBe(false)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await accessibilityFaults(page)).toEqual([])

    await page.goto('/auth/confirm?return=%2Fsettings%2Faccount')
    expect(await accessibilityFaults(page)).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirm.title)
    await device.see(false)
    await page.getByRole('button', { name: passkey.use }).click()
    await expect(page.getByRole('alert')).toHaveText(passkey.cancelled)
    await device.see(true)
    await page.getByRole('button', { name: passkey.use }).click()
    await expect(page).toHaveURL('/settings/account')

    await section.getByText(passkeys.change).click()
    await section.getByLabel(passkeys.name).fill('Desk')
    await section.getByRole('button', { name: passkeys.rename }).click()
    await expect(section.getByText('Desk')).toBeVisible()
    await section.getByText(passkeys.change).click()
    expect(await accessibilityFaults(page)).toEqual([])
    await section.getByRole('button', { name: passkeys.remove }).click()
    await expect(section.getByText(passkeys.removed)).toBeVisible()
    expect((await ines.client.passkeys.list()).items).toEqual([])

    await signOut(page)
    await page.goto('/auth/signin')
    await page.getByRole('button', { name: passkey.use }).click()
    await expect(page.getByRole('alert')).toContainText('belongs to no account here')
  })
})

test('a proof changes the cookie, and another tab goes on, live too', async ({ page, ines, context, server }) => {
  const cookie = async () => (await context.cookies(server.url)).find(({ name }) => name === 'throughline')?.value
  const before = await cookie()
  const tab = await context.newPage()
  await tab.goto('/tasks/inbox')
  await hydrated(tab)
  await page.goto('/auth/confirm?return=%2Fsettings%2Faccount')
  await page.getByLabel(auth.password).fill(ines.person.password)
  await page.getByRole('button', { name: confirm.act }).click()
  await expect(page).toHaveURL(/\/settings\/account/)
  expect(await cookie()).not.toBe(before)
  await ines.client.tasks.create({ title: 'Call the port' })
  await expect(tab.getByRole('link', { name: 'Call the port' })).toBeVisible()
  await tab.reload()
  await expect(tab.getByRole('link', { name: 'Call the port' })).toBeVisible()
})

test('a passkey is offered where the address is typed', async ({ page, ines: _ines }) => {
  await withDevice(page)
  await page.goto('/settings/account?open=passkey-add')
  await page.getByRole('button', { name: passkeys.addAct }).click()
  await expect(page.getByText(passkeys.added)).toBeVisible()
  await signOut(page)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  const isOfPasskeys = (url: string) => /use-passkey|\/auth\/passkey/.test(url)
  await page.goto('/auth/signin?return=/tasks/inbox', { waitUntil: 'networkidle' })
  expect(asked.filter(isOfPasskeys), 'whoever signs in another way loads none of it').toEqual([])
  await page.getByLabel(auth.email).focus()
  await expect(page).toHaveURL('/tasks/inbox')

  await signOut(page)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto('/auth/signin')
  await expect(page.getByRole('button', { name: passkey.use })).toBeHidden()
  await expect(page.getByText(passkey.orPassword)).toBeHidden()
})

test('where a code is asked for, and where it is wrong, all is accessible and fits', async ({ page, ines, server }) => {
  const ask = async (path: string, data?: object) =>
    (await page.request.post(`/api/v1${path}`, { headers: { origin: server.url }, ...(data && { data }) })).json()
  const { secret } = await ask('/me/codes')
  await ask('/me/codes/confirmation', { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() })
  await signOut(page)
  await page.goto('/auth/signin')
  await page.getByLabel(auth.email).fill(ines.person.email)
  await page.getByLabel(auth.password).fill(ines.person.password)
  await page.getByRole('button', { name: auth.signIn.act }).click()
  await expectGoodState(page, page.getByLabel(auth.code.label))
  await page.getByLabel(auth.code.label).fill('000000')
  await page.getByRole('button', { name: auth.code.act }).click()
  await expect(page).toHaveURL(/\/auth\/code/)
  await expect(page.getByLabel(auth.code.label)).toHaveAttribute('aria-invalid', 'true')
  await expectGoodState(page, page.getByLabel(auth.code.label))
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('codes are turned on and asked for, and each recovery code lets in once', async ({ page, ines }) => {
    const { email, password } = ines.person
    await page.goto('/settings/account')
    const section = page.getByRole('region', { name: codes.title })
    await section.getByRole('link', { name: codes.turnOn }).click()
    await section.getByRole('button', { name: codes.begin }).click()
    await expect(section.getByRole('img', { name: codes.picture })).toBeVisible()
    const letters = (await section.locator('.code-letters code').allTextContents()).join('')
    const app = new TOTP({ secret: Secret.fromBase32(letters) })

    await section.getByLabel(codes.code).fill('000000')
    await section.getByRole('button', { name: codes.confirm }).click()
    await expect(section.getByLabel(codes.code)).toHaveAttribute('aria-invalid', 'true')
    expect((await section.locator('.code-letters code').allTextContents()).join(''), 'the app need not begin again').toBe(letters)
    // Of the step before, so that the one now can sign in.
    await section.getByLabel(codes.code).fill(app.generate({ timestamp: Date.now() - 30_000 }))
    await section.getByRole('button', { name: codes.confirm }).click()
    const told = await section.locator('.recovery-codes code').allTextContents()
    expect(told).toHaveLength(10)
    await expect(section.getByRole('group', { name: codes.codes })).toBeFocused()
    await expect(section.getByText(codes.keep)).toBeInViewport()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflowsSideways(page)).toBe(false)
    await page.setViewportSize({ width: 1280, height: 800 })
    const download = page.waitForEvent('download')
    await section.getByRole('link', { name: codes.download }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    for (const code of told) expect(file).toContain(code)

    await section.getByRole('link', { name: codes.kept }).click()
    await expect(section.getByText(codes.left(10, 10))).toBeVisible()
    expect(await page.content(), 'they are shown once').not.toContain(told[0])

    const signInBy = async (code: string) => {
      await signOut(page)
      await page.goto('/auth/signin?return=/settings/account')
      await page.getByLabel(auth.email).fill(email)
      await page.getByLabel(auth.password).fill(password)
      await page.getByRole('button', { name: auth.signIn.act }).click()
      await page.getByLabel(auth.code.label).fill(code)
      await page.getByRole('button', { name: auth.code.act }).click()
    }
    await signInBy(app.generate())
    await expect(page).toHaveURL('/settings/account')
    await signInBy(told[4] as string)
    await expect(section.getByText(codes.left(9, 10))).toBeVisible()
    await signInBy(told[4] as string)
    await expect(page.getByLabel(auth.code.label)).toHaveAttribute('aria-invalid', 'true')

    await signInBy(told[5] as string)
    await section.getByRole('link', { name: codes.renew }).click()
    await section.getByRole('button', { name: codes.renewAct }).click()
    await expect(section.locator('.recovery-codes code')).toHaveCount(10)
    await section.getByRole('link', { name: codes.kept }).click()
    await section.getByRole('link', { name: codes.turnOff }).click()
    await section.getByRole('button', { name: codes.turnOffAct }).click()
    await expect(section.getByText(codes.isOff)).toBeVisible()
    await expect(section.getByRole('link', { name: codes.turnOn })).toBeVisible()
  })
})
