import { counted, readOf } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { createWin } from '../../career/index.ts'
import { checkIns, createCheckIn, createGoal, editCheckIn } from '../../goal/index.ts'
import { createPacket } from '../packet/create-packet.ts'
import { drawPacket } from '../packet/draw-packet.ts'
import { linkSource } from '../packet/link-source.ts'
import { readPacketState } from '../packet/read-state.ts'
import { sentencesOf } from '../redraw/keys.ts'
import { HALF_YEAR, type ReviewTestDeps, reviewDeps } from '../test-review.ts'

/** A win of each of six years, made of a check-in of that year. */
async function sixYears() {
  const deps = reviewDeps()
  const { id: goalId } = await createGoal(deps, {
    ...{ title: 'Forecast accuracy', startDate: '2021-01-01' },
    metric: { type: 'percent', start: '60', target: '82' },
  })
  const made = []
  for (const year of [2021, 2022, 2023, 2024, 2025, 2026]) {
    const { id } = await createCheckIn(deps, goalId, { value: '71', localDate: `${year}-09-30` })
    made.push({ checkIn: id, win: await createWin(deps, { title: `Told more of ${year}`, from: { kind: 'check-in', id } }) })
  }
  return { deps, made, last: made.at(-1) as (typeof made)[number] }
}

const saidIn = (packet: { sections: Parameters<typeof sentencesOf>[0] }) => sentencesOf(packet.sections).map(({ text }) => text)

/** As if the process had stopped before the win was corrected. */
const correct = (deps: ReviewTestDeps, checkIn: string) => editCheckIn(deps, checkIn, { value: '77.4' })

it('a packet is drafted of what the sources of its wins say now', async () => {
  const { deps, last } = await sixYears()
  await correct(deps, last.checkIn)
  expect(saidIn(await createPacket(deps, HALF_YEAR)).join(' ')).toMatch(/60 to 77\.4/)
})

it('a packet tells which numbers are others by now, and takes them, without its wins having been corrected', async () => {
  const { deps, last } = await sixYears()
  const { id } = await createPacket(deps, HALF_YEAR)
  await correct(deps, last.checkIn)
  const { changed } = await readPacketState(deps, id)
  expect(changed).toContainEqual(expect.objectContaining({ now: expect.arrayContaining(['77.4']) }))
  const drawn = await drawPacket(deps, id, { take: changed.map(({ sentenceId }) => sentenceId) })
  expect(saidIn(drawn).join(' ')).toMatch(/60 to 77\.4/)
})

it('a win is put behind a sentence with the numbers of now', async () => {
  const { deps, last } = await sixYears()
  const sentence = { id: deps.ids.next(), text: 'We plan well.', sources: [], drafted: null }
  const paragraphs = [{ id: deps.ids.next(), sentences: [sentence] }]
  const sections = [{ id: deps.ids.next(), kind: 'own' as const, heading: '', paragraphs }]
  const { id } = await createPacket(deps, { ...HALF_YEAR, sections })
  await correct(deps, last.checkIn)
  const linked = await linkSource(deps, id, { sentenceId: sentence.id, kind: 'win', id: last.win.id })
  expect(sentencesOf(linked.sections)[0]?.sources).toMatchObject([{ numbers: ['60', '77.4'] }])
})

it('what is different by now, its documents too, is told by one draft, which reads no source of a win of other days', async () => {
  const { deps } = await sixYears()
  const { id } = await createPacket(deps, HALF_YEAR)
  const { deps: watched, asked } = counted(deps)
  await readPacketState(watched, id)
  expect(asked.filter(({ of }) => of === 'goal.inOrder')).toHaveLength(1)
  expect(
    readOf(
      asked.filter(({ of }) => of === checkIns.name),
      'check-in',
    ),
  ).toBe(1)
})
