import { describe, expect, it } from 'vitest'
import { type CoverageGiven, nextStep } from './next-step.ts'

const nothing: CoverageGiven = { wins: [], telling: () => [], stories: [], questions: [], on: '2026-03-05', interviewOn: null }
const win = (id: string, isTold = false) => ({ id, title: `Win ${id}`, isTold })
const story = (id: string, isPractised = true) => ({ id, title: `Story ${id}`, isPractised })
const asked = (practised: number, of: number) => Array.from({ length: of }, (_, at) => ({ id: `q${at}`, isPractised: at < practised }))
const next = (given: Partial<CoverageGiven>) => nextStep({ ...nothing, ...given })

describe('without a story', () => {
  it('one is written from the wins that are there, three of them at most', () => {
    expect(next({ wins: ['a', 'b', 'c', 'd'].map((id) => win(id)) })).toEqual({
      step: 'write-story',
      wins: ['a', 'b', 'c'].map((id) => ({ id, title: `Win ${id}` })),
    })
  })

  it('a win is looked for among those whose words tell of it', () => {
    expect(next({ telling: () => [{ id: 'a', title: 'A' }] })).toEqual({ step: 'find-win', wins: [{ id: 'a', title: 'A' }] })
  })

  it('and with none that tells of it, a goal is made, unless the interview comes sooner than anything could be done', () => {
    expect(next({})).toEqual({ step: 'make-goal' })
    expect(next({ interviewOn: '2026-04-16' })).toEqual({ step: 'make-goal' })
    expect(next({ interviewOn: '2026-04-15' })).toEqual({ step: 'find-win', wins: [] })
  })
})

describe('with stories', () => {
  it('the first is practised where none ever was', () => {
    expect(next({ stories: [story('a', false), story('b', false)], wins: [win('w')] })).toEqual({
      step: 'practise-story',
      story: { id: 'a', title: 'Story a' },
    })
  })

  it('a single one gets a second, if a win is untold', () => {
    expect(next({ stories: [story('a')], wins: [win('v', true), win('w')], questions: asked(4, 4) })).toEqual({
      step: 'second-story',
      win: { id: 'w', title: 'Win w' },
    })
    expect(next({ stories: [story('a'), story('b', false)], wins: [win('w')], questions: asked(4, 4) })).toEqual({ step: 'enough' })
  })

  it('questions are practised until half of them were, or three', () => {
    expect(next({ stories: [story('a')], questions: asked(1, 4) })).toEqual({
      step: 'practise-questions',
      count: 3,
      questionIds: ['q1', 'q2', 'q3'],
    })
    expect(next({ stories: [story('a')], questions: asked(1, 3) })).toMatchObject({ count: 2 })
    for (const [practised, of] of [
      [2, 4],
      [2, 3],
      [3, 5],
      [3, 20],
      [0, 0],
    ] as const)
      expect(next({ stories: [story('a')], questions: asked(practised, of) }), `${practised}/${of}`).toEqual({ step: 'enough' })
  })
})
