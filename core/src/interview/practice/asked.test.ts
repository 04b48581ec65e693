import { expect, it } from 'vitest'
import { createDayMemory } from '../../progress/index.ts'
import { questionsForStory } from '../matching/read-matches.ts'
import { createStory } from '../story/create-story.ts'
import { interviewDeps } from '../test-interview.ts'
import { askedCard, practiceToday } from './today.ts'

it('what a story is practised by is among the questions it is said to answer, and none of another trade that fits no better', async () => {
  const deps = { ...interviewDeps({ locale: 'de-DE' }), dayMemory: createDayMemory() }
  const { id } = await createStory(deps, { title: '40 Kollegen in der neuen SAP-Feinplanung geschult', competencies: ['teaching'] })
  const [asked] = (await practiceToday(deps)).cards
  const fitting = (await questionsForStory(deps, id, 10)).map(({ question }) => question.id)
  expect(fitting).toContain(asked?.question?.id)
  expect(asked?.question?.competencies[0]).toBe('teaching')
  expect(asked?.question?.id).not.toBe('critique-given')
  expect((await askedCard(deps, asked?.card.id ?? '')).question).toEqual(asked?.question)
})

it('a story that hardly answers anything is told by itself', async () => {
  const deps = { ...interviewDeps(), dayMemory: createDayMemory() }
  await createStory(deps, { title: 'Xyz' })
  expect((await practiceToday(deps)).cards).toMatchObject([{ question: null, story: { title: 'Xyz' } }])
})
