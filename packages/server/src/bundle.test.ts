import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle } from './bundle.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
mkdirSync(dist, { recursive: true })
const folder = mkdtempSync(join(dist, 'test-'))
const compiled = join(folder, 'compiled')
const files = () => readdirSync(folder).filter((name) => name.endsWith('.js'))

beforeAll(() => bundle(folder))
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts what the build starts, and answers what Node says of what it finds compiled. */
const start = (...args: string[]) =>
  spawnSync(process.execPath, [...args, join(folder, 'precompile.js'), compiled], {
    encoding: 'utf8',
    maxBuffer: 2 ** 25,
    env: { ...process.env, NODE_DEBUG_NATIVE: 'COMPILE_CACHE' },
  })

it('the build leaves the server in few files and compiled, so that its very first start has to compile nothing', () => {
  expect(files().length).toBeLessThan(100)
  expect(start().status).toBe(0)
  const tellsCompiler = `process.on('exit', () => console.log('compiler loaded:', process.moduleLoadList.some((name) => name.includes('amaro'))))`
  const { stdout, stderr } = start('--import', `data:text/javascript,${encodeURIComponent(tellsCompiler)}`)
  const told = stderr.split('\n')
  expect(told.some((line) => line.includes(folder) && line.includes('was accepted'))).toBe(true)
  expect(told.filter((line) => /\.ts\b/.test(line))).toEqual([])
  expect(told.filter((line) => line.startsWith('[compile cache] writing') && !line.includes('no modules'))).toEqual([])
  expect(stdout.split('\n')).toContain('compiler loaded: false')
}, 30_000)

it('finds what lies beside the sources, such as the programs of other processes', () => {
  const named = files().flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/new URL\("([^"]+)", import\.meta\.url\)\.href/g)].map(([, path = '']) => path),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([])
})
