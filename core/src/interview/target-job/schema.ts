import { z } from 'zod'
import { WebAddress } from '../../career/index.ts'
import {
  type ArchiveRule,
  anyAnew,
  defineKind,
  envelope,
  Instant,
  line,
  type NewIds,
  PlainDate,
  prose,
  RecordId,
  TimeZone,
} from '../../kernel/index.ts'
import { QuestionRef, questionAnew } from '../question/question-ref.ts'
import { ADVERT_LENGTH, INTERVIEW_LASTS, INTERVIEW_MINUTES, jobStages, lastOpenInterview, standing } from './rules.ts'

/** Target jobs in an account that are not in the trash. */
export const MAX_TARGET_JOBS = 500

/** Stages noted of one job. */
export const MAX_STAGES = 50

export const JobStage = z.enum(jobStages).meta({ id: 'JobStage' })
export type JobStage = z.infer<typeof JobStage>

/** When a stage was reached; the person's date. */
const StageReached = z
  .object({ id: RecordId, stage: JobStage, on: PlainDate, note: line(0, 500), at: Instant })
  .meta({ id: 'StageReached' })

const Contact = z
  .strictObject({ id: RecordId.optional(), name: line(1, 200), role: line(0, 200), note: prose(2_000) })
  .meta({ id: 'JobContact' })

/** How an answer went. */
export const AnswerWent = z.enum(['weak', 'fair', 'well']).meta({ id: 'AnswerWent' })
export type AnswerWent = z.infer<typeof AnswerWent>

/** What was asked in an interview, once it is over. */
const DebriefedQuestion = z.object({ questionId: QuestionRef, storyId: RecordId.nullable(), went: AnswerWent, note: prose(2_000) })

/** Tasks that a job remembers as its own. */
export const MAX_PLANNED = 100

/** Interviews of one job. */
export const MAX_INTERVIEWS = 20

const Debrief = z.object({ at: Instant, note: prose(5_000), questions: z.array(DebriefedQuestion).max(50) }).meta({ id: 'Debrief' })

const interview = {
  id: RecordId,
  /** Such as “panel” or “first call”. */
  title: line(1, 200),
  on: PlainDate,
  /** `HH:MM`; `null` for some time of the day. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  timeZone: TimeZone.nullable(),
  /** From its time on; of some time of the day it says nothing. */
  durationMinutes: z.int().min(INTERVIEW_LASTS.least).max(INTERVIEW_LASTS.most),
  /** Who asks. */
  people: line(0, 500),
  note: prose(2_000),
}

export const JobInterview = z.object({ ...interview, debrief: Debrief.nullable() }).meta({ id: 'JobInterview' })
export type JobInterview = z.infer<typeof JobInterview>

const fields = {
  company: line(0, 200),
  role: line(1, 200),
  location: line(0, 200),
  url: WebAddress.nullable(),
  /** The last day to apply. */
  closesOn: PlainDate.nullable(),
  /** The text of the advertisement. */
  description: prose(ADVERT_LENGTH),
  /** Ids of our library, or names of the person's own; what weighs most first. */
  competencies: z.array(line(1, 60)).max(20),
  note: prose(5_000),
  /** The version of the résumé that is, or was, sent. */
  resumeId: RecordId.nullable(),
}

export const TargetJob = z
  .object({
    ...envelope,
    ...fields,
    stage: JobStage,
    /** All stages that were reached, in order; the last is `stage`. */
    stages: z.array(StageReached).min(1).max(MAX_STAGES),
    people: z.array(Contact.extend({ id: RecordId })).max(50),
    interviews: z.array(JobInterview).max(MAX_INTERVIEWS),
    /** What was sent, as it read then: the PDF of the résumé, a file of this job, the edition that was kept of it, and when. */
    sent: z
      .object({ attachmentId: RecordId, resumeId: RecordId, editionId: RecordId, name: line(1, 200), on: PlainDate })
      .meta({ id: 'SentResume' })
      .nullable(),
    /** The tasks that prepare for its interviews. */
    taskIds: z.array(RecordId).max(MAX_PLANNED),
    /** For which day each interview was planned. */
    plans: z.array(z.object({ interviewId: RecordId, on: PlainDate })).max(MAX_INTERVIEWS),
  })
  .meta({ id: 'TargetJob' })
export type TargetJob = z.infer<typeof TargetJob>

const editable = z
  .strictObject({
    ...fields,
    people: z.array(Contact).max(50),
    interviews: z
      .array(
        z
          .strictObject({ ...interview, id: RecordId.optional(), debrief: Debrief.nullable() })
          .partial({ time: true, timeZone: true, durationMinutes: true, people: true, note: true, debrief: true }),
      )
      .max(MAX_INTERVIEWS),
  })
  .partial()
export type TargetJobAsked = z.output<typeof editable>

/** Competencies that are not said are drawn from the description. */
export const NewTargetJob = editable
  .extend({ id: RecordId.optional(), role: fields.role, stage: JobStage.optional(), on: PlainDate.optional() })
  .meta({ id: 'NewTargetJob', example: { company: 'Harbourline Foods', role: 'Lead supply-chain analyst', stage: 'applied' } })
export type NewTargetJob = z.input<typeof NewTargetJob>

/** RFC 7396. Lists are given whole; an interview whose debrief or length is not said keeps it, by its id. */
export const TargetJobChanges = editable.meta({ id: 'TargetJobChanges', example: { location: 'Ostrava' } })
export type TargetJobChanges = z.input<typeof TargetJobChanges>

const archivedJob: ArchiveRule<TargetJob> = {
  anew: (job, ids) => ({
    ...job,
    resumeId: job.resumeId && ids.of(job.resumeId),
    stages: job.stages.map((stage) => ({ ...stage, id: ids.within(stage.id) })),
    people: job.people.map((contact) => ({ ...contact, id: ids.within(contact.id) })),
    interviews: job.interviews.map(({ debrief, ...interview }) => ({
      ...interview,
      id: ids.within(interview.id),
      debrief: debrief && { ...debrief, questions: debrief.questions.map((asked) => answeredAnew(asked, ids)) },
    })),
    sent: job.sent && sentAnew(job.sent, ids),
    taskIds: job.taskIds.map((id) => ids.of(id)).filter((id) => id !== null),
    plans: job.plans.map((plan) => ({ ...plan, interviewId: ids.within(plan.interviewId) })),
  }),
}

const answeredAnew = (asked: z.infer<typeof DebriefedQuestion>, ids: NewIds) => ({
  ...asked,
  questionId: questionAnew(ids, asked.questionId) ?? asked.questionId,
  storyId: asked.storyId && ids.of(asked.storyId),
})

function sentAnew(sent: NonNullable<TargetJob['sent']>, ids: NewIds): TargetJob['sent'] {
  const attachmentId = ids.of(sent.attachmentId)
  if (attachmentId === null) return null
  return { ...sent, attachmentId, resumeId: anyAnew(ids, sent.resumeId), editionId: anyAnew(ids, sent.editionId) }
}

/** Interviews said nothing of how long they last, and a job was not found by who asks. */
function upcastJob(job: Record<string, unknown>): Record<string, unknown> {
  const { interviews } = job as { interviews: readonly object[] }
  return { ...job, interviews: interviews.map((interview) => ({ ...interview, durationMinutes: INTERVIEW_MINUTES })) }
}

export const targetJobs = defineKind('target-job', {
  schema: TargetJob,
  version: 3,
  upcasters: { 1: upcastJob, 2: (job) => ({ ...job, closesOn: null }) },
  noun: 'target job',
  keys: { interviewsUntil: lastOpenInterview, lastInterviewOn: (job) => standing(job).at(-1)?.on ?? null },
  queries: {
    newest: { order: ['createdAt', 'id'], descending: true },
    /** Jobs that go on by the last day of an interview that is not debriefed: from today, those that have one to come. */
    byInterview: { range: 'interviewsUntil', sparse: 'interviewsUntil', order: ['interviewsUntil', 'id'] },
    /** Jobs by the last day of their interviews, past or to come: from a day, those that have one then or later. */
    byLastInterview: { range: 'lastInterviewOn', sparse: 'lastInterviewOn', order: ['lastInterviewOn', 'id'] },
    ofResume: { where: ['resumeId'], sparse: 'resumeId', order: ['id'] },
  },
  text: ({ company, role, description, note, people, interviews }) => [
    ...[role, company, description, note],
    ...people.map(({ name }) => name),
    ...interviews.flatMap(({ title, people, note }) => [title, people, note]),
  ],
  archive: archivedJob,
})
