import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
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
  secrets: { create: () => 'secret', digest: (text: string) => `digest of ${text.length} and ${sumOf(text)}` },
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
