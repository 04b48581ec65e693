import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '@throughline/harness'
import { auth } from '../src/messages/auth.ts'
import { landing as german } from '../src/messages/de/landing.ts'
import { landing as english } from '../src/messages/landing.ts'
import { expect, test } from './support/test.ts'

// What programs read of the front page: asked by HTTP, of a server that knows its address, offers plans and takes who is invited.

const site = 'https://throughline.example'
const plans = {
  plans: [
    {
      id: 'plus',
      name: 'Plus </script>',
      about: 'For who keeps everything.',
      includes: ['20 GiB of files'],
      trialDays: 14,
      prices: [
        { interval: 'month', amount: 499, currency: 'EUR', stripePrice: 'price_month' },
        { interval: 'year', amount: 5000, currency: 'EUR', stripePrice: 'price_year' },
      ],
    },
  ],
}

test.describe.configure({ mode: 'default' })

let folder: string
let server: RunningServer

test.beforeAll(async ({ mongodb }) => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-front-'))
  writeFileSync(join(folder, 'plans.json'), JSON.stringify(plans))
  const set = {
    PUBLIC_URL: site,
    SIGNUP: 'invite',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PLANS_FILE: join(folder, 'plans.json'),
  }
  server = await startServer({ set, ...(mongodb && { databaseUrl: mongodb.newDatabase() }) })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

// `startServer` tells the address that it listens at by PUBLIC_URL where none is set.
const get = (path: string, headers: Record<string, string> = {}, at = server.url) => fetch(at + path, { headers })

/** The values of an attribute of all elements that begin so. */
const all = (html: string, beginning: string, attribute: string) =>
  [...html.matchAll(new RegExp(`<${beginning}[^>]*? ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value)

test('the front page has one address in each language, and says where the others are', async () => {
  const addresses: [path: string, language: string, canonical: string, acceptLanguage: string][] = [
    ['/', 'en', `${site}/`, 'en-GB'],
    ['/', 'de', `${site}/de`, 'de-AT'],
    ['/de', 'de', `${site}/de`, 'en-GB'],
    ['/de?from=mail', 'de', `${site}/de`, 'fr'],
    ['/', 'en', `${site}/`, ''],
  ]
  for (const [path, language, canonical, acceptLanguage] of addresses) {
    const page = await get(path, { 'accept-language': acceptLanguage })
    const html = await page.text()
    const words = language === 'de' ? german : english
    expect([page.status, page.headers.get('content-language')], path).toEqual([200, language])
    expect(html).toContain(`<h1>${words.hero.title}</h1>`)
    expect(all(html, 'link rel="canonical"', 'href'), path).toEqual([canonical])
    expect(all(html, 'link rel="alternate"', 'hreflang')).toEqual(['en', 'de', 'x-default'])
    expect(all(html, 'link rel="alternate"', 'href')).toEqual([`${site}/`, `${site}/de`, `${site}/`])
    expect(all(html, 'meta name="description"', 'content')).toEqual([words.description])
    expect(html).not.toContain('noindex')
  }
  expect((await get('/en')).status).toBe(404)
})

test('a link to it is a card with a picture of 1200 by 630', async () => {
  for (const [path, language] of [
    ['/', 'en'],
    ['/de', 'de'],
  ] as const) {
    const html = await (await get(path, { 'accept-language': 'en' })).text()
    const said = (property: string) => all(html, `meta property="${property}"`, 'content')
    expect(said('og:url')).toEqual([language === 'de' ? `${site}/de` : `${site}/`])
    expect([said('og:locale'), said('og:type')]).toEqual([[language === 'de' ? 'de_DE' : 'en_GB'], ['website']])
    expect(said('og:image')).toEqual([`${site}/preview-${language}.png`])
    const picture = await get(`/preview-${language}.png`)
    expect(picture.headers.get('content-type')).toBe('image/png')
    // The header chunk of a PNG tells its size (PNG, 11.2.2).
    const bytes = Buffer.from(await picture.arrayBuffer())
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect([said('og:image:width'), said('og:image:height')]).toEqual([['1200'], ['630']])
    expect(bytes.length).toBeLessThan(150_000)
  }
})

test('what it is about and costs is told to programs, and the plans of the install to people', async () => {
  const html = await (await get('/')).text()
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    url: `${site}/`,
    image: `${site}/preview-en.png`,
    offers: [
      { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
      { name: 'Plus </script>', price: '4.99', priceCurrency: 'EUR' },
      { name: 'Plus </script>', price: '50', priceCurrency: 'EUR' },
    ],
  })
  expect(html).toMatch(/id="price".*Plus &lt;\/script&gt;.*14 days are free.*€4\.99 a month or €50 a year/s)
  expect(await (await get('/de')).text()).toMatch(/id="price".*4,99\u00a0€/s)
})

test('nobody is led to make an account where that takes an invitation, and who goes there reads why', async () => {
  for (const path of ['/', '/auth/signin']) expect(await (await get(path)).text(), path).not.toContain('/auth/signup')
  const page = await (await get('/auth/signup')).text()
  expect(page).toContain(auth.signUp.shut.invite)
  expect(page).not.toContain('name="password"')
  expect(await (await get('/auth/signup?return=/invites/secret')).text()).toContain('name="password"')
})

test('its pictures are there, small, and take their room before they come', async () => {
  const html = await (await get('/')).text()
  const files = new Set(all(html, 'source', 'srcset').flatMap((set) => (set ?? '').split(', ').map((one) => one.split(' ')[0] ?? '')))
  expect(files.size).toBeGreaterThanOrEqual(16)
  for (const file of files) {
    const picture = await get(file)
    expect(picture.headers.get('content-type'), file).toBe(file.endsWith('.avif') ? 'image/avif' : 'image/webp')
    expect((await picture.arrayBuffer()).byteLength, file).toBeLessThan(100_000)
  }
  const images = html.match(/<img[^>]*>/g) ?? []
  expect(images).toHaveLength(3)
  for (const image of images) expect(image).toMatch(/ width="\d+" height="\d+" alt="[^"]{10,}"/)
  // The words are what is seen first: no picture comes before their typefaces.
  expect(images.map((image) => / loading="(\w+)"/.exec(image)?.[1])).toEqual(['lazy', 'lazy', 'lazy'])
})

test('it is rendered once and answered by its tag, with a policy and without cookies', async () => {
  const first = await get('/', { 'accept-encoding': 'br' })
  const [etag, policy] = [first.headers.get('etag') ?? '', first.headers.get('content-security-policy')]
  expect(policy).toContain("default-src 'none'")
  expect(first.headers.get('vary')).toBe('accept-language, cookie, accept-encoding')
  expect(first.headers.get('set-cookie')).toBeNull()
  const again = await get('/?from=mail', { 'accept-encoding': 'br', 'if-none-match': etag })
  expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
})

test('programs that look for pages find the front page and are asked to leave the app alone', async () => {
  const robots = await get('/robots.txt')
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/)
  const lines = (await robots.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /tasks', 'Disallow: /api/']))
  expect(lines).not.toContain('Disallow: /')
  const sitemap = await get('/sitemap.xml')
  expect(sitemap.headers.get('content-type')).toMatch(/^application\/xml/)
  const xml = await sitemap.text()
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([`${site}/`, `${site}/de`])
  expect(all(xml, 'xhtml:link', 'href')).toEqual([`${site}/`, `${site}/de`, `${site}/`, `${site}/`, `${site}/de`, `${site}/`])
})

test('without plans there is no word of prices, and addresses are those of this machine', async ({ page, ines: _ines }) => {
  const response = await page.goto('/')
  const { origin } = new URL(page.url())
  await expect(page.locator('#price')).toHaveCount(0)
  await expect(page.getByRole('link', { name: english.hero.start }).first()).toBeVisible()
  expect(await response?.text()).toContain(`<link rel="canonical" href="${origin}/">`)
  // What is data is shown by no policy as a fault, and is the only script there is.
  expect(await page.evaluate(() => [...document.scripts].map(({ type }) => type))).toEqual(['application/ld+json'])
})
