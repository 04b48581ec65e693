import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { directoryContract, type OpenStorage, queueContract, storeContract } from '@throughline/contracts'
import { afterAll } from 'vitest'
import { openSqlite } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'throughline-sqlite-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
const file = () => join(folder, `${files}.sqlite`)
const open: OpenStorage = (kinds) => {
  files++
  return openSqlite({ file: file(), kinds })
}

storeContract('sqlite', open, { reopen: (kinds) => openSqlite({ file: file(), kinds }) })
directoryContract('sqlite', open)
queueContract('sqlite', open)
