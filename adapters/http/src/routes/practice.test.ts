import { expect, it } from 'vitest'
import { testApp } from '../test-app.ts'

async function practising() {
  const made = testApp()
  const owner = await made.signUp()
  const post = (path: string, body: object = {}) => owner.json(path, { method: 'POST', body })
  const told = {
    minutes: 2,
    situation: 'Every spring the plan jumped.',
    task: '',
    action: 'I set the weeks side by side.',
    result: '',
    reflection: '',
  }
  const story = await post('/stories', { title: 'The spike', competencies: ['influence'], tellings: [told] })
  const [card] = (await owner.json(`/practice?storyId=${story.id}`)).items
  return { ...made, owner, post, story, card }
}

it('a story is in practice as soon as it is told: asked today, rated, and due on the day that was shown', async () => {
  const { owner, post, story, card } = await practising()
  expect(card).toMatchObject({ storyId: story.id, questionId: null, due: '2026-03-05', scheduling: null })
  const today = await owner.json('/practice/today')
  expect(today).toMatchObject({ on: '2026-03-05', ratedToday: 0, left: 1, total: 1, waiting: 0, interview: null })
  expect(today.cards).toMatchObject([{ card: { id: card.id }, story: { id: story.id, title: 'The spike' }, isLeech: false }])
  expect(today.cards[0].question.competencies).toContain('influence')
  const rated = await post(`/practice/${card.id}/reviews`, { rating: 'good' })
  expect(rated.card.due).toBe(today.cards[0].next.good)
  expect((await owner.json(`/practice?storyId=${story.id}`)).items[0].due).toBe(rated.card.due)
  const after = await owner.json('/practice/today')
  expect(after).toMatchObject({ ratedToday: 1, left: 0, cards: [], done: [{ cardId: card.id, text: 'The spike', rating: 'good' }] })
  expect(after.nextOn).toBe(rated.card.due)
  expect(await owner.json('/practice/statistics')).toMatchObject({ rated: 1, cards: { total: 1, new: 0, leeches: 0, paused: 0 } })
})

it('a card is asked as it is practised, also when it is not due, and is left out', async () => {
  const { owner, post, story, card } = await practising()
  await post(`/practice/${card.id}/reviews`, { rating: 'easy' })
  await owner.json(`/practice/${card.id}`, { method: 'PATCH', body: { paused: true } })
  const asked = await owner.json(`/practice/${card.id}/asked`)
  expect(asked).toMatchObject({ card: { id: card.id }, story: { id: story.id, telling: { minutes: 2 } }, isLeech: false })
  expect(asked.card.due > '2026-03-05').toBe(true)
  expect(asked.next.easy >= asked.next.good && asked.next.good > '2026-03-05').toBe(true)
  expect((await owner.ask(`/practice/${story.id}/asked`)).status).toBe(404)
})

it('what is left of today is counted by a read of its own, which is not costly', async () => {
  const { owner, post, card } = await practising()
  const answer = await owner.ask('/practice/counts')
  expect(await answer.json()).toEqual({ left: 1, waiting: 0 })
  expect(answer.headers.get('ratelimit-policy') ?? '').not.toContain('costly')
  expect((await owner.ask('/practice/today')).headers.get('ratelimit-policy')).toContain('costly')
  await post(`/practice/${card.id}/reviews`, { rating: 'good' })
  expect(await owner.json('/practice/counts')).toEqual({ left: 0, waiting: 0 })
})

it('a rating is taken back, and the card is as before', async () => {
  const { owner, post, card } = await practising()
  const { review } = await post(`/practice/${card.id}/reviews`, { rating: 'easy' })
  const back = await owner.json(`/practice/${card.id}/reviews/${review.id}`, { method: 'DELETE' })
  expect(back).toMatchObject({ due: '2026-03-05', scheduling: null, lastReview: { undone: true } })
  expect((await owner.json(`/practice/${card.id}/reviews`)).items).toEqual([])
  expect((await owner.json('/practice/today')).left).toBe(1)
})

it('a question is put into practice once, left out, taken out and brought back', async () => {
  const { owner, story } = await practising()
  const put = () => owner.ask('/practice', { method: 'POST', body: { questionId: 'number-changed-a-mind', storyId: story.id } })
  const [first, again] = [await put(), await put()]
  expect([first.status, again.status]).toEqual([201, 200])
  const { id } = (await first.json()) as { id: string }
  expect(first.headers.get('location')).toBe(`/api/v1/practice/${id}`)
  const path = `/practice/${id}`
  expect(await owner.json(path, { method: 'PATCH', body: { paused: true } })).toMatchObject({ pausedAt: expect.any(String) })
  expect((await owner.json('/practice?paused=true')).items).toMatchObject([{ id }])
  expect((await owner.json('/practice/today')).total).toBe(1)
  await owner.json(path, { method: 'DELETE' })
  expect((await owner.ask(path)).status).toBe(404)
  expect(await owner.json(`${path}/restore`, { method: 'POST' })).toMatchObject({ deletedAt: null, storyId: story.id })
})

it('settings are usual ones until they are said, and checked', async () => {
  const { owner } = await practising()
  expect(await owner.json('/practice/settings')).toMatchObject({ dailyLimit: 10, newPerDay: 3, retention: 0.9, recording: 'none' })
  const patch = (body: object) => owner.json('/practice/settings', { method: 'PATCH', body })
  expect(await patch({ dailyLimit: 1 })).toMatchObject({ dailyLimit: 1, version: 2 })
  expect(await patch({ dailyLimit: 0, retention: 2 })).toMatchObject({
    status: 422,
    errors: [{ pointer: '/dailyLimit' }, { pointer: '/retention' }],
  })
  expect((await owner.json('/practice/today')).dailyLimit).toBe(1)
})
