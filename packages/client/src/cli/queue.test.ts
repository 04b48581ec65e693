import { spawnSync } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { withLock } from './lock.ts'
import { openQueue, type Waiting } from './queue.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'throughline-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

const waiting = (key: string): Waiting => ({
  ...{ key, queuedAt: '2026-03-05T21:04:00.000Z', url: 'https://throughline.example', account: null, token: 'hash' },
  operation: { kind: 'add', input: { id: key, text: 'Buy milk\nand bread', typedAt: '2026-03-05T21:04:00.000Z' } },
})

describe('the queue', () => {
  it('keeps what waits in its order, readable to its owner alone', async () => {
    const { waiting: queue } = openQueue({ XDG_STATE_HOME: folder })
    await Promise.all(['a', 'b', 'c'].map((key) => queue.add(waiting(key))))
    expect((await queue.list()).map(({ key }) => key).sort()).toEqual(['a', 'b', 'c'])
    await queue.add(waiting('d'))
    await queue.remove('b')
    const left = await queue.list()
    expect(left.at(-1)).toEqual(waiting('d'))
    expect(left).toHaveLength(3)
    expect((await stat(queue.path)).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder, 'throughline'))).mode & 0o777).toBe(0o700)
  })

  it('leaves a line that it does not understand where it is', async () => {
    const { waiting: queue } = openQueue({ XDG_STATE_HOME: folder })
    await queue.add(waiting('a'))
    await appendFile(queue.path, 'what is this\n')
    await queue.add(waiting('b'))
    expect((await queue.list()).map(({ key }) => key)).toEqual(['a', 'b'])
    await queue.remove('a')
    expect((await readFile(queue.path, 'utf8')).split('\n')).toEqual(['what is this', JSON.stringify(waiting('b')), ''])
  })
})

describe('a lock', () => {
  const path = () => join(folder, 'some.lock')

  it('lets one after the other in, and nobody while one is', async () => {
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} in`)
      await expect(withLock(path(), async () => {}, { patience: 0 })).rejects.toThrow('Another throughline is at work.')
      order.push(`${name} out`)
    }
    await Promise.all(['a', 'b', 'c'].map((name) => withLock(path(), work(name))))
    expect(order.filter((_, place) => place % 2 === 0).map((line) => line.slice(0, 1))).toEqual(
      order.filter((_, place) => place % 2 === 1).map((line) => line.slice(0, 1)),
    )
    expect(order).toHaveLength(6)
  })

  it('is taken from who is dead, or has given no sign of life for long', async () => {
    const { pid } = spawnSync('true')
    await writeFile(path(), String(pid))
    expect(await withLock(path(), async () => 'in')).toBe('in')
    await writeFile(path(), String(process.pid))
    await utimes(path(), new Date(0), new Date(0))
    expect(await withLock(path(), async () => 'in')).toBe('in')
  })

  it('is left to who is alive, and let go of after a failure', async () => {
    const refusedInside = withLock(path(), () => withLock(path(), async () => {}, { patience: 0 }))
    await expect(refusedInside).rejects.toThrow('Another throughline is at work.')
    expect(await withLock(path(), async () => 'in')).toBe('in')
  })
})
