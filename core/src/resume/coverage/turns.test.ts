import { workingTime } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { createExperience, createSkill, type Win, wins } from '../../career/index.ts'
import { newEnvelope } from '../../kernel/index.ts'
import { resumeDeps } from '../test-resume.ts'
import { createResume } from '../version/change-resume.ts'
import { readAccountRequirements } from './account-requirements.ts'
import { coverResume } from './coverage.ts'

const description = 'You know SQL.\n\nAt least 3 years of planning. Degree in logistics. Fluent English.'

/** As many wins as an account has at its fullest, all of one position, each with as many names as it may have. */
async function fullest() {
  let longest = 0
  let worked = workingTime()
  const giveWay = async () => {
    longest = Math.max(longest, worked())
    await null
    worked = workingTime()
  }
  const deps = { ...resumeDeps(), giveWay }
  const { id: experienceId } = await createExperience(deps, { kind: 'work', position: 'Planner', startDate: '2020-01', isOngoing: true })
  await createSkill(deps, { name: 'SQL' })
  for (let place = 0; place < 3_000; place++) {
    const skills = Array.from({ length: 50 }, (_, n) => `Way ${(place * 50 + n * 7) % 9_000}`)
    const title = `Win ${place}, ${'the planning of deliveries by lorry and rail, '.repeat(4)}`.trim()
    const win: Win = {
      ...newEnvelope(deps.ids.next(), '2026-03-05T09:00:00.000Z'),
      ...{ title, text: '', happenedOn: '2026-03-05', experienceId, metric: null, competencies: [], skills },
      ...{ confidentiality: 'public', evidence: [], importId: null },
    }
    await deps.store.save(deps.actor.space, wins, win, { expectedVersion: 0 })
  }
  /** Milliseconds of the longest turn, once all that a process does once is done. */
  async function longestOf<T>(read: () => Promise<T>): Promise<[T, number]> {
    await read()
    worked = workingTime()
    longest = 0
    const answer = await read()
    await giveWay()
    return [answer, longest]
  }
  return { deps, longestOf }
}

it('thousands of wins with all the names they may have hold up nobody, where a job or a version is compared with them', async () => {
  const { deps, longestOf } = await fullest()
  const [requirements, first] = await longestOf(() => readAccountRequirements(deps, description))
  const found = requirements.map(({ said, state }) => `${said} ${state}`)
  expect(found).toEqual(['At least 3 years of planning met', 'Degree in logistics open', 'Fluent English open', 'SQL met'])
  const { id } = await createResume(deps, { name: 'All of it', sections: [], jobDescription: description })
  const [{ items }, second] = await longestOf(() => coverResume(deps, id))
  expect(items).toMatchObject([{ name: 'SQL', state: 'missing' }, { kind: 'competency' }])
  expect(Math.max(first, second)).toBeLessThan(30)
})
