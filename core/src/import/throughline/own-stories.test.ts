import { expect, it } from 'vitest'
import { createWin, experiences, type WinDeps, wins } from '../../career/index.ts'
import { exportZip } from '../../export/index.ts'
import { createCheckIn, createGoal } from '../../goal/index.ts'
import { createStory, deleteStory, editStory, MAX_STORIES, practiceCards, readStoryProofs, stories } from '../../interview/index.ts'
import { heldFile, joined, type Kind, listAll, type StoredRecord } from '../../kernel/index.ts'
import { runImport } from '../run-import.ts'
import { importDeps, utf8 } from '../test-import.ts'
import { exported, importing, textOf } from './test-archive.ts'

type Deps = ReturnType<typeof importDeps>

const all = <R extends StoredRecord>(deps: Deps, { queries }: Kind<R>): Promise<R[]> => listAll(deps, deps.actor.space, queries.all, {})

async function measuredWin(deps: WinDeps): Promise<string> {
  const metric = { type: 'percent', start: '71.4', target: '82' } as const
  const { id: goal } = await createGoal(deps, { title: 'Forecast accuracy', startDate: '2026-01-05', metric })
  const { id } = await createCheckIn(deps, goal, { value: '77.6', localDate: '2026-03-02' })
  return (await createWin(deps, { title: 'Found the order', from: { kind: 'check-in', id } })).id
}

const comeAlong = async (from: Deps, to: Deps) =>
  (await runImport(to, { format: 'throughline-zip', file: heldFile(await joined(exportZip(from))) })).problems

it('an own archive brings stories word for word, with wins, sources and practice card under their new ids', async () => {
  const from = importDeps()
  const winIds = [await measuredWin(from), (await createWin(from, { title: 'Cut the meeting' })).id]
  const made = await createStory(from, { winIds, note: 'Slower.' })
  const short = { minutes: 1, situation: 'S', task: 'T', action: 'A **b**\n\n- 😀', result: '9 %', reflection: '' } as const
  const story = await editStory(from, made.id, { tellings: [...made.tellings, short] })
  const thrown = await createStory(from, { title: 'Thrown away' })
  await deleteStory(from, thrown.id)

  const to = importDeps()
  expect(await comeAlong(from, to)).toEqual([])
  const [taken] = await all(to, stories)
  if (!taken) throw new Error('It did not come.')
  const { title, tellings, competencies, note, createdAt } = story
  expect(taken).toMatchObject({ title, tellings, competencies, note, createdAt })
  expect(taken.id).not.toBe(story.id)
  const known = new Map((await all(to, wins)).map((win) => [win.title, win]))
  expect(taken.winIds).toEqual(['Found the order', 'Cut the meeting'].map((title) => known.get(title)?.id))
  expect(taken.sources.map(({ part, kind, number, capturedAt }) => ({ part, kind, number, capturedAt }))).toEqual(
    story.sources.map(({ part, kind, number, capturedAt }) => ({ part, kind, number, capturedAt })),
  )
  const proof = await readStoryProofs(to, taken.id)
  expect(proof.wins.map(({ state }) => state)).toEqual(['live', 'live'])
  expect(proof.sources.map(({ state, corrected }) => [state, corrected])).toEqual(story.sources.map(() => ['live', null]))
  expect(proof.strength).toBe((await readStoryProofs(from, story.id)).strength)
  expect(await all(to, practiceCards)).toMatchObject([{ storyId: taken.id }])
  // What lies in the trash stays behind, as of every kind.
  expect(await all(to, stories)).toHaveLength(1)
})

it('a story whose win is not in the archive keeps its text and says that it is gone', async () => {
  const from = importDeps()
  const winId = await measuredWin(from)
  const story = await createStory(from, { winIds: [winId] })
  await from.store.erase(from.actor.space, wins, winId)
  const to = importDeps()
  expect(await comeAlong(from, to)).toEqual([])
  const [taken] = await all(to, stories)
  expect(taken?.tellings).toEqual(story.tellings)
  const { wins: rests, sources } = await readStoryProofs(to, taken?.id ?? '')
  expect([...rests, ...sources].every(({ state }) => state === 'gone')).toBe(true)
  expect(await all(to, experiences)).toEqual([])
})

it('an archive brings no more stories than an account may hold', async () => {
  const from = importDeps()
  await createStory(from, { title: 'The spike that was none' })
  const files = await exported(from)
  const [story] = JSON.parse(textOf(files['records/story.json']))
  const lines = Array.from({ length: MAX_STORIES + 1 }, (_, n) => JSON.stringify({ ...story, id: `${story.id}`.slice(0, -4) + (1000 + n) }))
  const to = importDeps()
  const made = importing(to, { ...files, 'records/story.json': utf8(`[\n${lines.join('\n,')}\n]\n`) })
  await expect(made).rejects.toMatchObject({ code: 'too-large', message: expect.stringContaining('500 stories') })
  expect(await all(to, stories)).toEqual([])
})
