import { describe, expect, it } from 'vitest'
import { type Evidence, wins } from '../../career/index.ts'
import type { Part, Printer } from '../../document/index.ts'
import { nowText, revised } from '../../kernel/index.ts'
import { analyst } from '../draft/test-people.ts'
import { createPacket } from '../packet/create-packet.ts'
import { readPacketState } from '../packet/read-state.ts'
import { evidence, HALF_YEAR, metric, reviewDeps, storedWin } from '../test-review.ts'
import { exportPacket } from './export-packet.ts'

const parts: Part[] = []
const printer: Printer = {
  async *print(document) {
    for await (const part of document.parts) parts.push(part)
    yield new Uint8Array([1])
  },
}

async function exported() {
  const deps = { ...reviewDeps(), printer, wordPrinter: printer }
  await analyst(deps)
  const packet = await createPacket(deps, { ...HALF_YEAR, audience: 'Ruth Callan' })
  const read = async (format: 'md' | 'pdf' | 'docx' = 'md') => {
    let text = ''
    for await (const piece of exportPacket(deps, packet.id, { format, paper: 'a4' })) text += piece
    return text
  }
  const change = async (title: string, changes: object) => {
    const { items } = await deps.store.list(deps.actor.space, wins.queries.newest, {}, { limit: 200 })
    const win = items.find((one) => one.title.startsWith(title))
    if (win) await deps.store.save(deps.actor.space, wins, revised(win, changes, nowText(deps)), { expectedVersion: win.version })
  }
  return { deps, packet, read, change }
}

describe('a packet as Markdown', () => {
  it('has its sentences with footnotes, and each source once with its kind, day and title', async () => {
    const { read } = await exported()
    const text = await read()
    expect(text).toMatch(
      /^# July to December 2026\n\nfor Ruth Callan · 1 July to 31 December 2026\n\n## In short\n\nStock-outs on the top 40 lines fell/,
    )
    expect(text).toContain('three weeks before the goal was due.[^1][^2] Accuracy')
    expect(text).toContain('[^1]: Goal, 1 July to 30 September 2026: Stock-outs on the top 40 lines under 3.5 %\n')
    const notes = [...text.matchAll(/^\[\^(\d+)\]: /gm)].map(([, number]) => Number(number))
    expect(notes).toEqual(notes.map((_, i) => i + 1))
    const marks = new Set([...text.matchAll(/\[\^(\d+)\](?!:)/g)].map(([, number]) => Number(number)))
    expect([...marks].sort((a, b) => a - b)).toEqual(notes)
  })

  it('names nothing of the journal and no private win, though sentences rest on them', async () => {
    const { read, packet } = await exported()
    expect(JSON.stringify(packet)).toMatch(/The spike that wasn’t demand.*A secret worry/s)
    parts.length = 0
    const markdown = await read()
    await read('pdf')
    for (const text of [markdown, JSON.stringify(parts)]) {
      expect(text).toContain('it came up on four days.')
      expect(text).not.toMatch(/spike|worry|It was the fair|row about|burnout/i)
    }
  })

  it('keeps back what a win stands behind that was made private since', async () => {
    const { read, change } = await exported()
    await change('Found the order', { confidentiality: 'private' })
    expect(await read()).not.toMatch(/bakeware|trade fair/i)
  })

  it('reads as it was written, whatever signs are in it', async () => {
    const { deps, packet, read } = await exported()
    const [section] = packet.sections
    const odd = '# 1. *Not* a [link](x) | <b>, https://a.example'
    const sentence = { id: packet.id, text: odd, sources: [], drafted: null }
    if (section)
      await deps.store.save(
        deps.actor.space,
        (await import('../schema.ts')).reviewPackets,
        revised(packet, { sections: [{ ...section, paragraphs: [{ id: packet.id, sentences: [sentence] }] }] }, nowText(deps)),
        { expectedVersion: 1 },
      )
    expect(await read()).toContain('\\# 1. \\*Not\\* a \\[link\\](x) \\| \\<b\\>, https\\://a.example')
  })
})

it('printed, a packet is sections with their paragraphs, numbers that lead to the sources, and the list of them', async () => {
  const { read } = await exported()
  parts.length = 0
  await read('docx')
  expect(parts[0]).toMatchObject({ kind: 'section', level: 1, title: 'July to December 2026' })
  const [, , first] = parts
  expect(first?.kind === 'paragraph' && first.spans.slice(0, 2)).toMatchObject([
    { text: expect.stringContaining('Stock-outs') },
    { text: '\u00a0[1]', href: '#sources' },
  ])
  expect(parts.at(-2)).toMatchObject({ kind: 'section', title: 'Sources', anchor: 'sources' })
})

describe('an edition of a packet', () => {
  it('is of now where one record is evidence of where a win began and of where it came to', async () => {
    const deps = { ...reviewDeps(), printer, wordPrinter: printer }
    const [began, came] = ['6.8', '3.1'].map((value) => evidence('check-in', 'Stock-outs', { number: { value, unit: '%' }, state: 'gone' }))
    if (!began || !came) throw new Error('There are two.')
    const numbers = { ...metric('6.8', '3.1', '%'), baselineFrom: began.id, valueFrom: came.id }
    const both = [began, { ...came, recordId: began.recordId }]
    const win = await storedWin(deps, { title: 'Cut stock-outs by more than half', metric: numbers, evidence: both })
    const packet = await createPacket(deps, HALF_YEAR)
    for await (const _ of exportPacket(deps, packet.id, { format: 'md', paper: 'a4' }));
    expect((await readPacketState(deps, packet.id)).changed).toEqual([])
    expect(await readPacketState(deps, packet.id)).toMatchObject({ editions: [{ isOlder: false, changed: [] }] })
    const now = revised(
      win,
      { metric: { ...numbers, value: '3.4' }, evidence: [began, { ...both[1], number: { value: '3.4', unit: '%' } }] as Evidence[] },
      nowText(deps),
    )
    await deps.store.save(deps.actor.space, wins, now, { expectedVersion: win.version })
    expect((await readPacketState(deps, packet.id)).changed).not.toEqual([])
    expect(await readPacketState(deps, packet.id)).toMatchObject({ editions: [{ isOlder: true }] })
  })

  it('is kept of each export, and is older once a number of its sources is another', async () => {
    const { deps, packet, read, change } = await exported()
    await read('pdf')
    expect(await readPacketState(deps, packet.id)).toMatchObject({ editions: [{ format: 'pdf', isOlder: false }] })
    await change('Halved the pallet', {
      metric: { baseline: null, value: '45', unit: 'min', of: 'saved a week', baselineFrom: null, valueFrom: null },
    })
    const {
      editions: [edition],
    } = await readPacketState(deps, packet.id)
    expect(edition).toMatchObject({
      isOlder: true,
      changed: [{ kind: 'win', title: 'Halved the pallet sizes of lids', change: 'changed' }],
    })
  })
})
