import { expect, it } from 'vitest'
import { measured, testApp } from '../test-app.ts'

it('what days held is answered for up to two months, and not again while nothing changed', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const { goal } = await measured(ines)
  const { id } = await ines.json('/tasks', { method: 'POST', body: { title: 'Send Ana the draft' } })
  await ines.json(`/tasks/${id}/completions`, { method: 'POST' })
  const path = '/days?from=2026-03-01&before=2026-04-01'
  const { items } = await ines.json(path)
  expect(items).toMatchObject([
    { date: '2026-03-05', finished: [{ taskId: id, title: 'Send Ana the draft' }], measured: [{ goalId: goal, value: '72' }], written: [] },
  ])
  expect(await ines.json('/on-this-day?date=2027-03-05')).toEqual({ items })
  const tag = (await ines.ask(path)).headers.get('etag') as string
  expect((await ines.ask(path, { headers: { 'if-none-match': tag } })).status).toBe(304)
})

it('too many days, and no day, are refused by name', async () => {
  const ines = await testApp().signUp()
  const faults = async (path: string) => (await ines.json(path)).errors
  expect(await faults('/days?from=2026-01-01&before=2026-03-05')).toMatchObject([{ pointer: '/before', code: 'invalid_range' }])
  expect(await faults('/on-this-day?date=today')).toMatchObject([{ pointer: '/date', code: 'invalid_date' }])
  expect(await faults('/journal-entries/stats?from=2026-01-01&before=2040-01-01')).toMatchObject([
    { pointer: '/before', code: 'invalid_range' },
  ])
})

it('entries are found by words and filters, each with its passages and without its text', async () => {
  const ines = await testApp().signUp()
  for (const [title, mood] of [
    ['The spike', 1],
    ['Else', 0],
  ] as const)
    await ines.json('/journal-entries', {
      method: 'POST',
      body: { title, mood, body: 'Week 31 was the **trade-fair** order.', tags: ['forecast'] },
    })
  const { items } = await ines.json('/journal-entries/search?q=trade&mood=1&tag=Forecast&journalId=open')
  expect(items).toMatchObject([
    { entry: { title: 'The spike' }, passages: [{ text: 'Week 31 was the trade-fair order.', marks: [[16, 21]] }] },
  ])
  expect(items[0].entry).not.toHaveProperty('body')
  const { nextCursor } = await ines.json('/journal-entries/search?q=trade&limit=1')
  expect((await ines.json(`/journal-entries/search?q=trade&limit=1&cursor=${nextCursor}`)).items).toHaveLength(1)
  expect(await ines.json('/journal-entries/stats?from=2026-03-01&before=2026-04-01')).toMatchObject({
    total: { entries: 2 },
    streak: { current: 1, isTodayOpen: false },
    tags: [{ tag: 'forecast', count: 2 }],
  })
})

it('a prompt that was kept with an entry is not offered again', async () => {
  const ines = await testApp().signUp()
  const [first, second] = (await ines.json('/journal-prompts')).items
  const { id, text } = first
  await ines.json('/journal-entries', { method: 'POST', body: { prompt: { id, text } } })
  expect((await ines.json('/journal-prompts')).items[0]).toEqual(second)
  expect((await ines.json('/journal-prompts?group=nothing')).errors).toMatchObject([{ pointer: '/group' }])
})

it('a review is filled with what the day held; there are no others than those there are', async () => {
  const ines = await testApp().signUp()
  const { id } = await ines.json('/tasks', { method: 'POST', body: { title: 'Send Ana the draft' } })
  await ines.json(`/tasks/${id}/completions`, { method: 'POST' })
  const review = await ines.json('/journal-reviews/evening?date=2026-03-05')
  expect(review).toMatchObject({ kind: 'evening', title: expect.stringMatching(/5/), tags: ['evening'] })
  expect(review.body).toContain(`- [Send Ana the draft](/tasks/${id})`)
  for (const kind of ['yearly', 'constructor', '%20']) expect((await ines.ask(`/journal-reviews/${kind}`)).status).toBe(404)
})
