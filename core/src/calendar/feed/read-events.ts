import { type PublicUrlDep, siteLink } from '../../account/index.ts'
import { listMeetingsAhead, participations, readDiscussion } from '../../discussion/index.ts'
import { goals } from '../../goal/index.ts'
import {
  goesOn,
  type InterviewMemoryDep,
  type JobInterview,
  jobHref,
  jobName,
  practiceStatistics,
  type ReviewMemoryDep,
  type TargetJob,
  targetJobs,
} from '../../interview/index.ts'
import {
  type ActorDep,
  addDays,
  type ClockDep,
  type GiveWayDep,
  hasCode,
  listPages,
  type Query,
  type QueryArgs,
  type StoreDep,
  type StoredRecord,
  startOfDay,
  today,
} from '../../kernel/index.ts'
import { tasks } from '../../task/index.ts'
import { type FeedEvent, minutesFrom, wholeDay, zoneOf } from './event-text.ts'
import { goalEnd } from './goal-end.ts'
import type { FeedContent } from './schema.ts'
import { taskEvents } from './task-events.ts'
import { feedWords } from './words.ts'

export type FeedEventsDeps = StoreDep & ClockDep & ActorDep & GiveWayDep & InterviewMemoryDep & ReviewMemoryDep & PublicUrlDep

/** Days back that what was due and is not done stays in a calendar. */
const DAYS_BACK = 366
/** Days back to where what is due and not done is read a stretch at a time, the latest first. */
const STRETCHES = [0, 7, 30, 120, DAYS_BACK]
/** Meetings ahead of one discussion. */
const MEETINGS = 26

/** What each content of a feed holds for a person, what is wanted most first: it is read no further than it is asked for. */
export const eventsOf: Record<FeedContent, (deps: FeedEventsDeps) => AsyncGenerator<FeedEvent>> = {
  tasks: dueTasks,
  goals: goalEnds,
  meetings: meetingsToCome,
  interviews,
  practice: practiceDays,
}

/** Records one by one, with room for others after each page of them. */
async function* each<R extends StoredRecord>(deps: FeedEventsDeps, query: Query<R>, args: QueryArgs): AsyncGenerator<R> {
  for await (const page of listPages(deps, deps.actor.space, query, args)) {
    await deps.giveWay()
    yield* page
  }
}

async function* dueTasks(deps: FeedEventsDeps): AsyncGenerator<FeedEvent> {
  const now = today(deps)
  const past = STRETCHES.slice(1).map((days, place) => ({
    from: addDays(now, -days),
    before: addDays(now, -(STRETCHES[place] as number)),
  }))
  for (const range of [{ from: now }, ...past])
    for await (const task of each(deps, tasks.queries.byDue, { where: { active: true }, ...range })) yield* taskEvents(task, deps)
}

async function* goalEnds(deps: FeedEventsDeps): AsyncGenerator<FeedEvent> {
  for (const status of ['active', 'paused'])
    for await (const goal of each(deps, goals.queries.byStatus, { where: { status } }))
      if (goal.endDate) yield goalEnd(deps, goal, goal.endDate)
}

async function* meetingsToCome(deps: FeedEventsDeps): AsyncGenerator<FeedEvent> {
  for await (const { id, title, meetingsAhead } of each(deps, participations.queries.ofStatus, { where: { status: 'open' } })) {
    if (meetingsAhead.length === 0) continue
    await deps.giveWay()
    yield* await meetingsOf(deps, id, title)
  }
}

/** One by one, as they stand: what was moved or called off needs no rule that says so. */
async function meetingsOf(deps: FeedEventsDeps, id: string, title: string): Promise<FeedEvent[]> {
  try {
    const [{ items }, discussion] = await Promise.all([listMeetingsAhead(deps, id, MEETINGS), readDiscussion(deps, id)])
    const { createdAt, updatedAt, version } = JSON.parse(discussion.json) as FeedEvent['at']
    return items
      .filter(({ state }) => state === 'planned')
      .map(({ meetingId, startsAt, timeZone, durationMinutes, ...meeting }) => ({
        uid: `meeting-${meetingId}`,
        summary: title,
        url: siteLink(deps, `/discussions/${id}`),
        at: { createdAt, updatedAt, version: version + (meeting.version ?? 0) },
        when: minutesFrom(startsAt, timeZone, durationMinutes),
        zone: zoneOf(startsAt, timeZone),
      }))
  } catch (error) {
    // The person has left it in this very moment.
    if (hasCode(error, 'not-found')) return []
    throw error
  }
}

async function* interviews(deps: FeedEventsDeps): AsyncGenerator<FeedEvent> {
  for await (const job of each(deps, targetJobs.queries.byInterview, { from: addDays(today(deps), -DAYS_BACK) }))
    if (goesOn(job)) yield* job.interviews.map((interview) => interviewEvent(deps, job, interview))
}

function interviewEvent(
  deps: FeedEventsDeps,
  job: TargetJob,
  { id, title, on, time, timeZone, durationMinutes, people }: JobInterview,
): FeedEvent {
  const local = time && `${on}T${time}`
  return {
    uid: `interview-${id}`,
    summary: feedWords(deps.actor).interview(title, jobName(job)),
    description: people,
    location: job.location,
    url: siteLink(deps, jobHref(job.id)),
    at: job,
    when: local ? minutesFrom(local, timeZone, durationMinutes) : wholeDay(on),
    zone: local ? zoneOf(local, timeZone) : null,
  }
}

async function* practiceDays(deps: FeedEventsDeps): AsyncGenerator<FeedEvent> {
  const { on, forecast } = await practiceStatistics(deps)
  const beganAt = startOfDay(on, deps.actor)
  const days = forecast.filter(({ due }) => due > 0)
  yield* days.map(({ on, due }) => ({
    uid: `practice-${on}-${deps.actor.space}`,
    summary: feedWords(deps.actor).practice(due),
    url: siteLink(deps, '/interview-prep'),
    at: { createdAt: beganAt, updatedAt: beganAt, version: 1 },
    when: wholeDay(on),
    isFree: true,
  }))
}
