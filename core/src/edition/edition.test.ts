import { atEveryStep, fakeActor, fakeClock, faulty, interrupted, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { describe, expect, it } from 'vitest'
import { keepEdition, MAX_EDITIONS, type MadeDocument } from './keep-edition.ts'
import { deleteEdition, editEdition, judgeEditions, restoreEdition } from './read-editions.ts'
import { editions } from './schema.ts'

/** Tells short texts from one another. */
const sumOf = (text: string) => [...text].reduce((sum, sign, place) => sum + (sign.codePointAt(0) ?? 0) * (place + 1), 0)

const editionDeps = () => ({
  ...createMemoryStorage({ kinds: [editions] }),
  clock: fakeClock(),
  ids: sequentialIds(),
  actor: fakeActor(),
  secrets: { create: () => 'secret', digest: (text: string) => `digest of ${text.length} and ${sumOf(text)}`, keyed: () => '0' },
})

const documentId = '019a9b3c-5d00-7cc0-8000-dddddddddddd'
const [stockOuts, meeting] = ['019a9b3c-5d00-7cc0-8000-000000000aaa', '019a9b3c-5d00-7cc0-8000-000000000bbb'] as const

const source = (id: string, said: unknown, title = 'A win') => ({ kind: 'win', id, title, said })
const pdfOf = (...sources: MadeDocument['sources']): MadeDocument => ({ of: 'resume', documentId, format: 'pdf', sources })

describe('an edition', () => {
  it('is current while its sources say the same, and then names what changed, went or came', async () => {
    const deps = editionDeps()
    const then = [source(stockOuts, { value: '3.1' }, 'Stock-outs'), source(meeting, { value: '20' }, 'Meeting')]
    await keepEdition(deps, pdfOf(...then))
    expect(await judgeEditions(deps, documentId, then)).toMatchObject([{ isOlder: false, changed: [] }])
    const came = '019a9b3c-5d00-7cc0-8000-000000000ccc'
    const now = [source(stockOuts, { value: '3.2' }, 'Fewer stock-outs'), source(came, {}, 'Dead lines')]
    expect(await judgeEditions(deps, documentId, now)).toMatchObject([
      {
        isOlder: true,
        changed: [
          { id: stockOuts, title: 'Fewer stock-outs', change: 'changed' },
          { id: meeting, title: 'Meeting', change: 'left-out' },
          { id: came, title: 'Dead lines', change: 'added' },
        ],
      },
    ])
  })

  it('keeps no word of what was said', async () => {
    const deps = editionDeps()
    const edition = await keepEdition(deps, pdfOf(source(stockOuts, { text: 'Held £61,000 of tins' })))
    expect(JSON.stringify(edition)).not.toContain('61,000')
  })

  it('is the same one when the same is made again, and another in another format or of other words', async () => {
    const deps = editionDeps()
    const first = await keepEdition(deps, pdfOf(source(stockOuts, 1)))
    deps.clock.advance({ hours: 1 })
    expect(await keepEdition(deps, pdfOf(source(stockOuts, 1)))).toMatchObject({ id: first.id, madeAt: '2026-03-05T10:00:00.000Z' })
    await keepEdition(deps, { ...pdfOf(source(stockOuts, 1)), format: 'docx' })
    await keepEdition(deps, pdfOf(source(stockOuts, 2)))
    expect(await judgeEditions(deps, documentId, [])).toHaveLength(3)
  })

  it('is another one once it was said whom the first went to, and that one stays of its day', async () => {
    const deps = editionDeps()
    const sent = await keepEdition(deps, pdfOf(source(stockOuts, 1)))
    await editEdition(deps, sent.id, { note: 'Sent to Ruth' })
    deps.clock.advance({ hours: 1 })
    const again = await keepEdition(deps, pdfOf(source(stockOuts, 1)))
    expect(again).toMatchObject({ note: '', madeAt: '2026-03-05T10:00:00.000Z' })
    deps.clock.advance({ hours: 1 })
    expect(await keepEdition(deps, pdfOf(source(stockOuts, 1)))).toMatchObject({ id: again.id, madeAt: '2026-03-05T11:00:00.000Z' })
    expect(await judgeEditions(deps, documentId, [source(stockOuts, 1)])).toMatchObject([
      { id: again.id, isOlder: false },
      { id: sent.id, note: 'Sent to Ruth', madeAt: '2026-03-05T09:00:00.000Z', isOlder: false },
    ])
  })

  it('that is thrown away or noted while the same is made leaves its place to a new one', async () => {
    for (const meanwhile of [
      deleteEdition,
      (deps: ReturnType<typeof editionDeps>, id: string) => editEdition(deps, id, { note: 'Sent' }),
    ]) {
      const deps = editionDeps()
      const first = await keepEdition(deps, pdfOf())
      const list: typeof deps.store.list = async (...asked) => {
        const page = await deps.store.list(...asked)
        await meanwhile(deps, first.id)
        return page
      }
      const made = await keepEdition({ ...deps, store: { ...deps.store, list } }, pdfOf())
      expect(made).toMatchObject({ note: '', deletedAt: null, version: 1 })
      expect(made.id).not.toBe(first.id)
    }
  })

  it('is kept by the next try where keeping it stopped, and no other is lost before it', async () => {
    const steps = await atEveryStep(async (plan) => {
      const deps = editionDeps()
      for (let made = 0; made < MAX_EDITIONS; made++) await keepEdition(deps, pdfOf(source(stockOuts, made)))
      const newest = pdfOf(source(meeting, 1))
      await interrupted(keepEdition(faulty(deps, plan), newest))
      expect((await judgeEditions(deps, documentId, [])).length).toBeGreaterThanOrEqual(MAX_EDITIONS)
      const { id } = await keepEdition(deps, newest)
      const kept = await judgeEditions(deps, documentId, newest.sources)
      expect(kept.filter(({ isOlder }) => !isOlder).map((one) => one.id)).toEqual([id])
    })
    expect(steps).toBe(2)
  })

  it('is newest first, and the oldest go beyond the limit', async () => {
    const deps = editionDeps()
    for (let made = 0; made <= MAX_EDITIONS; made++) {
      await keepEdition(deps, pdfOf(source(stockOuts, made)))
      deps.clock.advance({ minutes: 1 })
    }
    const kept = await judgeEditions(deps, documentId, [source(stockOuts, MAX_EDITIONS)])
    expect([kept.length, kept[0]?.isOlder, kept.at(-1)?.madeAt]).toEqual([MAX_EDITIONS, false, '2026-03-05T09:01:00.000Z'])
  })

  it('says for whom it was, and may be thrown away and brought back', async () => {
    const deps = editionDeps()
    const { id } = await keepEdition(deps, pdfOf())
    expect(await editEdition(deps, id, { note: 'Sent to Ruth' })).toMatchObject({ note: 'Sent to Ruth', version: 2 })
    await deleteEdition(deps, id)
    expect(await judgeEditions(deps, documentId, [])).toEqual([])
    await restoreEdition(deps, id)
    expect(await judgeEditions(deps, documentId, [])).toMatchObject([{ note: 'Sent to Ruth' }])
  })
})
