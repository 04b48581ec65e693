import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { attachFile, attachments, deleteAttachment, stageFile } from '../../attachment/index.ts'
import { newEnvelope } from '../../kernel/index.ts'
import { deleteAttestation } from '../attestation/read-attestations.ts'
import { type Attestation, attestations } from '../attestation/schema.ts'
import { careerDeps } from '../test-career.ts'
import { createWin } from './create-win.ts'
import { deleteWin } from './delete-win.ts'
import { listTrashedWins } from './read-wins.ts'
import { wins } from './schema.ts'

async function* slide() {
  yield new TextEncoder().encode('A slide')
}

/** A win that was thrown away long ago, with two files and two questions of which one each was thrown away too. */
async function thrownAway() {
  const deps = { ...careerDeps(), storageLimit: 1000 }
  const { id } = await createWin(deps, { title: 'Cut stock-outs' })
  const attach = async () => attachFile(deps, { owner: { kind: 'win', id }, name: 'slide', file: await stageFile(deps, slide(), 100) })
  await attach()
  await deleteAttachment(deps, (await attach()).id)
  const asked = await Promise.all([askedOf(deps, id), askedOf(deps, id)])
  await deleteAttestation(deps, asked[1])
  await deleteWin(deps, id)
  deps.clock.advance({ hours: 24 * 60 })
  const left = async () => {
    const { store, actor } = deps
    const found = [store.get(actor.space, wins, id), ...asked.map((one) => store.get(actor.space, attestations, one))]
    const { all, trash } = attachments.queries
    const files = await Promise.all([all, trash].map((query) => store.list(actor.space, query, {}, { limit: 9 })))
    return [...(await Promise.all(found)), ...files.flatMap(({ items }) => items)].filter((one) => one !== null)
  }
  return { deps, left }
}

async function askedOf({ store, actor, ids }: ReturnType<typeof careerDeps>, winId: string): Promise<string> {
  const asked: Attestation = {
    ...newEnvelope(ids.next(), '2026-03-05T09:00:00.000Z'),
    ...{ winId, askedOf: 'Ruth Callan', message: '', linkVersion: 1, expiresAt: '2026-04-04T09:00:00.000Z', revokedAt: null },
    shown: { owner: '', title: 'Cut stock-outs', text: '', happenedOn: '2026-03', metric: null, position: '', organisation: '' },
    ...{ answeredAt: '2026-03-05T09:00:00.000Z', isBrought: false },
    answer: { name: 'Ruth Callan', relation: '', isConfirmed: true, comment: 'She found it alone.' },
  }
  await store.save(actor.space, attestations, asked, { expectedVersion: 0 })
  return asked.id
}

it('a win that has left the trash is erased with its files and what colleagues said, wherever erasing stopped before', async () => {
  const steps = await atEveryStep(async (plan) => {
    const { deps, left } = await thrownAway()
    await interrupted(listTrashedWins(faulty(deps, plan), { limit: 9 }))
    expect(await listTrashedWins(deps, { limit: 9 })).toMatchObject({ items: [] })
    expect(await left()).toEqual([])
  })
  expect(steps).toBeGreaterThan(4)
})

it('what a colleague said, thrown away by itself, is erased with the next that is', async () => {
  const deps = careerDeps()
  const { id } = await createWin(deps, { title: 'Cut stock-outs' })
  const [first, second] = [await askedOf(deps, id), await askedOf(deps, id)]
  await deleteAttestation(deps, first)
  deps.clock.advance({ hours: 24 * 60 })
  await deleteAttestation(deps, second)
  expect(await deps.store.get(deps.actor.space, attestations, first)).toBeNull()
})
