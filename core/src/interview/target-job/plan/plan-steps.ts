import { addDays } from '../../../kernel/index.ts'
import { mockInterviewHref } from '../rules.ts'
import type { PlanWords } from './plan-words.ts'
import { linkTo, linkToJob } from './planned-task.ts'

/** Missing stories that are planned at once; more than one can write before an interview helps nobody. */
const MOST_STORIES = 5

/** So many days before, where there are as many: the next thing begins as what it is made of is there. */
const DAYS = { company: 14, firstStory: 12, choose: 7, practise: 6, lastStory: 4, firstMock: 3, ask: 2, lastDay: 1 } as const

interface Asked {
  key: string
  name: string
}

export interface PlanAsked {
  jobId: string
  role: string
  company: string
  /** What the interview is called. */
  interview: string
  /** Its day. */
  on: string
  /** The person's date. */
  today: string
  /** Competencies the job asks for that no story shows, what weighs most first. */
  lacking: readonly Asked[]
  /** Those that a story shows. */
  shown?: readonly Asked[]
}

/** Something to be done before an interview. */
export interface PlannedStep {
  /** What tells it from the others of the same interview. */
  key: string
  title: string
  notes: string
  /** The person's date; never before today. */
  dueDate: string
  /** The last day it repeats on, daily; `null` for what is done once. */
  until: string | null
  /** Whether nobody would begin it by now: it belongs to the plan only where there is a task of it. */
  isTooLate: boolean
}

/**
 * What prepares for an interview, by day: back from it and nothing before today. One looks around, writes what no story shows,
 * chooses what to tell, tells it aloud, holds a mock interview, reads what goes into the bag, and looks back on it. Where days
 * are few, what a step is made of still comes before it, on one day by the order of the list.
 */
export function planSteps({ jobId, role, company, interview, on, today, lacking, shown = [] }: PlanAsked, words: PlanWords): PlannedStep[] {
  const back = (days: number) => later(addDays(on, -days), today)
  const has = (days: number) => addDays(on, -days) >= today
  const job = linkToJob(words, { id: jobId, role, company })
  const step = (
    key: string,
    title: string,
    dueDate: string,
    also: readonly string[] = [],
    more: Partial<PlannedStep> = {},
  ): PlannedStep => ({
    ...{ key, title: title.slice(0, 500), dueDate, until: null, isTooLate: false },
    notes: [job, ...also].join('\n'),
    ...more,
  })
  const { at } = words
  const stories = linkTo(at.stories, '/interview-prep/stories')
  const mock = linkTo(at.mock, mockInterviewHref(jobId))
  const lastDay = addDays(on, -DAYS.lastDay)
  const story = ({ key, name }: Asked, row: number, isLeft: boolean) => {
    const due = later(back(DAYS.firstStory - row), earlier(addDays(today, row), back(DAYS.lastStory)))
    return step(`story ${key}`, words.story(name), due, [stories], {
      isTooLate: isLeft || (row > 0 && !has(DAYS.lastStory + row)) || !has(1),
    })
  }
  const written = lacking.map((one, row) => story(one, row, row >= MOST_STORIES))
  const chosen = written.filter(({ isTooLate }) => !isTooLate).reduce((day, { dueDate }) => later(day, dueDate), back(DAYS.choose))
  const practice = later(back(DAYS.practise), chosen)
  return [
    step('company', words.company(company, role), back(DAYS.company)),
    ...written,
    ...shown.map((one) => story(one, 0, true)),
    step('stories', words.stories(role), chosen, [stories]),
    step('practise', words.practise(role), practice, [linkTo(at.practice, '/interview-prep')], {
      until: lastDay > practice ? lastDay : null,
      isTooLate: !has(DAYS.lastDay),
    }),
    step('mock-3', words.mock(role, 'first'), back(DAYS.firstMock), [mock], { isTooLate: !has(DAYS.firstMock) }),
    step('ask', words.ask(company, role), back(DAYS.ask)),
    step('mock-1', words.mock(role, has(DAYS.firstMock) ? 'last' : 'only'), back(DAYS.lastDay), [mock], { isTooLate: !has(DAYS.lastDay) }),
    step('resume', words.resume(interview), back(DAYS.lastDay)),
    step('after', words.after(interview), on),
  ].sort((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0))
}

const earlier = (a: string, b: string): string => (a < b ? a : b)
const later = (a: string, b: string): string => (a > b ? a : b)
