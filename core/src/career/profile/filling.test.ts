import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { newEnvelope } from '../../kernel/index.ts'
import { blankProfile } from '../json-resume/drafts.ts'
import { careerDeps } from '../test-career.ts'
import { emptyProfile, fillProfile, type ProfileFilling, profileFillings } from './filling.ts'
import { editProfile, getProfile } from './profile.ts'

const interests = [{ name: 'Bell ringing', keywords: [], extra: {} }]

/** What an import says of a person who has written their own label. */
async function said() {
  const deps = careerDeps()
  await editProfile(deps, { label: 'Analyst' })
  const filling: ProfileFilling = {
    ...newEnvelope('019a9b3c-5d00-7cc0-8000-00000000f111', '2026-03-05T09:00:00.000Z'),
    importId: '019a9b3c-5d00-7cc0-8000-00000000a111',
    said: { ...blankProfile(), label: 'Planner', phone: '+44 113 496 0000', interests },
    took: null,
  }
  const read = async () => {
    const { label, phone, interests } = await getProfile(deps)
    return { label, phone, interests: interests.map(({ name }) => name) }
  }
  return { deps, filling, read }
}

const [filled, before] = [
  { label: 'Analyst', phone: '+44 113 496 0000', interests: ['Bell ringing'] },
  { label: 'Analyst', phone: '', interests: [] },
]

it('filling a profile that stops anywhere is finished by the next try, and takes what was free at first', async () => {
  const steps = await atEveryStep(async (plan) => {
    const { deps, filling, read } = await said()
    await interrupted(fillProfile(faulty(deps, plan), filling))
    await fillProfile(deps, filling)
    expect(await read()).toEqual(filled)
    await emptyProfile(deps, filling.id)
    expect(await read()).toEqual(before)
  })
  expect(steps).toBe(3)
})

it('taking back that stops anywhere is finished by the next try, and keeps nothing of what was said', async () => {
  const steps = await atEveryStep(async (plan) => {
    const { deps, filling, read } = await said()
    await fillProfile(deps, filling)
    await interrupted(emptyProfile(faulty(deps, plan), filling.id))
    await emptyProfile(deps, filling.id)
    expect(await read()).toEqual(before)
    const kept = await deps.store.get(deps.actor.space, profileFillings, filling.id)
    expect(kept).toMatchObject({ said: blankProfile(), took: null, deletedAt: '2026-03-05T09:00:00.000Z' })
  })
  expect(steps).toBe(2)
})

it('a late run of the import fills in nothing that was taken back', async () => {
  const { deps, filling, read } = await said()
  await fillProfile(deps, filling)
  await emptyProfile(deps, filling.id)
  await fillProfile(deps, filling)
  expect(await read()).toEqual(before)
})
