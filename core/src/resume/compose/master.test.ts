import { counted, readOf } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { createWin, type Win } from '../../career/index.ts'
import { createTask, editTask } from '../../task/index.ts'
import { coverResume } from '../coverage/coverage.ts'
import { listResumeEditions, makeResumeDocument } from '../document/make-document.ts'
import { parseResume, previewResume } from '../document/preview.ts'
import type { Resume } from '../schema.ts'
import { careerOfInes, type ResumeTestDeps, resumeDeps } from '../test-resume.ts'
import { createResume } from '../version/change-resume.ts'
import { readMasterOf } from './master.ts'

/** A version that names three wins of twelve, each made of a task that is called otherwise by now. */
async function behindTheTimes() {
  const deps = resumeDeps()
  const { senior } = await careerOfInes(deps)
  const made: Win[] = []
  for (let i = 0; i < 12; i++) {
    const { id } = await createTask(deps, { title: `Task ${i}` })
    made.push(await createWin(deps, { title: `Win ${i}`, confidentiality: 'public', from: { kind: 'task', id } }))
    await editTask(deps, id, { title: `Task ${i}, renamed` })
  }
  const lines = made.slice(0, 3).map(({ id }) => ({ kind: 'win' as const, id }))
  const sections: Resume['sections'] = [{ kind: 'work', title: '', items: [{ id: senior.id, hasSummary: false, lines }] }]
  return { deps, resume: await createResume(deps, { name: 'Three of twelve', jobDescription: 'You plan in SQL.', sections }) }
}

it('a version has its wins as their sources say them now', async () => {
  const { deps, resume } = await behindTheTimes()
  const { wins } = await readMasterOf(deps, resume)
  expect([...wins.values()].map(({ evidence }) => evidence[0]?.title)).toEqual(['Task 0, renamed', 'Task 1, renamed', 'Task 2, renamed'])
})

const ways: [string, (deps: ResumeTestDeps, id: string) => Promise<unknown>][] = [
  ['laid out', previewResume],
  ['compared with a job', (deps, id) => coverResume({ ...deps, giveWay: async () => {} }, id)],
  ['read as a parser does', parseResume],
  ['asked for its editions', listResumeEditions],
  ['made into a document', (deps, id) => makeResumeDocument(deps, id, 'pdf')],
]

it.each(ways)('a version that is %s reads the sources of the wins it names, and no others', async (_, way) => {
  const { deps, resume } = await behindTheTimes()
  const { deps: watched, asked } = counted(deps)
  await way(watched, resume.id)
  expect(readOf(asked, 'task')).toBe(3)
})
