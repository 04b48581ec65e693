import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { composeServer } from './compose.ts'
import { whyNotStarted } from './why-not-started.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-not-started-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const whyNot = (env: Record<string, string>) => composeServer(env).then(() => 'It started.', whyNotStarted)

it('says of a damaged database how to go back to a backup', async () => {
  const folder = newFolder()
  const { close } = await composeServer({ DATA_DIR: folder })
  await close()
  truncateSync(join(folder, 'throughline.db'), 40_960)
  const said = await whyNot({ DATA_DIR: folder })
  expect(said).toMatch(/^The data file is damaged/)
  expect(said).toContain('npx throughline restore BACKUP --replace')
  expect(said).not.toMatch(/\n\s+at /)
})

it('says a sentence where it knows one, and all there is where it knows none', async () => {
  expect(await whyNot({ PORT: 'x' })).toContain('PORT: Write a port number')
  const denied = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/data/blobs' })
  expect(whyNotStarted(denied)).toBe('/data/blobs can not be written (EACCES). Check who owns it, and that its disk is not read-only.')
  expect(whyNotStarted(Object.assign(new Error(), { code: 'ENOSPC' }))).toMatch(/^The disk is full/)
  expect(whyNotStarted(new TypeError('x is no function'))).toMatch(/TypeError: x is no function\n\s+at /)
})
