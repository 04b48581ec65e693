import { type PublicUrlDep, siteLink } from '../../account/index.ts'
import { listMeetingsAhead, participations, readDiscussion } from '../../discussion/index.ts'
import { goals } from '../../goal/index.ts'
import {
  goesOn,
  type InterviewMemoryDep,
  type JobInterview,
  jobName,
  practiceStatistics,
  type ReviewMemoryDep,
  type TargetJob,
  targetJobs,
} from '../../interview/index.ts'
import { type ActorDep, addDays, type ClockDep, hasCode, listAll, type StoreDep, startOfDay, today } from '../../kernel/index.ts'
import { tasks } from '../../task/index.ts'
import { type FeedEvent, minutesFrom, wholeDay, zoneOf } from './event-text.ts'
import { goalEnd } from './goal-end.ts'
import type { FeedContent } from './schema.ts'
import { taskEvents } from './task-events.ts'
import { feedWords } from './words.ts'

export type FeedEventsDeps = StoreDep & ClockDep & ActorDep & InterviewMemoryDep & ReviewMemoryDep & PublicUrlDep

/** Days back that what was due and is not done stays in a calendar. */
const DAYS_BACK = 366
/** Meetings ahead of one discussion. */
const MEETINGS = 26

/** What each content of a feed holds for a person. */
export const eventsOf: Record<FeedContent, (deps: FeedEventsDeps) => Promise<FeedEvent[]>> = {
  tasks: dueTasks,
  goals: goalEnds,
  meetings: meetingsToCome,
  interviews,
  practice: practiceDays,
}

async function dueTasks(deps: FeedEventsDeps): Promise<FeedEvent[]> {
  const args = { where: { active: true }, from: addDays(today(deps), -DAYS_BACK) }
  const due = await listAll(deps, deps.actor.space, tasks.queries.byDue, args)
  return due.flatMap((task) => taskEvents(task, deps))
}

async function goalEnds(deps: FeedEventsDeps): Promise<FeedEvent[]> {
  const lists = ['active', 'paused'].map((status) => listAll(deps, deps.actor.space, goals.queries.byStatus, { where: { status } }))
  const going = (await Promise.all(lists)).flat()
  return going.flatMap((goal) => (goal.endDate ? goalEnd(deps, goal, goal.endDate) : []))
}

async function meetingsToCome(deps: FeedEventsDeps): Promise<FeedEvent[]> {
  const open = await listAll(deps, deps.actor.space, participations.queries.ofStatus, { where: { status: 'open' } })
  const found: FeedEvent[] = []
  for (const { id, title, meetingsAhead } of open) if (meetingsAhead.length > 0) found.push(...(await meetingsOf(deps, id, title)))
  return found
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

async function interviews(deps: FeedEventsDeps): Promise<FeedEvent[]> {
  const args = { from: addDays(today(deps), -DAYS_BACK) }
  const jobs = await listAll(deps, deps.actor.space, targetJobs.queries.byInterview, args)
  return jobs.filter(goesOn).flatMap((job) => job.interviews.map((interview) => interviewEvent(deps, job, interview)))
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
    url: siteLink(deps, `/interview-prep/jobs/${job.id}`),
    at: job,
    when: local ? minutesFrom(local, timeZone, durationMinutes) : wholeDay(on),
    zone: local ? zoneOf(local, timeZone) : null,
  }
}

async function practiceDays(deps: FeedEventsDeps): Promise<FeedEvent[]> {
  const { on, forecast } = await practiceStatistics(deps)
  const beganAt = startOfDay(on, deps.actor)
  const days = forecast.filter(({ due }) => due > 0)
  return days.map(({ on, due }) => ({
    uid: `practice-${on}-${deps.actor.space}`,
    summary: feedWords(deps.actor).practice(due),
    url: siteLink(deps, '/interview-prep'),
    at: { createdAt: beganAt, updatedAt: beganAt, version: 1 },
    when: wholeDay(on),
    isFree: true,
  }))
}
