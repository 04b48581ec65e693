import type { Printer } from '@throughline/core/document'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask, read, testApp } from './test-app.ts'
import { type DescribedOperation, operationsOf } from './test-operations.ts'

const operations = operationsOf(await read(await ask(testApp().app, '/openapi.json')))

/** What only the owner ever gets: their archive holds everything, and what they practise is for nobody else. */
const ownAlone = ['/exports/throughline.zip', '/interview/coverage']

/** Whether what it answers is made to be handed on. */
const isHandedOut = ({ path, method }: DescribedOperation) =>
  !ownAlone.includes(path) &&
  ((method === 'GET' && /export|document|layout|parsed|preview/.test(path)) || /layout|parsed|coverage/.test(path))

/** Every one of them, in each of its formats. */
const handedOut = operations.filter(isHandedOut).flatMap((operation) => {
  const formats = operation.parameters.find(({ name }) => name === 'format')?.schema.enum as string[] | undefined
  return (formats ?? ['']).map((format) => ({ ...operation, query: format && `?format=${format}` }))
})

/** Sets nothing, and hides nothing of what it was given. */
const tellingPrinter: Printer = {
  async *print({ parts, ...about }) {
    const utf8 = new TextEncoder()
    yield utf8.encode(JSON.stringify(about))
    for await (const part of parts) yield utf8.encode(`\n${JSON.stringify(part)}`)
  },
}

/** A word in everything that a win says. */
const telling = (word: string) => ({
  title: `Cut ${word} by half`,
  text: `How ${word} went.`,
  happenedOn: '2026-03-02',
  metric: { value: '20', unit: '%', of: word },
  competencies: [word],
  skills: [`${word} skill`],
  evidence: [{ kind: 'note', title: `Note of ${word}`, quote: `Passage of ${word}`, date: '2026-03-02' }],
})

async function setting() {
  const { signUp } = testApp({ printer: tellingPrinter, wordPrinter: tellingPrinter })
  const ines = await signUp()
  const post = (path: string, body: object) => ines.json(path, { method: 'POST', body })
  const at = await post('/experiences', {
    kind: 'work',
    position: 'Analyst',
    organisation: 'Pellworth',
    startDate: '2024',
    isOngoing: true,
    people: [{ name: 'Metthere Callan', role: 'manager' }],
  })
  await ines.json('/profile', { method: 'PATCH', body: { name: 'Ines Varga', email: 'unchosen@post.example', phone: '0113 unchosen' } })
  const made = async (word: string, confidentiality: string): Promise<string> =>
    (await post('/wins', { ...telling(word), confidentiality, experienceId: at.id })).id
  const wins = {
    private: await made('Privatissimum', 'private'),
    turned: await made('Turnaround', 'public'),
    review: await made('Reviewable', 'review'),
    public: await made('Publicity', 'public'),
  }
  const packet = await post('/review-packets', { from: '2026-01-01', until: '2026-12-31' })
  await holdPrivate(ines, packet, wins.private)
  const talk = await post('/discussions', { title: 'How the year went', kind: 'one-on-one' })
  // A discussion knows the address of a record that is linked, and nothing it says.
  await post(`/discussions/${talk.id}/messages`, {
    body: `See [this](/career/wins/${wins.private}) and [that](/career/wins/${wins.turned}).`,
  })
  const ids: Record<string, string> = { 'review-packets': packet.id, discussions: talk.id }
  if (operations.some(({ operationId }) => operationId === 'createResume')) {
    const lines = Object.values(wins).map((id) => ({ kind: 'win', id }))
    const sections = [{ kind: 'work', title: '', items: [{ id: at.id, hasSummary: true, lines }] }]
    const wording = [{ id: wins.private, part: 'line', text: 'Privatissimum in other words', original: 'Cut Privatissimum by half' }]
    ids.resumes = (await post('/resumes', { name: 'Planbee', contact: ['label'], sections, wording })).id
  }
  await ines.ask(`/wins/${wins.turned}`, { method: 'PATCH', body: { confidentiality: 'private' } })
  return { ines, ids }
}

/** A packet that was made to tell of a private win. */
async function holdPrivate(ines: Awaited<ReturnType<ReturnType<typeof testApp>['signUp']>>, packet: { id: string }, id: string) {
  const sources = [{ kind: 'win', id, title: 'Cut Privatissimum by half', date: '2026-03-02', numbers: ['20'] }]
  const sentence = { id: '019a9b3c-5d00-7cc0-8000-00000000f001', text: 'Privatissimum told.', sources, drafted: null }
  const paragraph = { id: '019a9b3c-5d00-7cc0-8000-00000000f002', sentences: [sentence] }
  const section = { id: '019a9b3c-5d00-7cc0-8000-00000000f003', kind: 'own', heading: 'Mine', paragraphs: [paragraph] }
  const { sections } = await ines.json(`/review-packets/${packet.id}`)
  const edited = await ines.ask(`/review-packets/${packet.id}`, { method: 'PATCH', body: { sections: [...sections, section] } })
  expect(edited.status).toBe(200)
}

describe('what is handed out tells nothing that may not be seen', () => {
  let made: Awaited<ReturnType<typeof setting>>
  beforeAll(async () => {
    made = await setting()
  })

  const told = async ({ method, path, query, requestBody }: (typeof handedOut)[number]) => {
    const area = path.split('/')[1] as string
    const filled = path.replace(/\{(\w+)\}/g, () => made.ids[area] ?? `no ${area} is made for this test`)
    const body = requestBody?.content['application/json']?.example
    const answer = await made.ines.ask(filled + query, { method, ...(body !== undefined && { body }) })
    return { status: answer.status, text: await answer.text(), area }
  }

  it.each(handedOut.map((one) => [`${one.operationId} ${one.query}`, one] as const))('%s', async (_, operation) => {
    const { status, text, area } = await told(operation)
    expect(status).toBe(200)
    expect(text).not.toMatch(/Privatissimum|Turnaround/)
    expect(text).not.toMatch(/Metthere/)
    if (area === 'resumes') expect(text).not.toMatch(/Reviewable|Note of|Passage of|unchosen|Planbee/)
  })

  it('and does tell of what may', async () => {
    const markdown = handedOut.find(({ operationId, query }) => operationId === 'exportPacket' && query === '?format=md')
    expect((await told(markdown as (typeof handedOut)[number])).text).toMatch(/Reviewable/)
  })
})
