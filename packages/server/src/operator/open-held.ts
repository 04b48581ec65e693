import { join } from 'node:path'
import type { Blobs, Holdings, HoldingsUse } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import type { Environment } from '../environment.ts'

/** All that a server keeps: rows, and files. */
export interface Held {
  holdings: Holdings
  blobs: Blobs
}

/** Opens what a server keeps, as it is configured. The driver of the other database is never loaded. */
export async function openHeld({ database, dataDir }: Pick<Environment, 'database' | 'dataDir'>, use: HoldingsUse): Promise<Held> {
  if (database.kind === 'mongodb') {
    const { openMongoHoldings } = await import('@throughline/mongodb')
    const holdings = await openMongoHoldings({ url: database.url, kinds, use })
    return { holdings, blobs: holdings.blobs }
  }
  const [{ openSqliteHoldings }, { createFileBlobs }] = await Promise.all([import('@throughline/sqlite'), import('@throughline/blobs')])
  return {
    holdings: openSqliteHoldings({ file: database.file, kinds, use }),
    blobs: createFileBlobs({ folder: join(dataDir, 'blobs') }),
  }
}
