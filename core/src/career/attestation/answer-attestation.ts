import { accounts, actorOf } from '../../account/index.ts'
import { AppError, type ClockDep, changeLive, type DirectoryEntry, type IdsDep, nowText, parse, type StoreDep } from '../../kernel/index.ts'
import { maySee } from '../confidentiality/may-see.ts'
import { wins } from '../win/schema.ts'
import { type LinkDeps, linkVersionOf } from './link.ts'
import { type Attestation, AttestationReply, AttestationToken, attestations, type OpenedAttestation } from './schema.ts'

type AnswerDeps = StoreDep & ClockDep & IdsDep & LinkDeps

/**
 * What a link shows to whoever holds it. Opening it uses nothing up.
 * @throws AppError `not-found` for a link that is unknown, expired, revoked, answered, or of a win that is gone or private by now.
 */
export async function openAttestation(deps: AnswerDeps, input: AttestationToken): Promise<OpenedAttestation> {
  const { token } = parse(AttestationToken, input)
  const { attestation } = await attestationBy(deps, token)
  const { askedOf, message, shown, expiresAt } = attestation
  return { askedOf, message, shown, expiresAt }
}

/**
 * Takes a colleague's word; the link is used up by it. Of two at once one is kept.
 * @throws AppError `validation`; otherwise as `openAttestation`.
 */
export async function answerAttestation(deps: AnswerDeps, input: AttestationReply): Promise<void> {
  const { token, ...answer } = parse(AttestationReply, input)
  const { attestation, entry } = await attestationBy(deps, token)
  const account = await deps.store.get(entry.space, accounts, entry.space)
  if (!account) throw linkIsOver()
  const answeredAt = nowText(deps)
  await changeLive({ ...deps, actor: actorOf(account) }, attestations, attestation.id, {}, (record) => {
    if (!isOpen(record, token, answeredAt)) throw linkIsOver()
    return { event: 'attestation.answered', changes: { answer, answeredAt } }
  })
  await deps.directory.release(entry)
}

async function attestationBy(deps: AnswerDeps, token: string): Promise<{ attestation: Attestation; entry: DirectoryEntry }> {
  const now = nowText(deps)
  const entry = await deps.directory.find('attestation', deps.secrets.digest(token), now)
  const attestation = entry && (await deps.store.get(entry.space, attestations, entry.id))
  if (!attestation || attestation.deletedAt || !isOpen(attestation, token, now)) throw linkIsOver()
  const win = await deps.store.get(entry.space, wins, attestation.winId)
  if (!win || win.deletedAt || !maySee(win.confidentiality, 'reviewers')) throw linkIsOver()
  return { attestation, entry }
}

const isOpen = ({ answer, revokedAt, expiresAt, linkVersion }: Attestation, token: string, now: string) =>
  answer === null && revokedAt === null && expiresAt > now && linkVersion === linkVersionOf(token)

const linkIsOver = () => new AppError('not-found', 'This link has expired, was withdrawn or was answered already.')
