import { addDays } from '../../../kernel/index.ts'
import { jobName, mockInterviewHref } from '../rules.ts'
import type { PlanWords } from './plan-words.ts'

/** Missing stories that are planned at once; more than one can write before an interview helps nobody. */
const MOST_STORIES = 5

/** Practice begins so many days before. */
const PRACTICE_DAYS = 14

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
  lacking: readonly { key: string; name: string }[]
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
}

/** What prepares for an interview, by day: back from it, nothing before today, and nothing that its own day comes too late for. */
export function planSteps({ jobId, role, company, interview, on, today, lacking }: PlanAsked, words: PlanWords): PlannedStep[] {
  const back = (days: number) => {
    const day = addDays(on, -days)
    return day < today ? today : day
  }
  const has = (days: number) => addDays(on, -days) >= today
  const link = (name: string, href: string) => `[${name}](${href})`
  const job = link(`${words.at.job}: ${jobName({ role, company })}`, `/interview-prep/jobs/${jobId}`)
  const step = (key: string, title: string, dueDate: string, also: readonly string[] = [], until: string | null = null): PlannedStep => ({
    ...{ key, title: title.slice(0, 500), dueDate, until },
    notes: [job, ...also].join('\n'),
  })
  const { at } = words
  const stories = link(at.stories, '/interview-prep/stories')
  const mock = link(at.mock, mockInterviewHref(jobId))
  const lastDay = addDays(on, -1)
  const practice = back(PRACTICE_DAYS)
  return [
    ...(has(1)
      ? [step('practise', words.practise(role), practice, [link(at.practice, '/interview-prep')], lastDay > practice ? lastDay : null)]
      : []),
    step('company', words.company(company, role), back(7)),
    step('stories', words.stories(role), back(6), [stories]),
    ...lacking
      .slice(0, MOST_STORIES)
      .map(({ key, name }, row) => step(`story ${key}`, words.story(name), back(Math.max(2, 6 - row)), [stories])),
    ...(has(3) ? [step('mock-3', words.mock(role), back(3), [mock])] : []),
    step('ask', words.ask(company, role), back(2)),
    ...(has(1) ? [step('mock-1', words.mock(role), back(1), [mock])] : []),
    step('resume', words.resume(interview), back(1)),
  ].sort((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0))
}
