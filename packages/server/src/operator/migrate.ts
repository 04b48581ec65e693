import { join } from 'node:path'
import { refused, wrongUse } from '@throughline/client/cli'
import type { HeldPart } from '@throughline/core/kernel'
import { type Environment, readEnvironment } from '../environment.ts'
import { missingKeys } from '../kept-keys.ts'
import { contentOf, hashOf, type NamedContent } from './contents.ts'
import { createDigest, type Digest } from './digest.ts'
import { type Held, openHeld } from './open-held.ts'

interface MigrateOptions {
  env: Readonly<Record<string, string | undefined>>
  from: string
  to: string
  tell(line: string): void
}

/** How a part came over. */
export interface Compared {
  part: string
  there: number
  here: number
  /** Of what is here now. */
  hash: string
  same: boolean
}

/**
 * Moves everything to another database that is empty. Nothing is changed where it comes from; no server opens the target
 * before all of it was compared, and what was stopped begins anew.
 */
export async function migrate({ env, from, to, tell }: MigrateOptions): Promise<{ rows: Compared[]; same: boolean; advice: string }> {
  const at = (url: string) => readEnvironment({ ...env, DATABASE_URL: url })
  const [source, target] = [at(from), at(to)]
  if (source.database.kind === 'sqlite' && target.database.kind === 'sqlite')
    throw wrongUse('From one file to another, use throughline backup and throughline restore.')
  const there = await openHeld(source, 'read')
  try {
    const here = await openHeld(target, 'fill')
    try {
      await copy(there, here, tell)
      // Anew, so that what was written meanwhile shows.
      const [before, after] = [await digestsOf(source, tell), await digestHeld(here)]
      const rows = compared(before, after)
      const same = rows.every((row) => row.same)
      if (same) await here.holdings.finish()
      if (same) tellOfKeys(target, tell)
      return {
        rows,
        same,
        advice: same ? done(to) : 'What is there is not what is here: a server wrote meanwhile. Stop it, and run this again.',
      }
    } finally {
      await here.holdings.close()
    }
  } finally {
    await there.holdings.close()
  }
}

/** What is sealed is moved as it is. A server without the key makes another, and nobody would know why their codes are wrong. */
function tellOfKeys(environment: Environment, tell: MigrateOptions['tell']): void {
  for (const { file, unset, without } of missingKeys(environment))
    tell(`There is no ${join(environment.dataDir, file)}, and ${unset}. Bring along what the server had, or ${without}.`)
}

const done = (to: string) => `All is there. Start the server with DATABASE_URL=${to.replace(/:\/\/[^@/]*@/, '://…@')}`

async function copy(from: Held, to: Held, tell: (line: string) => void): Promise<void> {
  for (const part of from.holdings.parts) {
    if (!to.holdings.parts.includes(part)) continue
    let count = 0
    for await (const rows of from.holdings.rows(part)) {
      await to.holdings.add(part, rows)
      for (const row of rows) await copyContent(from, to, contentOf(part, row))
      count += rows.length
    }
    if (count > 0) tell(`${part}: ${count}`)
  }
}

async function copyContent(from: Held, to: Held, named: NamedContent | null): Promise<void> {
  if (!named) return
  const content = await from.blobs.get(named.space, named.id)
  if (!content) throw refused(`The file ${named.space}/${named.id} is missing. throughline verify tells of all that is wrong.`)
  // One that several records name is the same each time.
  if (!(await to.blobs.get(named.space, named.id))) await to.blobs.put(named.space, named.id, content)
}

async function digestsOf(environment: Environment, tell: (line: string) => void): Promise<Map<string, Digest>> {
  tell('Comparing …')
  const held = await openHeld(environment, 'read')
  return digestHeld(held).finally(() => held.holdings.close())
}

async function digestHeld({ holdings, blobs }: Held): Promise<Map<string, Digest>> {
  const digests = new Map<string, Digest>()
  const contents = createDigest()
  const seen = new Set<string>()
  for (const part of holdings.parts) {
    const digest = createDigest()
    for await (const rows of holdings.rows(part))
      for (const row of rows) {
        digest.add(row)
        const named = contentOf(part as HeldPart, row)
        const key = named && `${named.space}/${named.id}`
        if (!named || !key || seen.has(key)) continue
        seen.add(key)
        const kept = await hashOf(blobs, named)
        contents.add([key, kept?.size ?? null, kept?.sha256 ?? null])
      }
    digests.set(part, digest.done())
  }
  return digests.set('blobs', contents.done())
}

/** Parts that one of them keeps not at all, such as what several processes count together, are not compared. */
const compared = (before: ReadonlyMap<string, Digest>, after: ReadonlyMap<string, Digest>): Compared[] =>
  [...before].flatMap(([part, there]) => {
    const here = after.get(part)
    if (!here || there.count + here.count === 0) return []
    return { part, there: there.count, here: here.count, hash: here.hash, same: there.count === here.count && there.hash === here.hash }
  })
