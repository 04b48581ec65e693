import { nextId } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { upcast } from '../kernel/index.ts'
import { archivedPacket } from './archived.ts'
import { goalFacets } from './facets.ts'
import { createPacket } from './packet/create-packet.ts'
import { editPacket } from './packet/edit-packet.ts'
import { type ReviewPacket, reviewPackets, type Sentence } from './schema.ts'
import { HALF_YEAR, metric, reviewDeps, storedWin } from './test-review.ts'

async function cutPacket() {
  const deps = reviewDeps('de-DE')
  const win = await storedWin(deps, { title: 'Cut the weekly meeting', metric: metric('55', '20', 'min') })
  const { id } = await createPacket(deps, HALF_YEAR)
  return { win, packet: await editPacket(deps, id, { sections: [] }) }
}

it('out of an archive a packet has its language and what was cut, with its sources', async () => {
  const { win, packet } = await cutPacket()
  const [here, there] = [nextId(), nextId()]
  const ids = { of: (id: string) => (id === win.id ? there : null), within: () => here }
  const known = archivedPacket.anew?.(packet, ids as Parameters<NonNullable<typeof archivedPacket.anew>>[1]) as ReviewPacket
  expect([known.language, known.cut.length]).toEqual(['de', packet.cut.length])
  expect(known.cut[0]).toMatchObject({ id: here, text: packet.cut[0]?.text, sources: [{ id: there }], drafted: { of: there } })
})

it('a packet of before there were languages is English, and nothing of it was cut', async () => {
  const { packet } = await cutPacket()
  const { language: _, cut: __, ...old } = packet
  expect(upcast(reviewPackets, old, 1)).toEqual({ ...packet, language: 'en', cut: [] satisfies Sentence[] })
})

it('a packet of before it was kept when a goal was left out left it out as it was last changed', async () => {
  const { packet } = await cutPacket()
  const of = nextId()
  const [single, whole] = [{ facet: 'headline' as const, of: nextId() }, goalFacets.map((facet) => ({ facet, of }))]
  const { decided: _, ...old } = { ...packet, leftOut: [single, ...whole] }
  const known = upcast(reviewPackets, old, 2)
  expect(known.decided).toEqual([{ of, isOut: true, at: packet.updatedAt, from: null }])
  const ids = { of: () => null, within: (id: string) => `anew ${id}` }
  const there = archivedPacket.anew?.(known, ids as unknown as Parameters<NonNullable<typeof archivedPacket.anew>>[1])
  expect(there?.decided).toMatchObject([{ of: `anew ${of}`, from: null }])
})
