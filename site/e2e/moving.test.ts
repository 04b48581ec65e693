import type { Page } from '@playwright/test'
import { signUp } from '@throughline/harness'
import { frame } from '../src/messages/frame.ts'
import { goal } from '../src/messages/goal.ts'
import { journal } from '../src/messages/journal.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const place = (page: Page, name: string) => page.getByRole('navigation', { name: frame.places }).getByRole('link', { name })

/** The addresses of what the browser fetches ahead, as they are asked for. */
function fetchedAhead(page: Page): string[] {
  const paths: string[] = []
  page.context().on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

const wasFetchedAhead = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    performance.getEntriesByType('navigation').some((entry) => 'deliveryType' in entry && entry.deliveryType === 'navigational-prefetch'),
  )

/** What moves as the page is gone to; `null` where nothing does. */
const moves = (page: Page): Promise<{ part: string; ms: number }[] | null> =>
  page.evaluate(() => (window as unknown as { moved: Promise<{ part: string; ms: number }[] | null> }).moved)

const watchMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved = new Promise((resolve) => {
      addEventListener('pagereveal', async (event) => {
        const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null }
        if (!viewTransition) return resolve(null)
        await viewTransition.ready
        resolve(
          document.getAnimations().flatMap(({ effect }) => {
            const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null
            return part ? [{ part, ms: Number(effect?.getComputedTiming().endTime) }] : []
          }),
        )
      })
    })
    Object.assign(window, { moved })
  })

test('from page to page the frame stands while the rest fades over, and for who wants no motion nothing does', async ({
  page,
  ines: _ines,
}) => {
  await watchMoves(page)
  await page.goto('/tasks')
  await place(page, journal.title).click()
  await expect(page).toHaveURL('/journal')
  const moved = (await moves(page)) ?? []
  expect(moved.map(({ part }) => part)).toContain('::view-transition-new(root)')
  expect(moved.filter(({ part, ms }) => /rail|bar/.test(part) || ms > 200)).toEqual([])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await place(page, goal.title).click()
  await expect(page).toHaveURL('/goals')
  expect(await moves(page)).toBeNull()
})

test('a link is fetched ahead as one points at it, once, and anew when something has changed since', async ({ page, ines: _ines }) => {
  const ahead = fetchedAhead(page)
  await page.goto('/tasks')
  await hydrated(page)
  await place(page, goal.title).hover()
  await expect.poll(() => ahead).toEqual(['/goals'])
  await place(page, journal.title).hover()
  await expect.poll(() => ahead).toEqual(['/goals', '/journal'])
  // Pointed at a second time it is there already.
  await place(page, goal.title).hover()
  await place(page, journal.title).click()
  await expect(page).toHaveURL('/journal')
  expect([await wasFetchedAhead(page), ahead]).toEqual([true, ['/goals', '/journal']])

  await place(page, goal.title).hover()
  await expect.poll(() => ahead).toEqual(['/goals', '/journal', '/goals'])
  // As one of the islands would.
  const made = await page.evaluate(async () => {
    const body = JSON.stringify({ title: 'Forecast accuracy' })
    const answer = await fetch('/api/v1/goals', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return answer.status
  })
  expect(made).toBe(201)
  await place(page, goal.title).click()
  await expect(page.getByRole('main').getByText('Forecast accuracy')).toBeVisible()
})

test('what is fetched ahead marks nothing as read, and what leads away is not', async ({ page, ines, server }) => {
  await page.goto('/settings/account')
  const rules = await page.request.get((await page.request.get('/tasks')).headers()['speculation-rules']?.slice(1, -1) ?? '')
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json')
  for (const path of ['/auth/signout', '/settings/export', '/demo', '/sandbox', '/import']) expect(await rules.text()).not.toContain(path)
  const { id } = await ines.client.discussions.create({ title: 'Second supplier for lids' })
  const ruth = await signUp(server.url)
  const { token } = await ines.client.discussionInvites.make(id)
  await ruth.client.discussionInvites.accept(token ?? '')
  await ruth.client.discussionMessages.post(id, { body: 'Three names by Friday.' })
  const unread = () => ines.client.discussionLive.count()
  await expect.poll(unread).toBe(1)
  const ahead = await page.request.get(`/discussions/${id}`, { headers: { 'sec-purpose': 'prefetch' } })
  expect(await ahead.text()).toContain('Three names by Friday.')
  expect(await unread()).toBe(1)
})

test('what was fetched ahead is gone as one signs out', async ({ page, ines }) => {
  await ines.client.journal.create({ title: 'Where a number is born', body: 'Sat with Oskar.' })
  const ahead = fetchedAhead(page)
  await page.goto('/tasks')
  await place(page, journal.title).hover()
  await expect.poll(() => ahead).toEqual(['/journal'])
  await page.evaluate(() => fetch('/auth/signout', { method: 'POST', redirect: 'manual' }))
  await place(page, journal.title).click()
  await expect(page).toHaveURL(/\/auth\/signin/)
  await page.goBack()
  await expect(page).toHaveURL(/\/auth\/signin/)
  await expect(page.getByText('Where a number is born')).toHaveCount(0)
})
