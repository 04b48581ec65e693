import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'throughline-precompile-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs Node, and answers what it says of what it finds compiled. */
const run = (...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    maxBuffer: 2 ** 25,
    env: { ...process.env, NODE_DEBUG_NATIVE: 'COMPILE_CACHE' },
  }).stderr

it('the build leaves the server compiled, so that its very first start has to compile nothing', () => {
  run('precompile.ts', folder)
  const parts = ['./compose.ts', './front.ts', './site-files.ts', './stop.ts', '@throughline/sqlite', '@throughline/blobs']
  const start = `
    import { keepCompiled } from './compile-cache.js'
    keepCompiled(${JSON.stringify(folder)})
    await Promise.all(${JSON.stringify(parts)}.map((name) => import(name)))
    console.error('compiler loaded:', process.moduleLoadList.some((name) => name.includes('amaro')))`
  const told = run('--input-type=module', '--eval', start).split('\n')
  const compose = told.filter((line) => line.includes('/server/src/compose.ts'))
  expect(compose.some((line) => line.includes('was accepted'))).toBe(true)
  expect(told.filter((line) => line.startsWith('[compile cache] writing'))).toEqual([])
  expect(told).toContain('compiler loaded: false')
}, 30_000)
