import { nextId } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { parse } from '../../kernel/index.ts'
import { keptAfter, sentencesOf } from '../redraw/keys.ts'
import { type PacketSection, ReviewPacket } from '../schema.ts'
import { HALF_YEAR, measuredGoal, metric, type ReviewTestDeps, reviewDeps, storedWin } from '../test-review.ts'
import { createPacket } from './create-packet.ts'
import { drawPacket } from './draw-packet.ts'
import { editPacket } from './edit-packet.ts'
import { readPacketState } from './read-state.ts'

const fits = (packet: ReviewPacket) => expect(parse(ReviewPacket, packet)).toEqual(packet)

async function manyCompetencies(deps: ReviewTestDeps, count: number): Promise<void> {
  for (let i = 0; i < count; i++)
    await storedWin(deps, { title: `Cut delay ${i}`, metric: metric('9', `${i + 1}`, 'days'), competencies: [`Competency ${i}`] })
}

it('a draft of many competencies fits its packet: those of little stand together, and all are told', async () => {
  const deps = reviewDeps()
  await manyCompetencies(deps, 40)
  const packet = await createPacket(deps, HALF_YEAR)
  fits(packet)
  expect(packet.sections.length).toBeLessThan(25)
  expect(packet.sections.filter(({ heading }) => heading === 'Also')).toHaveLength(1)
  const state = await readPacketState(deps, packet.id)
  expect(state).toMatchObject({ leftOut: [], fresh: 0, editions: [] })
  await editPacket(deps, packet.id, { sections: packet.sections.toReversed() })
})

it('a draft of very many goals fits its packet', async () => {
  const deps = reviewDeps()
  for (let i = 0; i < 210; i++)
    await measuredGoal(
      deps,
      { title: `Goal ${i}`, metric: { type: 'binary' }, startDate: '2026-07-01', endDate: '2026-09-15' },
      { closed: { status: 'achieved', localDate: '2026-09-15' } },
    )
  fits(await createPacket(deps, HALF_YEAR))
})

it('drawn into a packet without room for a section or paragraph, what is new joins the last one', async () => {
  const deps = reviewDeps()
  const own = (at: number, paragraphs: number): PacketSection => ({
    ...{ id: nextId(), kind: 'own', heading: `Own ${at}` },
    paragraphs: Array.from({ length: paragraphs }, () => ({
      id: nextId(),
      sentences: [{ id: nextId(), text: 'Mine.', sources: [], drafted: null }],
    })),
  })
  const sections = Array.from({ length: 30 }, (_, at) => own(at, at === 29 ? 200 : 1))
  const packet = await createPacket(deps, { ...HALF_YEAR, sections })
  await manyCompetencies(deps, 3)
  const drawn = await drawPacket(deps, packet.id, {})
  fits(drawn)
  expect(
    sentencesOf(drawn.sections)
      .map(({ text }) => text)
      .join(' '),
  ).toMatch(/cut delay 0.*cut delay 2|cut delay 2.*cut delay 0/s)
})

it('of what was cut the latest hundred are kept, and of them what rests on something', () => {
  const sentence = (text: string, count = 1) => ({
    ...{ id: nextId(), text, drafted: null },
    sources: Array.from({ length: count }, () => ({ kind: 'win' as const, id: nextId(), title: '', date: '', numbers: [] })),
  })
  const paragraphs = [{ id: nextId(), sentences: [sentence('Late.'), sentence('My own.', 0)] }]
  const before: PacketSection[] = [{ id: nextId(), kind: 'own', heading: '', paragraphs }]
  const cut = Array.from({ length: 100 }, (_, i) => sentence(`Early ${i}.`))
  const after = keptAfter({ leftOut: [], cut, sections: before }, []).cut
  expect([after.length, after[0]?.text, after.at(-1)?.text]).toEqual([100, 'Early 1.', 'Late.'])
})

it('of what was taken out the oldest is let go where there is no room for more', () => {
  const keys = (count: number) => Array.from({ length: count }, () => ({ facet: 'told', of: nextId() }) as const)
  const before: PacketSection[] = [
    {
      id: nextId(),
      kind: 'own',
      heading: '',
      paragraphs: [
        { id: nextId(), sentences: keys(2).map((key) => ({ id: nextId(), text: 'x', sources: [], drafted: { ...key, text: 'x' } })) },
      ],
    },
  ]
  const old = keys(5_000)
  const after = keptAfter({ leftOut: old, cut: [], sections: before }, []).leftOut
  expect([after.length, after[0]]).toEqual([5_000, old[2]])
})
