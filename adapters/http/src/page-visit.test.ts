import { describe, expect, it } from 'vitest'
import { beginPage, type PageVisit } from './page-visit.ts'
import { ORIGIN, testApp } from './test-app.ts'

/** Somebody, and how the pages of theirs ask. */
async function visitor(requestLimit: number | null = 40) {
  const { app, signUp, clock } = testApp({ requestLimit })
  const { cookie, ask } = await signUp()
  const from = async (page: PageVisit, path: string) =>
    (await app.request(`${ORIGIN}/api/v1${path}`, { headers: { cookie } }, { page })).status
  return { app, ask, from, clock }
}

describe('what a page asks of the API', () => {
  it('is counted as one page, and not as requests', async () => {
    const { ask, from } = await visitor()
    const page = beginPage()
    const asked = await Promise.all(Array.from({ length: 60 }, () => from(page, '/tasks')))
    expect(new Set(asked)).toEqual(new Set([200]))
    expect((await ask('/tasks')).headers.get('ratelimit')).toMatch(/"account";r=39/)
  })

  it('is refused once too many pages were asked for, a tenth as many as requests, until there is room again', async () => {
    const { ask, from, clock } = await visitor()
    const pages = Array.from({ length: 5 }, beginPage)
    const statuses = await Promise.all(pages.map((page) => from(page, '/me')))
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    // Whoever is refused a page is refused the rest of it as well, and nothing else.
    expect(await from(pages[4] as PageVisit, '/tasks')).toBe(429)
    expect((await ask('/tasks')).status).toBe(200)
    clock.advance({ seconds: 15 })
    expect([await from(beginPage(), '/me'), await from(beginPage(), '/me')]).toEqual([200, 429])
  })

  it('is counted by the address once where the visitor is nobody', async () => {
    const { app } = await visitor()
    const from = async (page: PageVisit) => (await app.request(`${ORIGIN}/api/v1/tasks`, {}, { page })).status
    const page = beginPage()
    const many = await Promise.all(Array.from({ length: 20 }, () => from(page)))
    expect(new Set(many)).toEqual(new Set([401]))
    const pages = await Promise.all(Array.from({ length: 10 }, () => from(beginPage())))
    expect(pages.slice(-2)).toEqual([429, 429])
  })

  it('has no end where the operator says so', async () => {
    const { from } = await visitor(null)
    const asked = await Promise.all(Array.from({ length: 50 }, () => from(beginPage(), '/tasks')))
    expect(new Set(asked)).toEqual(new Set([200]))
  })
})

describe('a costly page', () => {
  const costly = () => Object.assign(beginPage(), { isCostly: true })
  /** Whether it was answered, without waiting for who has to wait for their turn. */
  const answers = async (asked: Promise<number>) => {
    let status: number | null = null
    void asked.then((one) => {
      status = one
    })
    for (let turns = 0; turns < 20 && status === null; turns++) await new Promise(setImmediate)
    return status
  }

  it('is made beside three others of its visitor at most, and the next once one of them is', async () => {
    const { from } = await visitor(null)
    const pages = Array.from({ length: 4 }, costly)
    for (const page of pages) expect(await from(page, '/me')).toBe(200)
    const fifth = from(costly(), '/me')
    expect(await answers(fifth)).toBeNull()
    expect(await answers(from(beginPage(), '/me'))).toBe(200)
    pages[2]?.end()
    expect(await fifth).toBe(200)
  })

  it('waits for no other turn of its own, and is counted once', async () => {
    const { ask, from } = await visitor(null)
    const pages = Array.from({ length: 4 }, costly)
    for (const page of pages) expect(await from(page, '/me')).toBe(200)
    for (const page of pages) expect(await answers(from(page, '/search?q=draft'))).toBe(200)
    for (const page of pages) page.end()
    expect((await ask('/search?q=draft')).headers.get('ratelimit')).toMatch(/"costly";r=59995/)
  })
})
