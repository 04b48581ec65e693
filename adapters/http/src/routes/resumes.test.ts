import { expect, it } from 'vitest'
import { Coverage, Parsed, Preview } from '../resume-answers.ts'
import { read, testApp } from '../test-app.ts'

async function withResume() {
  const ines = await testApp().signUp()
  const made = async (path: string, body: object) => (await ines.json(path, { method: 'POST', body })).id as string
  const job = await made('/experiences', { kind: 'work', position: 'Planner', organisation: 'Quillmere Freight', startDate: '2019-09' })
  const win = await made('/wins', { title: 'Moved 1,140 drops', experienceId: job, confidentiality: 'public' })
  await made('/wins', { title: 'Held £61,000 of tins', experienceId: job })
  const id = await made('/resumes', { name: 'Für die Leitung' })
  return { ...ines, id, win, at: `/resumes/${id}` }
}

it('a version is downloaded under the name of the person, never its own, in each format, with public wins alone, and each is kept as an edition', async () => {
  const { ask, json, at } = await withResume()
  await json('/profile', { method: 'PATCH', body: { name: 'Zoë Varga' } })
  const types = {
    pdf: 'application/pdf',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    json: 'application/json',
  }
  for (const [format, type] of Object.entries(types)) {
    const response = await ask(`${at}/document.${format}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Zoe Varga, Resume.${format}"; filename*=UTF-8''Zo%C3%AB%20Varga%2C%20R%C3%A9sum%C3%A9.${format}`,
    )
    const text = await response.text()
    expect(text).toContain('Moved 1,140 drops')
    expect(text).not.toMatch(/tins|Leitung/)
  }
  const { items } = await json(`${at}/editions`)
  expect(items.map(({ format, isOlder }: { format: string; isOlder: boolean }) => [format, isOlder]).sort()).toEqual([
    ['docx', false],
    ['json-resume', false],
    ['pdf', false],
  ])
})

it('a version tells its pages, what a parser reads of them, and how it stands against a description', async () => {
  const { json, at, win } = await withResume()
  const { layout, overflow, words } = await json(`${at}/layout`)
  expect(layout.pages[0].lines.map(({ text }: { text: string }) => text)).toContain('Moved 1,140 drops')
  expect([overflow, words > 5]).toEqual([null, true])
  const { pages } = await json(`${at}/parsed`)
  expect(pages[0].lines.find(({ source }: { source: { id: string } }) => source.id === win)).toMatchObject({
    text: 'Moved 1,140 drops',
    read: 'Moved 1,140 drops',
    isSame: true,
  })
  expect(await json(`${at}/coverage`)).toEqual({ items: [], uncompared: 0, requirements: [] })
  await json(at, { method: 'PATCH', body: { jobDescription: 'You know SQL.' } })
  expect((await json(`${at}/coverage`)).items[0]).toMatchObject({ name: 'SQL', state: 'missing' })
})

it('the same advertisement asks for the same of a version as of a target job', async () => {
  const { json, at } = await withResume()
  const description = [
    'You coach a team of four, prioritise ruthlessly, negotiate with suppliers and take complaints seriously.',
    '**What we offer**',
    'We teach you, and you lead from day one.',
  ].join('\n\n')
  await json(at, { method: 'PATCH', body: { jobDescription: description } })
  const job = await json('/target-jobs', { method: 'POST', body: { role: 'Lead', description } })
  const names = ({ items }: { items: { name: string; kind?: string }[] }) =>
    items.filter(({ kind }) => kind !== 'skill').map(({ name }) => name)
  const drawn = names(await json(`/target-jobs/${job.id}/competencies`))
  expect(drawn.length).toBeGreaterThan(2)
  expect(names(await json(`${at}/coverage`))).toEqual(drawn)
})

it('what is told of a version is described field by field, and no field besides', async () => {
  const { json, at, win } = await withResume()
  await json('/profile', { method: 'PATCH', body: { name: 'Ines Varga', summary: 'I plan.', interests: [{ name: 'Fells' }] } })
  await json('/profile', { method: 'PATCH', body: { references: [{ name: 'Ruth Callan', reference: 'She found it alone.' }] } })
  const { id } = await json('/resumes', { method: 'POST', body: { name: 'All', pageTarget: 1 } })
  await json(`/resumes/${id}`, { method: 'PATCH', body: { jobDescription: 'You know SQL and planning.' } })
  await json(`/wins/${win}`, { method: 'PATCH', body: { skills: ['SQL'] } })
  for (const [path, Told] of Object.entries({ layout: Preview, coverage: Coverage, parsed: Parsed }))
    for (const version of [at, `/resumes/${id}`]) {
      const told = await json(`${version}/${path}`)
      expect(Told.parse(told)).toEqual(told)
    }
})

it('a copy is made once under a key, and is another version', async () => {
  const { ask, json, at, id } = await withResume()
  const again = { method: 'POST', body: { name: 'For Ostrava' }, headers: { 'idempotency-key': 'one' } }
  const first = await ask(`${at}/duplicate`, again)
  expect(first.status).toBe(201)
  const copy = await read(first)
  expect(first.headers.get('location')).toBe(`/api/v1/resumes/${copy.id}`)
  expect((await json(`${at}/duplicate`, again)).id).toBe(copy.id)
  expect((await json('/resumes')).items.map((one: { id: string }) => one.id)).toEqual([copy.id, id])
})
