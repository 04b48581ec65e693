import { type Actor, type ActorDep, hasCode, type NamedRecord, type RecordReaderDep } from '../kernel/index.ts'

/** A record as its person reads it now, as JSON; `null` where they cannot, and `sealed` for what only their browser can read. */
export async function recordOf({ readRecord, actor }: RecordReaderDep & ActorDep, named: NamedRecord): Promise<string | 'sealed' | null> {
  const found = await readable(readRecord, actor, named)
  if (!found) return null
  const json = 'json' in found ? (found as { json: string }).json : JSON.stringify(found)
  return isSealed(named.kind, json) ? 'sealed' : json
}

async function readable(readRecord: RecordReaderDep['readRecord'], actor: Actor, named: NamedRecord) {
  try {
    return await readRecord(actor, named)
  } catch (error) {
    if (hasCode(error, 'not-found') || hasCode(error, 'forbidden')) return null
    throw error
  }
}

/** Whether any of it was encrypted in a browser, or says how. */
function isSealed(kind: string, json: string): boolean {
  if (!kind.startsWith('journal')) return false
  const { sealed = null, seal = null } = JSON.parse(json) as { sealed?: unknown; seal?: unknown }
  return sealed !== null || seal !== null
}
