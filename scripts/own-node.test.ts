import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const script = fileURLToPath(new URL('own-node.js', import.meta.url))
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ optionalDependencies: { 'node-other': '1.0.0', 'node-here': '1.0.0' } }))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A package that brings a Node which does so. */
function bring(does: string) {
  const bin = join(folder, 'node_modules/node-here/bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'node'), `#!/bin/sh\n${does}\n`)
  chmodSync(join(bin, 'node'), 0o755)
}
const run = () => spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' })
const link = () => join(folder, 'node_modules/.bin/node')

it('puts back the command that npm has taken away', () => {
  bring('echo v26.10.0')
  expect(run()).toMatchObject({ status: 0, stderr: '' })
  expect(readlinkSync(link())).toBe('../node-here/bin/node')
  expect(spawnSync(link(), { encoding: 'utf8' }).stdout).toBe('v26.10.0\n')
})

it('leaves a command that is there as it is', () => {
  bring('echo v26.10.0')
  mkdirSync(join(folder, 'node_modules/.bin'))
  symlinkSync(join(folder, 'node_modules/node-here/bin/node'), link())
  expect(run().status).toBe(0)
  expect(readlinkSync(link())).toBe(join(folder, 'node_modules/node-here/bin/node'))
})

it('says what to install where that Node does not run', () => {
  bring('echo "error while loading shared libraries: libatomic.so.1" >&2; exit 127')
  const { status, stderr } = run()
  expect(status).toBe(1)
  expect(stderr).toContain('libatomic.so.1')
  expect(stderr).toContain('apt install libatomic1')
})

it('does nothing where none was brought, as in an image', () => {
  expect(run()).toMatchObject({ status: 0, stderr: '' })
  expect(() => readlinkSync(link())).toThrow()
})
