import { expect, it } from 'vitest'
import { type Win, wins } from '../../career/index.ts'
import { storedEntry } from '../../journal/test-entry.ts'
import { nowText, revised } from '../../kernel/index.ts'
import { createPacket } from '../packet/create-packet.ts'
import { withheldIn } from '../packet/withheld.ts'
import { sentencesOf } from '../redraw/keys.ts'
import { HALF_YEAR, metric, type ReviewTestDeps, reviewDeps, storedWin } from '../test-review.ts'

/** What of a packet names something, and what of that stays with its owner once the wins that show it are private. */
async function naming(name: RegExp, fill: (deps: ReviewTestDeps) => Promise<Win[]>) {
  const deps = reviewDeps()
  await storedWin(deps, { title: 'Before', happenedOn: '2025-01-01', metric: metric(null, '1', 'site'), skills: ['SQL'] })
  const secret = await fill(deps)
  for (let i = 10; i < 28; i++)
    await storedWin(deps, { title: `Cut it ${i}`, happenedOn: `2026-10-${i}`, metric: metric(null, '2', 'days'), skills: ['SQL'] })
  const packet = await createPacket(deps, HALF_YEAR)
  for (const win of secret)
    await deps.store.save(deps.actor.space, wins, revised(win, { confidentiality: 'private' }, nowText(deps)), {
      expectedVersion: win.version,
    })
  const withheld = new Set((await withheldIn(deps, packet)).map(({ id }) => id))
  const said = sentencesOf(packet.sections).filter(({ text }) => name.test(text))
  return { said: said.map(({ drafted }) => drafted?.facet), left: said.filter(({ id }) => !withheld.has(id)).map(({ text }) => text) }
}

const old = { happenedOn: '2026-07-02', metric: metric(null, '3', 'sites') }

it('a name of a skill or competency goes with the wins that show it, however many newer wins there are', async () => {
  const { said, left } = await naming(/hush|nightingale/i, async (deps) => [
    await storedWin(deps, { title: 'Built it', skills: ['Hushproject'], competencies: ['Project Nightingale'], ...old }),
  ])
  expect([said, left]).toEqual([['skills', 'competencies'], []])
})

it('a word of the journal goes with the wins that show it', async () => {
  const { said, left } = await naming(/hush/i, async (deps) => {
    for (const entryDate of ['2026-09-03', '2026-09-18', '2026-10-07']) await storedEntry(deps, { entryDate, tags: ['hushproject'] })
    return [await storedWin(deps, { title: 'Built it', skills: ['Hushproject'], ...old })]
  })
  expect([said, left]).toEqual([['skills', 'themes'], []])
})

it('many names are cut to those that a sentence rests on', async () => {
  const { said, left } = await naming(/Skill \d/, (deps) =>
    Promise.all(Array.from({ length: 30 }, (_, i) => storedWin(deps, { title: `Built ${i}`, skills: [`Skill ${i}`], ...old }))),
  )
  expect([said, left]).toEqual([['skills'], []])
})
