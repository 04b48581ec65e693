import { experiences, MAX_EXPERIENCES, MAX_SKILLS, MAX_WINS, skills, wins } from '../career/index.ts'
import { checkIns, MAX_CHECK_INS, roomForGoals } from '../goal/index.ts'
import {
  MAX_CARDS,
  MAX_MOCK_INTERVIEWS,
  MAX_QUESTIONS,
  MAX_REHEARSALS,
  MAX_STORIES,
  MAX_TARGET_JOBS,
  mockInterviews,
  practiceCards,
  questions,
  rehearsals,
  stories,
  targetJobs,
} from '../interview/index.ts'
import { type ActorDep, AppError, checkRoom, type Kind, type StoreDep } from '../kernel/index.ts'
import { MAX_RESUMES, resumes } from '../resume/index.ts'
import { MAX_PACKETS, reviewPackets } from '../review/index.ts'
import type { ImportPlan } from './plan.ts'
import type { ImportCounts } from './schema.ts'

interface Room {
  kind: Kind
  most: number
  noun: string
}

/** Kinds of which an account holds so many, by what counts them in a file. */
const rooms = {
  wins: { kind: wins, most: MAX_WINS, noun: 'wins' },
  experiences: { kind: experiences, most: MAX_EXPERIENCES, noun: 'experiences' },
  questions: { kind: questions, most: MAX_QUESTIONS, noun: 'questions of your own' },
  skills: { kind: skills, most: MAX_SKILLS, noun: 'skills' },
  stories: { kind: stories, most: MAX_STORIES, noun: 'stories' },
  cards: { kind: practiceCards, most: MAX_CARDS, noun: 'cards of practice' },
  rehearsals: { kind: rehearsals, most: MAX_REHEARSALS, noun: 'rehearsals' },
  mockInterviews: { kind: mockInterviews, most: MAX_MOCK_INTERVIEWS, noun: 'mock interviews' },
  targetJobs: { kind: targetJobs, most: MAX_TARGET_JOBS, noun: 'target jobs' },
  resumes: { kind: resumes, most: MAX_RESUMES, noun: 'versions of your résumé' },
  packets: { kind: reviewPackets, most: MAX_PACKETS, noun: 'review packets' },
} as const satisfies Partial<Record<keyof ImportCounts, { kind: unknown; most: number; noun: string }>>

type Counted = Pick<ImportPlan, 'counts'>

/**
 * Makes sure that what a file holds fits into the account.
 * @param running other imports that are still being made, each taken as if it had made nothing yet
 * @throws AppError `validation` or `too-large`
 */
export async function checkRoomForAll(deps: StoreDep & ActorDep, { counts }: Counted, running: readonly Counted[] = []): Promise<void> {
  const more = (counted: keyof ImportCounts) =>
    counts[counted] === 0 ? 0 : running.reduce((sum, other) => sum + other.counts[counted], counts[counted])
  if (counts.goals > 0) await checkRoom(deps, roomForGoals, { more: more('goals') })
  for (const [counted, room] of Object.entries(rooms)) await checkFits(deps, more(counted as keyof typeof rooms), room as unknown as Room)
}

async function checkFits({ store, actor }: StoreDep & ActorDep, more: number, { kind, most, noun }: Room): Promise<void> {
  if (more === 0 || (await store.count(actor.space, kind.queries.all, {})) + more <= most) return
  throw new AppError('too-large', `There is room for ${most.toLocaleString('en')} ${noun}. Throw away some, or import less.`)
}

/** Makes sure that no goal of a file has more than a goal may. @throws AppError `too-large` */
export function checkGoals({ goals = [], records = [] }: ImportPlan): void {
  const ofGoal = Map.groupBy(
    records.flatMap(({ kind, record }) => (kind.name === checkIns.name && 'goalId' in record ? [record.goalId] : [])),
    (goalId) => goalId,
  )
  const most = [...goals.map((goal) => goal.checkIns.length), ...[...ofGoal.values()].map(({ length }) => length)]
  if (most.some((count) => count > MAX_CHECK_INS))
    throw new AppError('too-large', `A goal of the file has more than ${MAX_CHECK_INS.toLocaleString('en')} check-ins.`)
}
