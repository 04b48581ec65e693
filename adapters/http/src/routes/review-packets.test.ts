import { expect, it } from 'vitest'
import { read, testApp } from '../test-app.ts'

const RANGE = { from: '2026-01-01', until: '2026-06-30' }

/** Somebody with a win that may be reviewed, and one that is nobody's business. */
async function somebody() {
  const { signUp } = testApp()
  const person = await signUp('Ines')
  const made = (path: string, body: object) => person.json(path, { method: 'POST', body })
  const metric = { baseline: '55', value: '20', unit: 'min' }
  const win = await made('/wins', { title: 'Cut the weekly meeting', happenedOn: '2026-03-01', metric })
  const quarrel = await made('/wins', { title: 'Ended the quarrel', happenedOn: '2026-03-02', metric, confidentiality: 'private' })
  const packet = await made('/review-packets', { ...RANGE, audience: 'Ruth' })
  return { ...person, made, win, quarrel, packet }
}

it('a packet is drafted, read back, and found by its words', async () => {
  const { json, packet } = await somebody()
  expect(packet).toMatchObject({ title: 'January to June 2026', audience: 'Ruth', version: 1 })
  expect(JSON.stringify(packet.sections)).toContain('I cut the weekly meeting, from 55 to 20 minutes.')
  expect(await json(`/review-packets/${packet.id}`)).toEqual(packet)
  expect((await json('/review-packets?fields=id,title')).items).toEqual([{ id: packet.id, title: packet.title }])
  expect((await json('/search?q=weekly&kinds=review-packet')).items).toMatchObject([{ kind: 'review-packet', record: { id: packet.id } }])
})

it('the days of a packet end after they begin', async () => {
  const { made } = await somebody()
  expect(await made('/review-packets', { from: '2026-06-30', until: '2026-01-01' })).toMatchObject({
    status: 422,
    errors: [{ pointer: '/until', code: 'ends_before_start' }],
  })
})

it('each format is downloaded, names no private win, and is kept as an edition that grows older', async () => {
  const { ask, json, packet, win } = await somebody()
  for (const [format, type] of [
    ['md', 'text/markdown; charset=utf-8'],
    ['pdf', 'application/pdf'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ] as const) {
    const response = await ask(`/review-packets/${packet.id}/export?format=${format}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect(response.headers.get('content-disposition')).toContain(`review-packet-2026-03-05.${format}`)
    expect(await response.text()).not.toContain('quarrel')
  }
  const before = (await json(`/review-packets/${packet.id}/draft`)).editions
  expect(before.map(({ format, isOlder }: { format: string; isOlder: boolean }) => [format, isOlder]).sort()).toEqual([
    ['docx', false],
    ['markdown', false],
    ['pdf', false],
  ])
  await json(`/wins/${win.id}`, { method: 'PATCH', body: { metric: { baseline: '55', value: '22', unit: 'min' } } })
  const [edition] = (await json(`/review-packets/${packet.id}/draft`)).editions
  expect(edition).toMatchObject({ isOlder: true, changed: [{ id: win.id, change: 'changed' }] })
})

it('a corrected number is told and taken; an edit based on an older version is refused', async () => {
  const { ask, json, made, packet, win } = await somebody()
  await json(`/wins/${win.id}`, { method: 'PATCH', body: { metric: { baseline: '55', value: '22', unit: 'min' } } })
  const { changed } = await json(`/review-packets/${packet.id}/draft`)
  expect(changed).toMatchObject([{ now: ['55', '22'] }])
  const taken = await made(`/review-packets/${packet.id}/draft`, { take: [changed[0].sentenceId] })
  expect(JSON.stringify(taken.sections)).toContain('from 55 to 22 minutes')
  const { paragraphs } = taken.sections[0]
  const rewriting = { method: 'POST', body: { paragraphId: paragraphs[0].id, text: 'Short.' }, headers: { 'if-match': '"1"' } }
  const refused = await ask(`/review-packets/${packet.id}/rewrite`, rewriting)
  expect([refused.status, (await read(refused)).current.version]).toEqual([412, 2])
})

it('a packet lies in the trash until it is restored', async () => {
  const { json, packet } = await somebody()
  await json(`/review-packets/${packet.id}`, { method: 'DELETE' })
  expect((await json('/review-packets')).items).toEqual([])
  expect((await json('/review-packets?trash=true')).items).toHaveLength(1)
  expect(await json(`/review-packets/${packet.id}/restore`, { method: 'POST' })).toMatchObject({ deletedAt: null })
})
