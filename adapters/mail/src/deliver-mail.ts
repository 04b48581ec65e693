import { MAIL_JOB, type MailerDep, type MailRequest, type PublicUrlDep, type SecretsDep, writeMail } from '@throughline/core/account'
import { writeBriefingMail } from '@throughline/core/briefing'
import {
  FEEDBACK_MAIL_JOB,
  type FeedbackMailRequest,
  feedbackMailed,
  INVITE_MAIL_JOB,
  type InviteMailRequest,
  inviteMailed,
  inviteNotMailed,
  writeFeedbackMail,
  writeInviteMail,
} from '@throughline/core/discussion'
import {
  type ClaimedJob,
  type ClockDep,
  type DirectoryDep,
  type GiveWayDep,
  type IdsDep,
  instantText,
  type KindsDep,
  nowText,
  type QueueDep,
  type SealerDep,
  type StoreDep,
} from '@throughline/core/kernel'
import { scrubbedText } from '@throughline/core/monitoring'
import {
  DIGEST_JOBS,
  type DigestRequest,
  digestSent,
  isBriefingType,
  NOTIFICATION_MAIL_JOB,
  type NotificationMailRequest,
  notificationMailed,
  writeDigestMail,
  writeNotificationMail,
} from '@throughline/core/notification'
import { isSandboxEmail } from '@throughline/core/sandbox'
import { renderMail } from './render-mail.ts'

export type DeliverDeps = QueueDep &
  StoreDep &
  DirectoryDep &
  ClockDep &
  IdsDep &
  KindsDep &
  GiveWayDep &
  SecretsDep &
  SealerDep &
  PublicUrlDep &
  MailerDep &
  DeliverLog

interface DeliverLog {
  /** Told of what could not be sent; never a link. */
  log: (line: string) => void
}

type Request = MailRequest | NotificationMailRequest | DigestRequest | InviteMailRequest | FeedbackMailRequest

/** Milliseconds a process may take over a mail before another may try it; more than a mail server is given. */
const LEASE = 120_000

/** Seconds until a mail that was not taken is tried again the first time; then each wait is twice as long. */
const FIRST_WAIT = 30

/**
 * After so many tries a mail is given up. What somebody waits for while they sign up or prove who they are holds for about an
 * hour, as its link would help nobody any more; what else there is to say outlasts a mail server that is away for a night (17 hours).
 */
const triesOf = ({ type }: Pick<ClaimedJob, 'type'>) => (type === MAIL_JOB ? 8 : 12)

/**
 * Mail by what it is about; each has a lane of its own. However much others send, and however slowly a mail server takes that,
 * nobody waits for it who wants a new password, or is to hear what happened to their account.
 */
const LANES = {
  account: [MAIL_JOB],
  notices: [NOTIFICATION_MAIL_JOB, DIGEST_JOBS.mail],
  others: [INVITE_MAIL_JOB, FEEDBACK_MAIL_JOB],
} as const

type MailLane = keyof typeof LANES

const all = Object.keys(LANES) as MailLane[]

/**
 * Sends mail that is due, at most `limit` of each lane at a time; any number of processes may. How many jobs were taken up:
 * when there were any, there may be more. What the mail server does not take is tried again later, and never an error here.
 */
export async function deliverMail(
  deps: DeliverDeps,
  { limit = 5, lanes = all }: { limit?: number; lanes?: readonly MailLane[] } = {},
): Promise<number> {
  const taken = await Promise.all(
    lanes.map(async (lane) => {
      const jobs = await deps.queue.claim(LANES[lane], { now: nowText(deps), leaseMs: LEASE, limit })
      await Promise.all(jobs.map((job) => deliver(deps, job)))
      return jobs.length
    }),
  )
  return taken.reduce((sum, count) => sum + count, 0)
}

async function deliver(deps: DeliverDeps, job: ClaimedJob) {
  const request = job.payload as Request
  try {
    await send(deps, job.id, request)
  } catch (error) {
    return again(
      deps,
      job,
      request,
      `The mail "${request.template}" was not sent (try ${job.attempt} of ${triesOf(job)}): ${reason(error)}`,
    )
  }
  await deps.queue.complete(job)
}

async function send(deps: DeliverDeps, id: string, request: Request) {
  const mail = await write(deps, id, request)
  // Nobody reads that of a sandbox, whatever was set in it.
  if (!mail || isSandboxEmail(mail.to)) return
  await deps.mailer.send(renderMail(mail))
  // Sent is sent: when this cannot be noted down, that is no reason to send it again.
  await noteSent(deps, request, mail).catch((error: unknown) => deps.log(`A sent mail is not marked: ${reason(error)}`))
}

async function write(deps: DeliverDeps, id: string, request: Request) {
  if ('notificationId' in request)
    return isBriefingType(request.template) ? writeBriefingMail(deps, request) : writeNotificationMail(deps, request)
  if (request.template === 'digest') return writeDigestMail(deps, request)
  if ('feedbackId' in request) return writeFeedbackMail(deps, request)
  return 'inviteId' in request ? writeInviteMail(deps, request) : writeMail(deps, { id, request })
}

async function noteSent(deps: DeliverDeps, request: Request, mail: Parameters<typeof renderMail>[0]): Promise<void> {
  if (request.template === 'digest') {
    // One thing alone was sent as a mail of its own.
    const sent =
      mail.template === 'digest'
        ? mail.notifications.map(({ notification }) => notification)
        : 'notification' in mail
          ? [mail.notification]
          : []
    return digestSent(deps, { space: request.space, channel: 'mail' }, sent)
  }
  if ('notificationId' in request) await notificationMailed(deps, request)
  if ('inviteId' in request) await inviteMailed(deps, request)
  if ('feedbackId' in request) await feedbackMailed(deps, request)
}

async function again(deps: DeliverDeps, job: ClaimedJob, request: Request, problem: string) {
  const { queue, clock, log } = deps
  log(problem)
  const isOver = job.attempt >= triesOf(job)
  if ('inviteId' in request) await noteTrouble(deps, request, isOver)
  if (isOver) return queue.complete(job)
  await queue.retry(job, instantText(clock.now().add({ seconds: FIRST_WAIT * 2 ** (job.attempt - 1) })))
}

/** Who invites reads whether it went out. Not noted, it is tried again all the same. */
const noteTrouble = (deps: DeliverDeps, request: InviteMailRequest, isOver: boolean): Promise<void> =>
  inviteNotMailed(deps, request, isOver ? 'given-up' : 'tried-again').catch((error: unknown) =>
    deps.log(`What a mail came to is not noted: ${reason(error)}`),
  )

/** Mail servers repeat the address they refuse. */
const reason = (error: unknown) => scrubbedText(error instanceof Error ? error.message : String(error))
