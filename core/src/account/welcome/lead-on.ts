import { type ChangeDeps, changeUntold, newEnvelope, nowText, parse, saveNew } from '../../kernel/index.ts'
import { readWelcome } from './read-welcome.ts'
import { type Welcome, WelcomeChanges, type WelcomeState, welcomes } from './schema.ts'

/**
 * Keeps how far the person was led, and what they are here for. Once it is over it stays so, and nothing of it changes.
 * @throws AppError `validation`
 */
export async function leadOn(deps: ChangeDeps, input: WelcomeChanges): Promise<WelcomeState> {
  const { isFinished, matters, ...asked } = parse(WelcomeChanges, input)
  const now = nowText(deps)
  const changes: Partial<Welcome> = { ...asked, ...(matters && { matters: [...new Set(matters)] }), ...(isFinished && { finishedAt: now }) }
  const { actor } = deps
  const first: Welcome = { ...newEnvelope(actor.accountId, now), ...(await readWelcome(deps)), ...changes }
  if ((await saveNew(deps, actor.space, welcomes, first)) !== first)
    await changeUntold(deps, actor.space, welcomes, actor.accountId, ({ finishedAt }) => (finishedAt ? null : changes))
  return readWelcome(deps)
}
