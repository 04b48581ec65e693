import type { Task } from '@throughline/core/task'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changes as words } from '../../messages/changes.ts'
import { type Change, editOf } from '../task/rules/change.ts'
import { sampleTask } from '../task/rules/test-task.ts'

interface Sent {
  method: string
  path: string
  body?: Partial<Task>
}

/** What reached the server, in its order, and what it answers: a status of its own makes it refuse. */
const server = { sent: [] as Sent[], known: new Map<string, Task>(), isAway: false, status: 200, current: null as object | null }

function answer({ method, path, body }: Sent): { status: number; body: object } {
  if (path.startsWith('/tasks/counts')) return { status: 200, body: {} }
  server.sent.push({ method, path, ...(body && { body }) })
  if (server.status >= 400) {
    const { status, current } = server
    return { status, body: { status, title: 'No', type: '/problems/validation', ...(current && { current }) } }
  }
  const id = path.split('/')[2]?.split('?')[0] ?? body?.id ?? ''
  const known = server.known.get(id) ?? sampleTask(1, { id, version: 0 })
  const next = { ...known, ...body, version: known.version + 1, deletedAt: method === 'DELETE' ? '2026-11-12T09:00:00.000Z' : null }
  server.known.set(id, next)
  return { status: 200, body: next }
}

async function fetched(url: string, { method = 'GET', body }: { method?: string; body?: string } = {}): Promise<Response> {
  if (server.isAway) throw new TypeError('fetch failed')
  const path = url.slice('/api/v1'.length)
  const given = body && JSON.parse(body)
  if (path === '/batch') return Response.json({ results: given.operations.map(answer) })
  const { status, body: answered } = answer({ method, path, body: given })
  return Response.json(answered, { status })
}

/** As a page that has just been opened has them. */
async function opened() {
  vi.resetModules()
  const [changes, { records }, stores, told] = await Promise.all([
    import('./changes.ts'),
    import('../task/state/queries.ts'),
    import('./stores.ts'),
    import('../desk/told.ts'),
    import('../task/state/area.ts'),
  ])
  const learn = (task: Task) => {
    server.known.set(task.id, task)
    return records.learn(task) as Task
  }
  return { ...changes, ...stores, ...told, shown: records.shown, learn }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', fetched)
  // A page with the focus elsewhere.
  vi.stubGlobal('document', { body: {}, activeElement: null })
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Object.assign(server, { sent: [], known: new Map(), isAway: false, status: 200, current: null })
})
afterEach(() => {
  vi.useRealTimers()
})

const create = (number: number, parentId: string | null = null): Change => {
  const { id, title } = sampleTask(number)
  return { do: 'create', id, task: { id, title, parentId } }
}

test('an action shows at once, is sent, and is taken back by undo', async () => {
  const { perform, undo, learn, shown } = await opened()
  const task = learn(sampleTask(1, { title: 'Before' }))
  const done = perform([editOf(task, { title: 'After' })], 'Changed.')
  expect(shown(task.id)).toMatchObject({ title: 'After' })
  expect(await done).toBe(true)
  await undo()
  expect(shown(task.id)).toMatchObject({ title: 'Before' })
  expect(server.sent.map(({ body }) => body)).toEqual([{ title: 'After' }, { title: 'Before' }])
})

test('what one action made is taken back last first, so that nothing stands below what is gone', async () => {
  const { perform, undo } = await opened()
  const [above, below] = [sampleTask(1).id, sampleTask(2).id]
  await perform([create(1), create(2, above)], 'Added.')
  server.sent = []
  await undo()
  expect(server.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE /tasks/${below}`, `DELETE /tasks/${above}`])
})

test('what was not sent is dropped by undo, and never reaches the server', async () => {
  const { perform, undo, outbox, learn, shown } = await opened()
  const task = learn(sampleTask(1, { title: 'Before' }))
  server.isAway = true
  vi.stubGlobal('navigator', { onLine: false })
  const done = perform([editOf(task, { title: 'After' })], 'Changed.')
  await vi.advanceTimersByTimeAsync(0)
  await undo()
  expect(await done).toBe(false)
  expect(shown(task.id)).toMatchObject({ title: 'Before' })
  server.isAway = false
  outbox.wake()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.sent).toEqual([])
})

test('what the server refused is told, and is no action that could be taken back', async () => {
  const { perform, undo, learn, $refusals, $toast } = await opened()
  const task = learn(sampleTask(1))
  server.status = 422
  expect(await perform([editOf(task, { title: '' })], 'Changed.')).toBe(false)
  expect($refusals.get()).toMatchObject([{ change: { id: task.id } }])
  await undo()
  expect($toast.get()).toMatchObject({ words: words.nothingToUndo })
  expect(server.sent).toHaveLength(1)
})

test('what another version of the app kept, and this one cannot send, holds nothing else up', async () => {
  const { resume, perform, $connection, $refusals } = await opened()
  resume([{ do: 'pyramid.build', id: 'p1' } as never])
  const done = perform([{ do: 'create', id: 't1', task: { id: 't1', title: 'Call the port' } }], 'Added.')
  await vi.waitFor(() => expect(server.sent).toContainEqual({ method: 'POST', path: '/tasks', body: { id: 't1', title: 'Call the port' } }))
  expect(await done).toBe(true)
  await vi.waitFor(() => expect($refusals.get().map(({ change }) => change.id)).toEqual(['p1']))
  expect($connection.get().obstacle).toBeNull()
})

test('what an earlier page kept goes in its order, though only its area, fetched meanwhile, can say what belongs together', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', (url: string, given: { body?: string } = {}) => {
    requests.push(url, ...(url.endsWith('/batch') ? JSON.parse(given.body ?? '').operations.map(({ path }: Sent) => path) : []))
    return fetched(url, given)
  })
  const { resume, outbox } = await opened()
  const checkIn = { id: 'c1', localDate: '2026-11-12', value: { kind: 'number', number: '3' }, confidence: null, note: '' }
  resume([{ do: 'goal.restore', id: 'g1' }, { do: 'check-in.create', id: 'c1', goalId: 'g1', checkIn } as never])
  await vi.waitFor(() => expect(outbox.unsaved()).toEqual([]), 20_000)
  const sent = requests.filter((path) => path.includes('g1'))
  expect(sent).toEqual(['/api/v1/goals/g1/restore', '/api/v1/goals/g1/check-ins'])
})

test('of what was changed elsewhere too nobody is told that it was changed', async () => {
  const { perform, $toast, $conflicts } = await opened()
  const { careerArea } = await import('../career/records/area.ts')
  const skill = { id: 'skill', version: 1, level: 'Working' }
  careerArea.records.learn(skill as never)
  Object.assign(server, { status: 412, current: { ...skill, version: 2, level: 'Advanced' } })
  const ended = perform([{ do: 'skill.edit', id: 'skill', changes: { level: 'Expert' }, base: { level: 'Working' } }], 'Changed the level.')
  expect($toast.get()?.words).toBe('Changed the level.')
  await ended
  expect($conflicts.get().skill).toMatchObject([{ field: 'level', mine: { level: 'Expert' }, theirs: { level: 'Advanced' } }])
  expect($toast.get()).toBeNull()
})
