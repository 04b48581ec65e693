import { describe, expect, it } from 'vitest'
import { attestations, createWin, deleteWin, editWin, wins } from '../../career/index.ts'
import { editions } from '../../edition/index.ts'
import { exportZip } from '../../export/index.ts'
import { heldFile, joined, type Kind, listAll, newEnvelope, type StoredRecord } from '../../kernel/index.ts'
import { createResume, editResume, listResumeEditions, makeResumeDocument, resumes } from '../../resume/index.ts'
import { careerOfInes, resumeDeps } from '../../resume/test-resume.ts'
import { createPacket, exportPacket, readPacketState, reviewPackets } from '../../review/index.ts'
import { runImport } from '../run-import.ts'
import { importDeps } from '../test-import.ts'

const nothingPrinted = { print: async function* () {} }

/** Tells short texts from one another, as long as a real one. */
const digest = (text: string) =>
  [...text]
    .reduce((sum, sign) => (sum * 31n + BigInt(sign.codePointAt(0) ?? 0)) % 2n ** 256n, 7n)
    .toString(16)
    .padStart(64, '0')

const careerDeps = () => {
  const { resumeSetter, asksFor, meantFor } = resumeDeps()
  return {
    ...importDeps(),
    resumeSetter,
    asksFor,
    meantFor,
    secrets: { create: () => 'secret', digest, keyed: () => '0' },
    printer: nothingPrinted,
    wordPrinter: nothingPrinted,
  }
}
type Deps = ReturnType<typeof careerDeps>

/** Another account, with what the archive of this one brings. */
async function taken(from: Deps): Promise<Deps> {
  const file = heldFile(await joined(exportZip(from)))
  const to = careerDeps()
  const { problems } = await runImport(to, { format: 'throughline-zip', file })
  expect(problems).toEqual([])
  return to
}

const all = <R extends StoredRecord>(deps: Deps, { queries }: Kind<R>): Promise<R[]> => listAll(deps, deps.actor.space, queries.all, {})

/** The one record there is of a kind. */
async function only<R extends StoredRecord>(deps: Deps, kind: Kind<R>): Promise<R> {
  const [one, ...others] = await all(deps, kind)
  if (!one || others.length > 0) throw new Error(`There are ${others.length + (one ? 1 : 0)} of ${kind.name}.`)
  return one
}

const markdownOf = async (deps: Deps, id: string) => {
  let text = ''
  for await (const piece of exportPacket(deps, id, { format: 'md', paper: 'a4' })) text += piece
  return text
}

/** A win that a packet tells of. */
const told = (deps: Deps, title: string) =>
  createWin(deps, { title, happenedOn: '2026-01-12', metric: { baseline: '55', value: '20', unit: 'min' } })

describe('an own archive', () => {
  it('brings a version of the résumé with its highlights and their wording, and an edition that is no older for it', async () => {
    const from = careerDeps()
    const { senior } = await careerOfInes(from)
    const [highlight] = senior.highlights
    const before = await createResume(from, { name: 'All of it' })
    const reworded = {
      id: highlight?.id as string,
      part: 'line' as const,
      text: 'Began the Monday page',
      original: 'Wrote the Monday page',
    }
    await editResume(from, before.id, { wording: [reworded] })
    const said = await makeResumeDocument(from, before.id, 'json')
    expect(said.content).toContain('Began the Monday page')

    const to = await taken(from)
    const { id, sections } = await only(to, resumes)
    expect(sections.map(({ items }) => items.map(({ lines }) => lines.length))).toEqual(
      before.sections.map(({ items }) => items.map(({ lines }) => lines.length)),
    )
    expect(JSON.stringify(sections)).not.toContain(highlight?.id)
    expect(await listResumeEditions(to, id)).toMatchObject([{ format: 'json-resume', isOlder: false, changed: [] }])
    expect((await makeResumeDocument(to, id, 'json')).content).toBe(said.content)
  })

  it('brings what a colleague said of a win, as brought along, and an open question without its link', async () => {
    const from = careerDeps()
    const { shown } = await careerOfInes(from)
    const evidenceId = '019a9b3c-5d00-7cc0-8000-00000000eeee'
    const metric = { baseline: null, value: '3.1', unit: '%', of: '', baselineFrom: null, valueFrom: evidenceId }
    const asked = {
      ...{ winId: shown.id, askedOf: 'Ruth Callan', message: '', linkVersion: 1, expiresAt: '2026-04-04T09:00:00.000Z', revokedAt: null },
      shown: { owner: 'Ines Varga', title: shown.title, text: '', happenedOn: '2025-06', metric, position: '', organisation: '' },
    }
    const answer = { name: 'Ruth Callan', relation: 'Her manager', isConfirmed: true, comment: 'She found it alone.' }
    const answeredAt = '2026-03-06T09:00:00.000Z'
    for (const said of [
      { answer: null, answeredAt: null, isBrought: false },
      { answer, answeredAt, isBrought: false },
    ])
      await from.store.save(
        from.actor.space,
        attestations,
        { ...newEnvelope(from.ids.next(), '2026-03-05T09:00:00.000Z'), ...asked, ...said },
        { expectedVersion: 0 },
      )
    const to = await taken(from)
    const won = (await all(to, wins)).find(({ title }) => title === shown.title)
    const brought = await all(to, attestations)
    const [open, answered] = brought.toSorted((a, b) => Number(a.answer !== null) - Number(b.answer !== null))
    expect(open).toMatchObject({ winId: won?.id, answer: null, revokedAt: '2026-03-05T09:00:00.000Z', isBrought: false })
    expect(answered).toMatchObject({ winId: won?.id, answer, answeredAt, revokedAt: null, isBrought: true })
    expect(answered?.shown.metric?.valueFrom).not.toBe(evidenceId)
  })

  it('brings a packet whose sentences name the new records, with its edition', async () => {
    const from = careerDeps()
    await told(from, 'Cut the weekly meeting')
    const packet = await createPacket(from, { from: '2026-01-01', until: '2026-03-31' })
    const said = await markdownOf(from, packet.id)
    const to = await taken(from)
    const { id, sections } = await only(to, reviewPackets)
    const win = await only(to, wins)
    expect(JSON.stringify(sections)).toContain(win.id)
    expect(await only(to, editions)).toMatchObject({ documentId: id, of: 'review-packet', format: 'markdown' })
    expect(await readPacketState(to, id)).toMatchObject({
      changed: [],
      withheld: [],
      leftOut: [],
      fresh: 0,
      editions: [{ isOlder: false }],
    })
    expect(await markdownOf(to, id)).toBe(said)
  })

  it('keeps back what a packet says of a win that is private, or is not in the archive', async () => {
    const from = careerDeps()
    const [secret, gone] = [await told(from, 'Told the director no'), await told(from, 'Held the tins')]
    const { id } = await createPacket(from, { from: '2026-01-01', until: '2026-03-31' })
    for (const win of [secret, gone]) await editWin(from, win.id, { confidentiality: 'private' })
    await deleteWin(from, gone.id)
    expect(await markdownOf(from, id)).not.toMatch(/director|tins/)
    const to = await taken(from)
    const brought = await only(to, reviewPackets)
    expect(JSON.stringify(brought)).toMatch(/director.*tins|tins.*director/s)
    expect(await markdownOf(to, brought.id)).not.toMatch(/director|tins/)
  })
})
