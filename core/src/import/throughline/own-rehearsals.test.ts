import { expect, it } from 'vitest'
import { exportZip } from '../../export/index.ts'
import {
  createMockInterview,
  createQuestion,
  createRehearsal,
  createStory,
  mockInterviews,
  questions,
  rehearsals,
  stories,
} from '../../interview/index.ts'
import { heldFile, joined, type Kind, listAll, type StoredRecord } from '../../kernel/index.ts'
import { runImport } from '../run-import.ts'
import { importDeps } from '../test-import.ts'

const all = <R extends StoredRecord>(deps: ReturnType<typeof importDeps>, { queries }: Kind<R>): Promise<R[]> =>
  listAll(deps, deps.actor.space, queries.all, {})

it('an own archive brings mock interviews and the answers told in them, which name what came along', async () => {
  const from = importDeps()
  const story = await createStory(from, { title: 'The spike that was none' })
  const own = await createQuestion(from, { text: 'Whose crane was it?' })
  const asked = [
    { questionId: 'own-mistake', text: 'Which mistake?' },
    { questionId: own.id, text: own.text },
  ]
  const mock = await createMockInterview(from, { title: 'Before the panel', questions: asked, endedAt: '2026-03-05T09:00:00.000Z' })
  const marks = { answered: 4, 'own-part': 3, proof: 1, delivery: null }
  const recording = { kind: 'audio', device: 'Firefox on Linux', seconds: 131.5, size: 1_048_576 } as const
  const said = { mockInterviewId: mock.id, storyId: story.id, answerSeconds: 131.5, marks, recording, note: 'Sooner.' }
  await createRehearsal(from, { ...said, questionId: own.id })
  await createRehearsal(from, { questionId: 'own-mistake', note: 'Alone' })

  const to = importDeps()
  const { problems } = await runImport(to, { format: 'throughline-zip', file: heldFile(await joined(exportZip(from))) })
  expect(problems).toEqual([])
  const [toldStory] = await all(to, stories)
  const [question] = await all(to, questions)
  const [taken] = await all(to, mockInterviews)
  expect(taken).toMatchObject({ title: 'Before the panel', endedAt: mock.endedAt, startedAt: mock.startedAt })
  expect(taken?.questions).toEqual([asked[0], { questionId: question?.id, text: own.text }])
  const answers = await all(to, rehearsals)
  expect(answers).toHaveLength(2)
  expect(answers.find(({ note }) => note === 'Sooner.')).toMatchObject({
    ...{ marks, recording, answerSeconds: 131.5, startedAt: '2026-03-05T09:00:00.000Z', question: own.text },
    ...{ mockInterviewId: taken?.id, storyId: toldStory?.id, questionId: question?.id },
  })
  expect(answers.find(({ note }) => note === 'Alone')).toMatchObject({ questionId: 'own-mistake', mockInterviewId: null })
})
