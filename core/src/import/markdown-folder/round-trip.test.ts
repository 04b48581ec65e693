import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attachFile, attachments, stageFile } from '../../attachment/index.ts'
import { exportJournalZip } from '../../export/index.ts'
import {
  createEntry,
  createJournal,
  deleteEntry,
  editEntry,
  type JournalEntry,
  journalEntries,
  type NewJournalEntry,
} from '../../journal/index.ts'
import { heldFile, joined, listAll } from '../../kernel/index.ts'
import { dot } from '../journal/test-journal.ts'
import { previewImport } from '../preview-import.ts'
import { runImport } from '../run-import.ts'
import { importDeps } from '../test-import.ts'

type Deps = ReturnType<typeof importDeps>

const entriesIn = ({ store, actor }: Deps): Promise<JournalEntry[]> => listAll({ store }, actor.space, journalEntries.queries.oldest, {})
const exported = async (deps: Deps) => heldFile(await joined(exportJournalZip(deps, {})))

async function* bytes() {
  yield dot
}

/** What somebody wrote, with what it names by place instead of by id. Those of one moment have no order. */
async function toldOf(deps: Deps) {
  const entries = await entriesIn(deps)
  const files = await listAll(deps, deps.actor.space, attachments.queries.all, {})
  const places = new Map(entries.map(({ id }, place) => [id, `entry ${place}`]))
  for (const { id, owner } of files) places.set(id, `file of ${places.get(owner.id)}`)
  return entries.map(({ title, body, mood, energy, feelings, tags, starred, prompt, entryDate, entryAt, timeZone }) => ({
    ...{ title, mood, energy, feelings, tags, starred, prompt, entryDate, entryAt, timeZone },
    body: body.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => places.get(id) ?? id).trim(),
  }))
}

async function cameBack(from: Deps) {
  const to = importDeps()
  const made = await runImport(to, { format: 'markdown-zip', file: await exported(from) })
  return { to, made }
}

describe('the journal as a folder of Markdown', () => {
  it('comes back whole: days, moods, links, pictures and other files', async () => {
    const from = importDeps()
    const first = await createEntry(from, {
      ...{ title: 'Day #1: “rain”?', entryAt: '2025-12-31T23:30:00.000Z', timeZone: 'Europe/Berlin', entryDate: '2025-12-31' },
      ...{ mood: -2, energy: 1, feelings: ['calm', 'a bit sad'], tags: ['work/forecast', '2026'], starred: true },
      prompt: { id: 'small-joys', text: 'What was a small joy?' },
    })
    const attach = async (name: string) =>
      attachFile(from, { owner: { kind: 'journal-entry', id: first.id }, name, file: await stageFile(from, bytes(), 1000) })
    const [photo, menu] = [await attach('a (1) b.png'), await attach('menu.pdf')]
    await editEntry(from, first.id, { body: `![the *dot*](attachment:${photo.id})\n\n[menu](attachment:${menu.id})` })
    await createEntry(from, { title: '', body: `As [then](/journal/${first.id}).\n\n---\n\n\`[[x]]\``, entryDate: '2026-01-02' })
    const { to, made } = await cameBack(from)
    expect(made).toMatchObject({ problems: [], counts: { entries: 2, photos: 1, files: 1 } })
    expect(await toldOf(to)).toEqual(await toldOf(from))
  })

  it('is known again where it was written', async () => {
    const deps = importDeps()
    await createEntry(deps, { title: 'Rain', body: 'All *day*', entryDate: '2025-12-31' })
    const { id } = await createEntry(deps, { body: 'Sun', entryDate: '2026-01-02' })
    const file = await exported(deps)
    await deleteEntry(deps, id)
    expect(await previewImport(deps, { format: 'markdown-zip', file })).toMatchObject({
      counts: { entries: 1 },
      entries: [{ excerpt: 'Sun' }],
    })
  })

  it('of several journals comes into the one that everybody has', async () => {
    const from = importDeps()
    const { id } = await createJournal(from, { name: 'Allotment' })
    await createEntry(from, { body: 'Beans', journalId: id })
    const { to } = await cameBack(from)
    expect(await entriesIn(to)).toMatchObject([{ body: 'Beans', journalId: null }])
  })

  it('comes back whatever was written', async () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text))
    const entry: fc.Arbitrary<NewJournalEntry> = fc.record(
      {
        title: line,
        body: fc
          .array(fc.oneof(line, fc.constantFrom('', '---', '# one', '- two', '```', 'mood: 2')), { maxLength: 6 })
          .map((lines) => `x${lines.join('\n')}`),
        mood: fc.constantFrom(null, -2, 0, 2),
        energy: fc.constantFrom(null, 1, 5),
        feelings: fc.uniqueArray(fc.constantFrom('calm', 'no', '1', 'a: b', '"x"'), { maxLength: 3 }),
        tags: fc.uniqueArray(fc.constantFrom('rain', '2026', 'a/b', 'null', 'Größe'), { maxLength: 3 }),
        starred: fc.boolean(),
        timeZone: fc.constantFrom('Europe/Berlin', 'Pacific/Auckland', 'UTC'),
        entryAt: fc.constantFrom('2026-03-05T23:59:59.123Z', '2024-02-29T00:00:00.000Z'),
        entryDate: fc.constantFrom('2026-03-05', '2024-02-29', '1900-01-01'),
        prompt: fc.constantFrom(null, { id: null, text: 'Why: “not”?' }, { id: 'small-joys', text: '2026' }),
      },
      { requiredKeys: ['body'] },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 3 }), async (entries) => {
        const from = importDeps()
        for (const said of entries) await createEntry(from, said)
        const { to } = await cameBack(from)
        const [before, after] = [await toldOf(from), await toldOf(to)].map((told) => told.map((entry) => JSON.stringify(entry)).sort())
        expect(after).toEqual(before)
      }),
      { numRuns: 60 },
    )
  })
})
