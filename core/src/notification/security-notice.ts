import { type Account, hasHappened, type SecurityJob } from '../account/index.ts'
import { type ClaimedJob, newEnvelope, nowText, RecordId } from '../kernel/index.ts'
import { notificationId } from './notification-id.ts'
import { type Outcome, type TellDeps, tell } from './tell.ts'

/** Tells the person of an account what happened to it, once for each job: what they have just done themselves is read already. */
export async function securityHappened(deps: TellDeps, account: Account, { id, payload }: ClaimedJob): Promise<Outcome> {
  const job = payload as SecurityJob
  if (!(await hasHappened(deps, account.id, job))) return 'done'
  const { what, at, detail, isOwn = false } = job
  const notice = { ...newEnvelope(noticeId(account, id, at), nowText(deps)), ...({ type: 'security-notice', what, detail, at } as const) }
  await tell(deps, account, notice, { readAt: isOwn ? at : null })
  return 'done'
}

/** The same at every try: that of the job, which is of this one happening; a job that has no such id is the only one of its moment. */
const noticeId = (account: Account, jobId: string, at: string): string =>
  RecordId.safeParse(jobId).success ? jobId : notificationId(account.id, at)
