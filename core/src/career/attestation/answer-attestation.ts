import { accounts, actorOf, findByToken, isLeaving, type LinkDeps, versionOfToken } from '../../account/index.ts'
import {
  AppError,
  type ClockDep,
  changeLive,
  type DirectoryEntry,
  type IdsDep,
  nowText,
  parse,
  type QueueDep,
  type StoreDep,
} from '../../kernel/index.ts'
import { maySee } from '../confidentiality/may-see.ts'
import { wins } from '../win/schema.ts'
import { type Attestation, AttestationReply, AttestationToken, attestations, type OpenedAttestation } from './schema.ts'

type OpenDeps = StoreDep & ClockDep & IdsDep & LinkDeps

/** The job that stands for telling the owner of an answer; its payload is an `AnswerJob`. Until the answer is stored, nothing is told. */
export const ANSWER_JOB = 'attestation.answered'

export interface AnswerJob {
  attestationId: string
}

/**
 * What a link shows to whoever holds it. Opening it uses nothing up.
 * @throws AppError `not-found` for a link that is unknown, expired, revoked, answered, or of a win that is gone or private by now.
 */
export async function openAttestation(deps: OpenDeps, input: AttestationToken): Promise<OpenedAttestation> {
  const { token } = parse(AttestationToken, input)
  const { attestation } = await attestationBy(deps, token)
  const { askedOf, message, shown, expiresAt } = attestation
  return { askedOf, message, shown, expiresAt }
}

/**
 * Takes a colleague's word; the link is used up by it, and the owner is told. Of two at once one is kept.
 * @param by the account of who answers, where they are known
 * @throws AppError `validation`; `forbidden` to its owner, whose own word is nobody else's; otherwise as `openAttestation`.
 */
export async function answerAttestation(deps: OpenDeps & QueueDep, input: AttestationReply, by: string | null = null): Promise<void> {
  const { token, ...answer } = parse(AttestationReply, input)
  const { attestation, entry } = await attestationBy(deps, token)
  if (by === entry.space) throw new AppError('forbidden', 'This link is your own. Send it to a colleague: it is their word that counts.')
  const account = await deps.store.get(entry.space, accounts, entry.space)
  if (!account) throw linkIsOver()
  const answeredAt = nowText(deps)
  await askToTell(deps, entry, answeredAt)
  await changeLive({ ...deps, actor: actorOf(account) }, attestations, attestation.id, {}, (record) => {
    if (!isOpen(record, token, answeredAt)) throw linkIsOver()
    return { event: 'attestation.answered', changes: { answer, answeredAt } }
  })
  await deps.directory.release(entry)
}

/** Before the answer is saved, so that stopping anywhere loses nothing. */
function askToTell({ queue }: QueueDep, { space, id: attestationId }: DirectoryEntry, runAt: string): Promise<void> {
  const payload: AnswerJob = { attestationId }
  return queue.enqueue({ id: `answer:${space}:${attestationId}:${runAt}`, type: ANSWER_JOB, space, payload, runAt })
}

async function attestationBy(deps: OpenDeps, token: string): Promise<{ attestation: Attestation; entry: DirectoryEntry }> {
  const now = nowText(deps)
  const entry = await findByToken(deps, 'attestation', token)
  const attestation = entry && (await deps.store.get(entry.space, attestations, entry.id))
  if (!attestation || attestation.deletedAt || !isOpen(attestation, token, now)) throw linkIsOver()
  const win = await deps.store.get(entry.space, wins, attestation.winId)
  if (!win || win.deletedAt || !maySee(win.confidentiality, 'reviewers')) throw linkIsOver()
  if (await isLeaving(deps, entry.space)) throw linkIsOver()
  return { attestation, entry }
}

const isOpen = ({ answer, revokedAt, expiresAt, linkVersion }: Attestation, token: string, now: string) =>
  answer === null && revokedAt === null && expiresAt > now && linkVersion === versionOfToken(token)

const linkIsOver = () => new AppError('not-found', 'This link has expired, was withdrawn or was answered already.')
