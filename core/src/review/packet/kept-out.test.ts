import { expect, it } from 'vitest'
import type { Kind } from '../../kernel/index.ts'
import { goalFacets } from '../facets.ts'
import { sentencesOf } from '../redraw/keys.ts'
import { type ReviewPacket, reviewPackets } from '../schema.ts'
import { HALF_YEAR, measuredGoal, reviewDeps } from '../test-review.ts'
import { createPacket } from './create-packet.ts'
import { drawPacket } from './draw-packet.ts'
import { editPacket } from './edit-packet.ts'
import { deletePacket, listPackets } from './read-packets.ts'
import { readPacketState } from './read-state.ts'

/** A person with two goals that go on, and what they do with packets, a minute after the other. */
async function person() {
  const deps = reviewDeps()
  const measured = (title: string) =>
    measuredGoal(
      deps,
      { title, metric: { type: 'percent', start: '70', target: '82' }, startDate: '2026-07-01', endDate: '2026-12-31' },
      { values: { '2026-08-01': '71', '2026-11-01': '78' } },
    )
  const [kept, own] = [await measured('Forecast accuracy'), await measured('Evenings at home')]
  const later = async <T>(act: () => Promise<T>): Promise<T> => {
    deps.clock.advance({ minutes: 1 })
    return act()
  }
  const without = ({ sections }: ReviewPacket) =>
    sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map((one) => ({ ...one, sentences: one.sentences.filter(({ drafted }) => drafted?.of !== own.id) })),
    }))
  const create = (range = HALF_YEAR) => later(() => createPacket(deps, range))
  return {
    ...{ deps, kept, own, create, later },
    leaveOut: (packet: ReviewPacket) =>
      later(() => editPacket(deps, packet.id, { sections: without(packet), leftOut: goalFacets.map((facet) => ({ facet, of: own.id })) })),
    undo: ({ id, sections, leftOut, decided, drawnAt }: ReviewPacket) =>
      later(() => editPacket(deps, id, { sections, leftOut, decided, drawnAt })),
    putIn: (packet: ReviewPacket) => later(() => drawPacket(deps, packet.id, { putIn: own.id })),
    rename: (packet: ReviewPacket) => later(() => editPacket(deps, packet.id, { title: 'Another' })),
    nextTells: async () => tells(await create()),
  }
}

const tells = ({ sections }: ReviewPacket) => sentencesOf(sections).some(({ text }) => /Evenings/.test(text))

it('a goal that was left out as a whole stays out of the next packets and of what is drawn into them, until it is put in', async () => {
  const { deps, own, create, leaveOut, putIn, nextTells } = await person()
  await leaveOut(await create())
  const next = await create()
  expect([tells(next), sentencesOf(next.sections).some(({ text }) => /Forecast/.test(text))]).toEqual([false, true])
  expect((await readPacketState(deps, next.id)).leftOut).toMatchObject([{ id: own.id, why: 'taken-out' }])
  expect(tells(await drawPacket(deps, next.id, {}))).toBe(false)
  const back = await putIn(next)
  expect([tells(back), back.leftOut, await nextTells()]).toEqual([true, [], true])
})

it('a single sentence that was taken out says nothing of the next packet', async () => {
  const { deps, create, own, later, nextTells } = await person()
  const packet = await create()
  await later(() => editPacket(deps, packet.id, { leftOut: [{ facet: 'headline', of: own.id }] }))
  expect(await nextTells()).toBe(true)
})

it('a packet that tells it still brings it back by nothing that is done with it', async () => {
  const { deps, create, leaveOut, rename, later, nextTells } = await person()
  const [older, other] = [await create(), await create()]
  await leaveOut(other)
  await rename(older)
  await later(() => drawPacket(deps, older.id, {}))
  expect(await nextTells()).toBe(false)
})

it('one that tells nothing of it takes a later putting in back by nothing that is done with it', async () => {
  const { create, leaveOut, putIn, rename, nextTells } = await person()
  const first = await create()
  await leaveOut(first)
  await putIn(await create())
  await rename(first)
  expect(await nextTells()).toBe(true)
})

it('taken back, it is as if it had not been done, for packets made meanwhile too', async () => {
  const { create, leaveOut, undo, putIn, nextTells } = await person()
  const packet = await create()
  await leaveOut(packet)
  const between = await create()
  await undo(packet)
  expect(await nextTells()).toBe(true)
  await leaveOut(packet)
  expect(await nextTells()).toBe(false)
  await putIn(between)
  await undo(between)
  expect(await nextTells()).toBe(false)
})

it('one who takes it back without what was decided leaves it out no more', async () => {
  const { deps, create, leaveOut, later, nextTells } = await person()
  const packet = await create()
  await leaveOut(packet)
  await later(() => editPacket(deps, packet.id, { sections: packet.sections, leftOut: [] }))
  expect(await nextTells()).toBe(true)
})

it('it stays out though its packet is thrown away, and once that is gone for good, by those that were made meanwhile', async () => {
  const { deps, create, leaveOut, nextTells } = await person()
  const packet = await create()
  await leaveOut(packet)
  await deletePacket(deps, packet.id)
  expect(await nextTells()).toBe(false)
  deps.clock.advance({ hours: 24 * 60 })
  await listPackets(deps, { trash: true }, { limit: 9 })
  expect(await deps.store.get(deps.actor.space, reviewPackets, packet.id)).toBeNull()
  expect(await nextTells()).toBe(false)
})

it('it stays out however many packets are of later days', async () => {
  const { create, leaveOut, rename, nextTells } = await person()
  const packet = await create({ from: '2026-01-01', until: '2026-08-31' })
  const later = []
  for (let i = 0; i < 21; i++) later.push(await create())
  await leaveOut(packet)
  for (const one of later) await rename(one)
  expect(await nextTells()).toBe(false)
})

it('a new packet reads no other that nothing was decided in, in the trash or out of it', async () => {
  const { deps, create, leaveOut, undo } = await person()
  const packet = await create()
  for (let i = 0; i < 3; i++) await create()
  await deletePacket(deps, (await create()).id)
  const { store } = deps
  const read: string[] = []
  const note = (kind: Pick<Kind, 'name'>, ids: string[]) => void (kind.name === reviewPackets.name && read.push(...ids))
  const noting = {
    ...store,
    list: async (...[space, query, ...rest]: Parameters<typeof store.list>) => {
      const page = await store.list(space, query, ...rest)
      note(
        { name: query.kind },
        page.items.map(({ id }) => id),
      )
      return page
    },
    getMany: async (...[space, kind, ids]: Parameters<typeof store.getMany>) => {
      const found = await store.getMany(space, kind, ids)
      note(
        kind,
        found.map(({ id }) => id),
      )
      return found
    },
  }
  const readOfNext = async () => {
    read.length = 0
    const next = await createPacket({ ...deps, store: noting as typeof store }, HALF_YEAR)
    return { next, read: [...read] }
  }
  expect((await readOfNext()).read).toEqual([])
  await leaveOut(packet)
  const { next, read: once } = await readOfNext()
  expect(once).toEqual([packet.id])
  await undo(packet)
  expect((await readOfNext()).read.toSorted(), 'the one that took it over, and the one it names').toEqual([packet.id, next.id].toSorted())
})
