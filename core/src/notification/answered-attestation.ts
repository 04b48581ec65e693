import type { Account } from '../account/index.ts'
import { type AnswerJob, attestations, wins } from '../career/index.ts'
import { newEnvelope, nowText } from '../kernel/index.ts'
import { notificationId } from './notification-id.ts'
import { type Outcome, type TellDeps, tell } from './tell.ts'

/** Tells the owner of a win that a colleague has said a word on it; of what lies in the trash by now nothing is told. */
export async function answerCame(deps: TellDeps, account: Account, { attestationId }: AnswerJob): Promise<Outcome> {
  const attestation = await deps.store.get(account.id, attestations, attestationId)
  if (!attestation || attestation.deletedAt) return 'done'
  const { answer, answeredAt, winId } = attestation
  if (!answer || !answeredAt) return 'waiting'
  const win = await deps.store.get(account.id, wins, winId)
  if (!win || win.deletedAt) return 'done'
  await tell(deps, account, {
    ...newEnvelope(notificationId(attestationId, answeredAt), nowText(deps)),
    type: 'attestation-answered',
    winId,
    attestationId,
    title: win.title,
    name: answer.name,
    isConfirmed: answer.isConfirmed,
    at: answeredAt,
  })
  return 'done'
}
