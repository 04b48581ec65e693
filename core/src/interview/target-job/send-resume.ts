import { z } from 'zod'
import {
  attachments,
  attachUnlessThere,
  deleteAttachment,
  dropUnused,
  MAX_ATTACHMENT_SIZE,
  type StorageLimitDep,
  stageFile,
} from '../../attachment/index.ts'
import { deleteEdition, editEdition, editions, JudgedEdition } from '../../edition/index.ts'
import {
  type BasedOn,
  type Bytes,
  type ChangeDeps,
  hasCode,
  type KindsDep,
  oneFault,
  PlainDate,
  parse,
  type QueueDep,
  RecordId,
  rowId,
  today,
} from '../../kernel/index.ts'
import { type DocumentDeps, getResume, listResumeEditions, makeResumeDocument } from '../../resume/index.ts'
import { changeJob } from './change-target-job.ts'
import { getTargetJob } from './read-target-jobs.ts'
import { MAX_STAGES, TargetJob } from './schema.ts'

export type SendDeps = ChangeDeps & DocumentDeps & QueueDep & KindsDep & StorageLimitDep

/** Sent today, unless it says otherwise. The id is that of the file that is kept. */
export const NewSentResume = z
  .strictObject({ id: RecordId.optional(), resumeId: RecordId, on: PlainDate.optional() })
  .meta({ id: 'NewSentResume', example: { resumeId: '019a9b46-1000-7cc0-8000-0123456789ab', on: '2026-03-04' } })
export type NewSentResume = z.input<typeof NewSentResume>

const NAME = 200

/**
 * Notes that a version of the résumé was sent for a target job, and keeps the PDF as it reads now as a file of the job. A
 * job that was only saved is applied for by that. The same id again sends nothing twice; each step may be run again.
 * @throws AppError `not-found`, `validation`, also for a résumé that is not there or when the job has too many files,
 *   `conflict` when that was taken back since or the id stands for another file, `too-large`, `rate-limited`, `unavailable`
 *   or `stale`.
 */
export async function sendResume(deps: SendDeps, jobId: string, input: NewSentResume, basedOn: BasedOn = {}): Promise<TargetJob> {
  const { id = deps.ids.next(), resumeId, on = today(deps) } = parse(NewSentResume, input)
  // A stale request sets no document.
  const job = await changeJob(deps, jobId, basedOn, () => null)
  // Stopped before it was, what is sent now would be taken for the same edition.
  if (job.sent) await noteSent(deps, job)
  if (job.sent?.attachmentId === id) return job
  const { name } = await getResume(deps, resumeId).catch(noSuchResume)
  const { title, content, edition } = await makeResumeDocument(deps, resumeId, 'pdf')
  await keepFile(deps, { jobId, id, name: `${title}.pdf`, content: content as Uint8Array<ArrayBuffer> })
  const sent = { attachmentId: id, resumeId, editionId: edition.id, name: name.slice(0, NAME).trim(), on }
  // Another try under this id may have been quicker: what it sent stands.
  const applied = await changeJob(deps, jobId, {}, (now) =>
    now.sent?.attachmentId === id ? null : { ...{ resumeId, sent }, ...appliedFor(now, { id: appliedId(id), on, at: edition.madeAt }) },
  )
  // Last: the next try finds an edition that nobody was sent, and makes no second.
  await noteSent(deps, applied)
  return applied
}

/** Says of the edition that was sent whom it went to, unless that was said, or it is gone. */
async function noteSent(deps: ChangeDeps, { sent, company, role }: TargetJob): Promise<void> {
  const edition = sent && (await deps.store.get(deps.actor.space, editions, sent.editionId))
  if (edition?.deletedAt === null && edition.note === '')
    await editEdition(deps, edition.id, { note: (company || role).slice(0, NAME) }).catch(unlessGone)
}

function noSuchResume(error: unknown): never {
  throw hasCode(error, 'not-found') ? oneFault('/resumeId', 'no_such_resume', 'There is no such version of your résumé.') : error
}

/** The id of the stage that sending notes, which follows from the file. */
const appliedId = (attachmentId: string) => rowId(attachmentId, 0)

function appliedFor({ stage, stages }: TargetJob, reached: { id: string; on: string; at: string }): Partial<TargetJob> {
  if (stage !== 'saved' || stages.length >= MAX_STAGES) return {}
  return { stage: 'applied', stages: [...stages, { ...reached, stage: 'applied', note: '' }] }
}

async function keepFile(
  deps: SendDeps,
  { jobId, id, name, content }: { jobId: string; id: string; name: string; content: Uint8Array<ArrayBuffer> },
): Promise<void> {
  async function* bytes(): Bytes {
    yield content
  }
  const file = await stageFile(deps, bytes(), MAX_ATTACHMENT_SIZE)
  try {
    // What an earlier try has kept stays, though the version may read otherwise by now.
    await attachUnlessThere(deps, { owner: { kind: 'target-job', id: jobId }, id, name, file })
  } finally {
    // Refused, or kept by an earlier try.
    await dropUnused(deps, deps.actor.space, file.blobId)
  }
}

/**
 * Takes back that the résumé was sent: its file goes to the trash, with the note of that edition, and so does the stage it
 * brought, where it is the latest. Doing so twice is harmless.
 * @throws AppError `not-found`, or `stale` with the job as it is now.
 */
export async function takeSendingBack(deps: ChangeDeps, jobId: string, basedOn: BasedOn = {}): Promise<TargetJob> {
  const { sent } = await changeJob(deps, jobId, basedOn, () => null)
  if (sent) {
    await deleteAttachment(deps, sent.attachmentId).catch(unlessGone)
    await deleteEdition(deps, sent.editionId).catch(unlessGone)
  }
  return changeJob(deps, jobId, basedOn, (job) => {
    if (!sent || job.sent?.attachmentId !== sent.attachmentId) return null
    const kept = job.stages.slice(0, -1)
    const before = kept.at(-1)
    const isLatest = job.stages.at(-1)?.id === appliedId(sent.attachmentId)
    return { sent: null, ...(isLatest && before && { stage: before.stage, stages: kept }) }
  })
}

function unlessGone(error: unknown): void {
  if (!hasCode(error, 'not-found')) throw error
}

/** What a target job was sent, and how the résumé has changed since. */
export const SentState = z
  .object({
    sent: TargetJob.shape.sent,
    isKept: z.boolean().meta({ description: 'Whether its file is there: not in the trash.' }),
    isOlder: z.boolean().nullable().meta({
      description: 'Whether the version reads otherwise by now; `null` where there is no telling, as it, or what was noted of it, is gone.',
    }),
    changed: JudgedEdition.shape.changed,
  })
  .meta({ id: 'SentState' })
export type SentState = z.infer<typeof SentState>

/** @throws AppError `not-found` */
export async function readSent(deps: SendDeps, jobId: string): Promise<SentState> {
  const { sent } = await getTargetJob(deps, jobId)
  if (!sent) return { sent, isKept: false, isOlder: null, changed: [] }
  const file = await deps.store.get(deps.actor.space, attachments, sent.attachmentId)
  const judged = await listResumeEditions(deps, sent.resumeId).catch(noneOf)
  const edition = judged.find(({ id }) => id === sent.editionId)
  return { sent, isKept: file?.deletedAt === null, isOlder: edition?.isOlder ?? null, changed: edition?.changed ?? [] }
}

function noneOf(error: unknown): JudgedEdition[] {
  if (hasCode(error, 'not-found')) return []
  throw error
}
