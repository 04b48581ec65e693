import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blobsContract } from '@throughline/contracts'
import { afterAll } from 'vitest'
import { createFileBlobs } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'throughline-blobs-'))
afterAll(() => rmSync(folder, { recursive: true }))

blobsContract('files', () => ({ blobs: createFileBlobs({ folder }) }))
