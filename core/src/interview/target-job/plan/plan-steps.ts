import { addDays } from '../../../kernel/index.ts'
import { jobName, mockInterviewHref } from '../rules.ts'
import type { PlanWords } from './plan-words.ts'

/** Missing stories that are planned at once; more than one can write before an interview helps nobody. */
const MOST_STORIES = 5

/** Practice begins so many days before. */
const PRACTICE_DAYS = 14

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
 * What prepares for an interview, by day: back from it and nothing before today. On one day that comes first which the rest is
 * made of: one chooses and writes, then tells it aloud, and reads last what goes into the bag.
 */
export function planSteps({ jobId, role, company, interview, on, today, lacking, shown = [] }: PlanAsked, words: PlanWords): PlannedStep[] {
  const back = (days: number) => later(addDays(on, -days), today)
  const has = (days: number) => addDays(on, -days) >= today
  const link = (name: string, href: string) => `[${name}](${href})`
  const job = link(`${words.at.job}: ${jobName({ role, company })}`, `/interview-prep/jobs/${jobId}`)
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
  const stories = link(at.stories, '/interview-prep/stories')
  const mock = link(at.mock, mockInterviewHref(jobId))
  const lastDay = addDays(on, -1)
  const practice = back(PRACTICE_DAYS)
  const story = ({ key, name }: Asked, row: number, isTooLate: boolean) => {
    const due = later(back(Math.max(2, 6 - row)), earlier(addDays(today, row), back(2)))
    return step(`story ${key}`, words.story(name), due, [stories], { isTooLate })
  }
  return [
    step('stories', words.stories(role), practice, [stories]),
    step('company', words.company(company, role), back(7)),
    ...lacking.map((one, row) => story(one, row, row >= MOST_STORIES || !has(row + 1))),
    ...shown.map((one) => story(one, 0, true)),
    step('ask', words.ask(company, role), back(2)),
    step('practise', words.practise(role), practice, [link(at.practice, '/interview-prep')], {
      until: lastDay > practice ? lastDay : null,
      isTooLate: !has(1),
    }),
    step('mock-3', words.mock(role, 'first'), back(3), [mock], { isTooLate: !has(3) }),
    step('mock-1', words.mock(role, has(3) ? 'last' : 'only'), back(1), [mock], { isTooLate: !has(1) }),
    step('resume', words.resume(interview), back(1)),
  ].sort((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0))
}

const earlier = (a: string, b: string): string => (a < b ? a : b)
const later = (a: string, b: string): string => (a > b ? a : b)
