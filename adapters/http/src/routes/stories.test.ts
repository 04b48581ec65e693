import { describe, expect, it } from 'vitest'
import { read, testApp } from '../test-app.ts'

type Person = Awaited<ReturnType<ReturnType<typeof testApp>['signUp']>>

const post = (body: object) => ({ method: 'POST', body })

async function someone() {
  const made = testApp()
  return { ...made, ...(await made.signUp()) }
}

const aWin = async ({ json }: Pick<Person, 'json'>, body: object = { title: 'Cut the meeting' }) => (await json('/wins', post(body))).id

describe('a story over HTTP', () => {
  it('is made of a win once, edited by its version, thrown away and brought back', async () => {
    const ines = await someone()
    const winIds = [await aWin(ines, { title: 'Cut the meeting', metric: { baseline: '55', value: '20', unit: 'min' } })]
    const made = await ines.ask('/stories', { ...post({ winIds }), headers: { 'idempotency-key': 'k' } })
    const story = await read(made)
    expect([made.status, made.headers.get('etag'), made.headers.get('location')]).toEqual([201, '"1"', `/api/v1/stories/${story.id}`])
    expect(story.tellings[0].result).toBe('I cut the meeting, from 55 to 20 minutes.')
    const again = await ines.ask('/stories', { ...post({ winIds }), headers: { 'idempotency-key': 'k' } })
    expect(await read(again)).toEqual(story)

    const at = `/stories/${story.id}`
    const note = (text: string, version: number) => ({ method: 'PATCH', body: { note: text }, headers: { 'if-match': `"${version}"` } })
    expect((await ines.ask(at, note('Slower.', 1))).headers.get('etag')).toBe('"2"')
    const stale = await ines.ask(at, note('Faster.', 1))
    expect([stale.status, (await read(stale)).current]).toMatchObject([412, { note: 'Slower.', version: 2 }])
    expect((await ines.ask(at, { headers: { 'if-none-match': '"2"' } })).status).toBe(304)

    await ines.ask(at, { method: 'DELETE' })
    expect((await ines.ask(at)).status).toBe(404)
    expect((await ines.json('/stories?trash=true')).items).toMatchObject([{ id: story.id }])
    expect(await ines.json(`${at}/restore`, { method: 'POST' })).toMatchObject({ note: 'Slower.', deletedAt: null })
  })

  it('is listed by win and experience with some of its fields, and found by its words', async () => {
    const ines = await someone()
    const experience = await ines.json('/experiences', post({ kind: 'work', position: 'Analyst', startDate: '2023', isOngoing: true }))
    const winId = await aWin(ines, { title: 'Cut the meeting', experienceId: experience.id, text: 'Sent a shortlist on Sunday.' })
    const { id } = await ines.json('/stories', post({ winIds: [winId] }))
    await ines.json('/stories', post({ title: 'Another' }))
    for (const by of [`winId=${winId}`, `experienceId=${experience.id}`])
      expect((await ines.json(`/stories?${by}&fields=id,title`)).items).toEqual([{ id, title: 'Cut the meeting' }])
    const first = await ines.json('/stories?limit=1')
    const second = await ines.json(`/stories?limit=1&cursor=${first.nextCursor}`)
    expect([first.items[0].title, second.items[0].title, second.nextCursor]).toEqual(['Another', 'Cut the meeting', null])
    expect((await ines.json('/search?q=shortl&kinds=story')).items).toMatchObject([{ kind: 'story', record: { id } }])
    expect(await ines.json(`/stories?winId=${winId}&trash=true`)).toMatchObject({ status: 422, errors: [{ code: 'two_lists' }] })
    expect(await ines.json('/stories?fields=secret')).toMatchObject({ status: 422 })
  })

  it('says what it rests on, which changes its tag once a win does', async () => {
    const ines = await someone()
    const metric = { value: '20', unit: 'min' }
    const winId = await aWin(ines, { title: 'Cut the meeting', metric })
    const { id } = await ines.json('/stories', post({ winIds: [winId] }))
    const proof = await ines.ask(`/stories/${id}/proof`)
    const tag = proof.headers.get('etag') ?? ''
    expect(await read(proof)).toMatchObject({ strength: 'thin', reasons: ['recent'], wins: [{ id: winId, state: 'live' }] })
    expect((await ines.ask(`/stories/${id}/proof`, { headers: { 'if-none-match': tag } })).status).toBe(304)
    await ines.json(`/wins/${winId}`, { method: 'PATCH', body: { metric: { ...metric, value: '15' } } })
    const later = await ines.ask(`/stories/${id}/proof`, { headers: { 'if-none-match': tag } })
    const corrected = { was: { value: '20', unit: 'min' }, now: { value: '15', unit: 'min' } }
    expect((await read(later)).sources).toContainEqual(expect.objectContaining({ part: 'result', corrected }))
    expect((await ines.json(`/stories/strengths?ids=${id}`)).items).toMatchObject([{ id, strength: 'thin' }])
  })

  it('says when each was last told in practice, once it was', async () => {
    const ines = await someone()
    const [told, silent] = [await ines.json('/stories', post({ title: 'Told' })), await ines.json('/stories', post({ title: 'Silent' }))]
    const [card] = (await ines.json(`/practice?storyId=${told.id}`)).items
    const { review } = await ines.json(`/practice/${card.id}/reviews`, post({ rating: 'good' }))
    const asked = async () => (await ines.json(`/stories/last-practised?ids=${told.id},${silent.id},${told.id}`)).items
    expect(await asked()).toEqual([{ id: told.id, lastPractisedOn: review.localDate }])
    await ines.ask(`/practice/${card.id}/reviews/${review.id}`, { method: 'DELETE' })
    expect(await asked()).toEqual([])
  })

  it('takes a further fact in, based on the version that was seen', async () => {
    const ines = await someone()
    const winId = await aWin(ines)
    const { id } = await ines.json('/stories', post({ title: 'The meeting' }))
    const at = `/stories/${id}/sources`
    const asked = post({ part: 'result', winId, append: true })
    expect((await ines.ask(at, { ...asked, headers: { 'if-match': '"7"' } })).status).toBe(412)
    expect(await ines.json(at, asked)).toMatchObject({ version: 2, winIds: [winId], tellings: [{ result: 'I cut the meeting.' }] })
    expect(await ines.json(at, post({ part: 'end', winId }))).toMatchObject({ status: 422, errors: [{ pointer: '/part' }] })
  })

  it('names no win of another person', async () => {
    const { signUp } = testApp()
    const [ines, other] = [await signUp(), await signUp()]
    const winId = await aWin(ines)
    const { id } = await other.json('/stories', post({ title: 'Mine' }))
    const noSuchWin = (pointer: string) => ({ status: 422, errors: [{ pointer, code: 'no_such_win' }] })
    expect(await other.json('/stories', post({ winIds: [winId] }))).toMatchObject(noSuchWin('/winIds/0'))
    const patch = (body: object) => other.json(`/stories/${id}`, { method: 'PATCH', body })
    expect(await patch({ winIds: [winId] })).toMatchObject(noSuchWin('/winIds/0'))
    expect(await patch({ sources: [{ part: 'task', winId }] })).toMatchObject(noSuchWin('/sources/0/winId'))
    expect(await other.json(`/stories/${id}/sources`, post({ part: 'task', winId }))).toMatchObject(noSuchWin('/winId'))
    // A source that is given whole says only what it is given: nothing of the win is read.
    const forged = {
      ...{ id: '019a9b52-9000-7cc0-8000-0123456789ab', part: 'task', winId, evidenceId: null, kind: 'win', title: 'Mine' },
      ...{ date: null, number: null, capturedAt: '2026-03-05T09:00:00.000Z' },
    }
    await patch({ sources: [forged] })
    expect(await other.json(`/stories/${id}/proof`)).toMatchObject({
      wins: [],
      sources: [{ title: 'Mine', state: 'gone', recordId: null }],
    })
    expect((await other.json(`/stories?winId=${winId}`)).items).toEqual([])
  })

  it('goes whole within the body that a request may have, and what is longer is refused', async () => {
    const ines = await someone()
    const part = 'ä'.repeat(4_000)
    const told = { situation: part, task: part, action: part, result: part, reflection: part }
    const tellings = [1, 2, 5].map((minutes) => ({ minutes, ...told }))
    const made = await ines.json('/stories', post({ title: 'Long', tellings }))
    expect(made.tellings).toEqual(tellings)
    expect(await ines.json('/stories', post({ title: 'x'.repeat(201) }))).toMatchObject({ status: 422, errors: [{ pointer: '/title' }] })
    const huge = await ines.ask('/stories', post({ title: 'Huge', note: 'x'.repeat(3_000_000) }))
    expect([413, 422]).toContain(huge.status)
  })
})
