import { type ActorDep, AppError, listAll, oneFault, parse } from '../../kernel/index.ts'
import type { NewSession, SessionDep, SessionsDep } from '../ports.ts'
import { AnsweredPasskey, type AskedPasskey, asked, type QuestionDeps, takeChallenge } from './question.ts'
import { passkeys } from './schema.ts'
import { type UsePasskeyDeps, usePasskey } from './use-passkey.ts'

type ProveDeps = QuestionDeps & UsePasskeyDeps & ActorDep & SessionDep & SessionsDep

/**
 * Asks the browser for one of the person's own passkeys.
 * @throws AppError `conflict` where there is none.
 */
export async function beginPasskeyProof(deps: ProveDeps): Promise<AskedPasskey> {
  const known = await listAll(deps, deps.actor.space, passkeys.queries.all, {})
  if (known.length === 0) throw new AppError('conflict', 'Your account has no passkey.')
  return asked(deps, await deps.passkeys.ask(deps.site, known), purposeOf(deps))
}

/**
 * Takes note that the person has proved who they are, in this session, by a passkey of theirs. Answers as `proveAgain`.
 * @throws AppError `validation`; `forbidden` for a passkey that there seems to be a copy of.
 */
export async function proveByPasskey(deps: ProveDeps, input: AnsweredPasskey): Promise<NewSession | null> {
  const { ticket, answer } = parse(AnsweredPasskey, input)
  const challenge = await takeChallenge(deps, ticket, purposeOf(deps))
  if (challenge === null)
    throw oneFault('/ticket', 'invalid_ticket', 'That took longer than five minutes, or was sent before. Try it once more.')
  const whose = await usePasskey(deps, { challenge, answer })
  if (whose !== deps.actor.space) throw oneFault('/answer', 'wrong_passkey', 'That passkey is none of yours.')
  return deps.sessions.prove(deps.session.sessionId)
}

const purposeOf = ({ actor, session }: ActorDep & SessionDep) => `proof:${actor.accountId}:${session.sessionId}`
