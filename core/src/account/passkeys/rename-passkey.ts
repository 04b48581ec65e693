import { type BasedOn, type ChangeDeps, changeRecord, parse } from '../../kernel/index.ts'
import { shown } from './list-passkeys.ts'
import { PasskeyChanges, passkeys, type ShownPasskey } from './schema.ts'

/**
 * Calls a passkey something else.
 * @throws AppError `not-found`, `validation`; `stale` when it is no longer the version named.
 */
export async function renamePasskey(deps: ChangeDeps, id: string, input: PasskeyChanges, basedOn: BasedOn = {}): Promise<ShownPasskey> {
  const changes = parse(PasskeyChanges, input)
  return shown(await changeRecord(deps, passkeys, id, basedOn, () => ({ changes, event: 'passkey.updated' })))
}
