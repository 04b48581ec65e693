import { z } from 'zod'
import { listMeetingsBetween, type Participation, participations } from '../../discussion/index.ts'
import { type JobInterview, jobName, standing, type TargetJob, targetJobs } from '../../interview/index.ts'
import { type ActorDep, addDays, type GiveWayDep, hasCode, instantText, listAll, RecordId, type StoreDep } from '../../kernel/index.ts'
import type { Days } from '../../task/index.ts'
import { inTime, wallFields, wallSpan } from '../wall-span.ts'

/** Something that the person keeps here themselves and that is on a day, though it is no task, as their own clock has it. */
export const Appointment = z
  .object({
    kind: z.enum(['interview', 'meeting']),
    /** Of the interview or the meeting. */
    id: RecordId,
    /** The job that an interview is for; `null` for a meeting. */
    targetJobId: RecordId.nullable(),
    /** The discussion that meets; `null` for an interview. */
    discussionId: RecordId.nullable(),
    /** What the interview is called, or the discussion. */
    title: z.string(),
    /** The job an interview is for, in words; empty for a meeting. */
    about: z.string(),
    location: z.string(),
    ...wallFields,
  })
  .meta({ id: 'Appointment' })
export type Appointment = z.infer<typeof Appointment>

type Deps = StoreDep & ActorDep & GiveWayDep

/** The interviews and the meetings of discussions on some days, in the order of time; those of no time come first on their day. */
export async function listAppointments(deps: Deps, days: Days): Promise<Appointment[]> {
  const found = (await Promise.all([interviewsOn(deps, days), meetingsOn(deps, days)])).flat()
  return found.filter(({ startDate, endDate }) => startDate < days.before && endDate >= days.from).sort(inTime)
}

async function interviewsOn(deps: Deps, { from }: Days): Promise<Appointment[]> {
  // In another zone it may be the day before.
  const jobs = await listAll(deps, deps.actor.space, targetJobs.queries.byLastInterview, { from: addDays(from, -1) })
  return jobs.flatMap((job) => standing(job).map((interview) => interviewSeen(job, interview, deps.actor.timeZone)))
}

function interviewSeen(job: TargetJob, { id, title, on, time, timeZone, durationMinutes }: JobInterview, own: string): Appointment {
  const begin = time
    ? Temporal.PlainDateTime.from(`${on}T${time}`)
        .toZonedDateTime(timeZone ?? own)
        .toInstant()
    : null
  const end = begin?.add({ minutes: durationMinutes })
  return {
    ...{ kind: 'interview', id, targetJobId: job.id, discussionId: null, title, about: jobName(job), location: job.location },
    ...(begin && end
      ? { ...wallSpan(begin, end, own), startsAt: instantText(begin), endsAt: instantText(end) }
      : { startDate: on, endDate: on, startTime: null, endTime: null, startsAt: null, endsAt: null }),
  }
}

/** Discussions whose meetings are read at once: some hundred reads before others come in between. */
const AT_ONCE = 25

async function meetingsOn(deps: Deps, days: Days): Promise<Appointment[]> {
  const { actor } = deps
  const args = { where: { status: 'open', meets: true } }
  const meeting = await listAll(deps, actor.space, participations.queries.meeting, args)
  const [from, before] = [days.from, days.before].map((day) =>
    instantText(Temporal.PlainDate.from(day).toZonedDateTime(actor.timeZone).toInstant()),
  )
  const found: Appointment[] = []
  for (let first = 0; first < meeting.length; first += AT_ONCE) {
    if (first > 0) await deps.giveWay()
    const lot = meeting
      .slice(first, first + AT_ONCE)
      .map((one) => meetingsOf(deps, one, { from: from as string, before: before as string }))
    found.push(...(await Promise.all(lot)).flat())
  }
  return found
}

async function meetingsOf(deps: Deps, { id, title }: Participation, span: { from: string; before: string }): Promise<Appointment[]> {
  try {
    const found = await listMeetingsBetween(deps, id, span)
    return found.map(({ meetingId, at, endsAt }) => ({
      ...{ kind: 'meeting', id: meetingId, targetJobId: null, discussionId: id, title, about: '', location: '' },
      ...wallSpan(Temporal.Instant.from(at), Temporal.Instant.from(endsAt), deps.actor.timeZone),
      ...{ startsAt: at, endsAt },
    }))
  } catch (error) {
    // The person has left it in this very moment.
    if (hasCode(error, 'not-found')) return []
    throw error
  }
}
