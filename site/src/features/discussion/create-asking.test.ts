import { expect, test } from 'vitest'
import { createAsking } from './create-asking.ts'

/** A page whose server answers by hand. */
function page() {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const asking = createAsking((address, init) => {
    asked.push(`${init?.method} ${address}`)
    return new Promise((resolve) => answers.push(() => resolve(new Response())))
  })
  const read = (path: string) => asking.fetch(path, { method: 'GET' })
  return { ...asking, asked, answers, read }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('what is gone is not asked for until it is back; all else is', async () => {
  const { $gone, asked, read, fetch } = page()
  $gone.set('a')
  await expect(read('/api/v1/discussions/a/agenda-items?limit=100')).rejects.toMatchObject({ status: 404 })
  await expect(fetch('/api/v1/discussions/a/presence', { method: 'POST' })).rejects.toMatchObject({ status: 404 })
  void read('/api/v1/discussions/b')
  void fetch('/api/v1/discussions/a/restore', { method: 'POST' })
  await turn()
  $gone.set('')
  void read('/api/v1/discussions/a')
  await turn()
  expect(asked).toEqual(['POST /api/v1/discussions/a/restore', 'GET /api/v1/discussions/b', 'GET /api/v1/discussions/a'])
})

test('it is left once what was asked has its answer, and nothing is asked meanwhile or later', async () => {
  const { leave, asked, answers, read, fetch } = page()
  void read('/discussions/a/people')
  await turn()
  const left = leave('a', () => fetch('/discussions/a/leave', { method: 'POST' }))
  const late = read('/discussions/a').catch(({ status }) => status)
  await turn()
  expect(asked).toEqual(['GET /discussions/a/people'])
  answers[0]?.()
  await turn()
  expect(asked).toEqual(['GET /discussions/a/people', 'POST /discussions/a/leave'])
  answers[1]?.()
  await left
  expect(await late).toBe(404)
  expect(asked).toHaveLength(2)
})

test('where leaving is refused, what waited is asked', async () => {
  const { leave, asked, read, $gone } = page()
  const left = leave('a', () => Promise.reject(new Error('Pass it on first.')))
  void read('/discussions/a')
  await expect(left).rejects.toThrow('Pass it on first.')
  await turn()
  expect([$gone.get(), asked]).toEqual(['', ['GET /discussions/a']])
})
