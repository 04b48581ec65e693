import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { deleteEdition, editions, keepEdition } from '../../edition/index.ts'
import type { Kind } from '../../kernel/index.ts'
import { reviewPackets } from '../schema.ts'
import { HALF_YEAR, reviewDeps } from '../test-review.ts'
import { createPacket } from './create-packet.ts'
import { deletePacket, listPackets } from './read-packets.ts'

/** A packet that was thrown away long ago, with two documents of which one was too, and one that stays with its own. */
async function thrownAway() {
  const deps = reviewDeps()
  const handOut = (documentId: string, format: 'pdf' | 'docx') =>
    keepEdition(deps, { of: 'review-packet', documentId, format, sources: [] })
  const [gone, stays] = [await createPacket(deps, HALF_YEAR), await createPacket(deps, HALF_YEAR)]
  await handOut(gone.id, 'pdf')
  const { id } = await handOut(gone.id, 'docx')
  await deleteEdition(deps, id)
  const kept = await handOut(stays.id, 'pdf')
  await deletePacket(deps, gone.id)
  deps.clock.advance({ hours: 24 * 60 })
  const left = async () => {
    const { store, actor } = deps
    const read = async (kind: Kind, trash: boolean) =>
      (await store.list(actor.space, trash ? kind.queries.trash : kind.queries.all, {}, { limit: 9 })).items.map(({ id }) => id)
    return [await read(reviewPackets, false), await read(editions, false), await read(reviewPackets, true), await read(editions, true)]
  }
  return { deps, left, whatStays: [[stays.id], [kept.id], [], []] }
}

const lookAtTrash = (deps: ReturnType<typeof reviewDeps>) => listPackets(deps, { trash: true }, { limit: 9 })

it('a packet that has left the trash is erased with what is known of its documents', async () => {
  const { deps, left, whatStays } = await thrownAway()
  expect(JSON.parse((await lookAtTrash(deps)).json)).toEqual([])
  expect(await left()).toEqual(whatStays)
})

it('erasing that stops anywhere is finished by the next look', async () => {
  const steps = await atEveryStep(async (plan) => {
    const { deps, left, whatStays } = await thrownAway()
    await interrupted(lookAtTrash(faulty(deps, plan)))
    await lookAtTrash(deps)
    expect(await left()).toEqual(whatStays)
  })
  expect(steps).toBeGreaterThan(2)
})

it('the note of a document that was thrown away is erased with the next one', async () => {
  const deps = reviewDeps()
  const { id: documentId } = await createPacket(deps, HALF_YEAR)
  const handOut = (format: 'pdf' | 'docx') => keepEdition(deps, { of: 'review-packet', documentId, format, sources: [] })
  const [first, second] = [await handOut('pdf'), await handOut('docx')]
  await deleteEdition(deps, first.id)
  deps.clock.advance({ hours: 24 * 60 })
  await deleteEdition(deps, second.id)
  expect(await deps.store.get(deps.actor.space, editions, first.id)).toBeNull()
})
