import { counted } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { measuredGoal } from '../../career/test-career.ts'
import { createWin } from '../../career/win/create-win.ts'
import { aStory, atPellworth, aWin, note, storyDeps } from '../test-story.ts'
import { listStories } from './read-stories.ts'
import { listStrengths } from './read-strengths.ts'
import { MAX_STORIES, MAX_STORY_WINS, stories } from './schema.ts'

/** As many stories as there may be, each of as many wins. */
async function many() {
  const deps = storyDeps()
  const experienceId = await atPellworth(deps)
  const winIds: string[] = []
  for (let n = 0; n < 40; n++)
    winIds.push(await aWin(deps, { title: `Win ${n}`, experienceId: n === 39 ? experienceId : null, evidence: [note('Mail')] }))
  const first = await aStory(deps)
  const ids: string[] = []
  for (let n = 0; n < MAX_STORIES - 1; n++) {
    const id = deps.ids.next()
    const rests = Array.from({ length: MAX_STORY_WINS }, (_, place) => winIds[(n + place) % 39] as string)
    await deps.store.save(deps.actor.space, stories, { ...first, id, winIds: rests }, { expectedVersion: 0 })
    ids.push(id)
  }
  return { ...counted(deps), experienceId, winIds, ids }
}

it('how well 200 stories are proved is read in few round trips', async () => {
  const { deps, asked, ids } = await many()
  expect(await listStrengths(deps, ids)).toHaveLength(200)
  expect(asked.map(({ of }) => of)).toEqual(['story', 'win', 'attestation.ofWin'])
})

it('those of an experience are found in one walk over the stories, however few there are', async () => {
  const { deps, asked, experienceId } = await many()
  expect(JSON.parse((await listStories(deps, { experienceId }, { limit: 50 })).json)).toEqual([])
  expect(asked.filter(({ of }) => of === 'story.newest')).toHaveLength(5)
  expect(asked).toHaveLength(10)
})

it('a story of ten wins is filled in by few reads', async () => {
  const deps = storyDeps()
  const { goal, checkIn } = await measuredGoal(deps)
  const winIds: string[] = []
  for (let n = 0; n < MAX_STORY_WINS; n++)
    winIds.push(
      (await createWin(deps, { title: `Win ${n}`, from: { kind: 'check-in', id: checkIn }, evidence: [{ kind: 'goal', id: goal }] })).id,
    )
  const { deps: counting, asked } = counted(deps)
  await aStory(counting, { winIds })
  expect(asked.length).toBeLessThan(40)
  expect(asked.filter(({ of }) => of === 'win')).toHaveLength(2)
})
