import { expect, it } from 'vitest'
import { AppError } from '../error.ts'
import { atMost } from './at-most.ts'

const settled = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve()
}

it('lets so many run at a time for each key, and the next in order when one is done', async () => {
  const run = atMost(2)
  const begun: string[] = []
  const gates = new Map<string, () => void>()
  const start = (key: string, name: string) =>
    run(key, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => gates.set(name, resolve))
    })
  const all = [start('ines', 'a'), start('ines', 'b'), start('ines', 'c'), start('ines', 'd'), start('noor', 'e')]
  await settled()
  expect(begun).toEqual(['a', 'b', 'e'])
  gates.get('b')?.()
  await settled()
  expect(begun).toEqual(['a', 'b', 'e', 'c'])
  for (const name of ['a', 'c', 'e']) gates.get(name)?.()
  await settled()
  gates.get('d')?.()
  await Promise.all(all)
})

it('goes on after one that failed', async () => {
  const run = atMost(1)
  const failed = run('ines', () => Promise.reject(new Error('broken')))
  const next = run('ines', async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

it('turns away who would wait in too long a line, and nobody of another key', async () => {
  const run = atMost(1, { waiting: 1, full: () => new AppError('unavailable', 'There is no room.') })
  const ends: (() => void)[] = []
  const start = (key: string) => run(key, () => new Promise<void>((resolve) => ends.push(resolve)))
  const all = [start('ines'), start('ines')]
  await expect(start('ines')).rejects.toMatchObject({ code: 'unavailable', message: 'There is no room.' })
  all.push(start('noor'))
  await settled()
  expect(ends).toHaveLength(2)
  for (const end of ends.splice(0)) end()
  await settled()
  for (const end of ends) end()
  await Promise.all(all)
})
