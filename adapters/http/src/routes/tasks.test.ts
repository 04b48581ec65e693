import { describe, expect, it, vi } from 'vitest'
import { exampleId } from '../examples.ts'
import { testApp } from '../test-app.ts'

const withTasks = async (count: number) => {
  const { signUp } = testApp()
  const ines = await signUp()
  for (let i = 0; i < count; i++) await ines.ask('/tasks', { method: 'POST', body: { title: `Task ${i}`, order: `a${i}` } })
  return ines
}

const titles = (page: { items: { title: string }[] }) => page.items.map(({ title }) => title)

describe('a list', () => {
  it('comes in pages by an opaque cursor, and an insert before it moves nothing', async () => {
    const ines = await withTasks(5)
    const first = await ines.json('/tasks?limit=2')
    expect([titles(first), first.nextCursor]).toEqual([['Task 0', 'Task 1'], expect.stringMatching(/^[\w-]+$/)])
    await ines.ask('/tasks', { method: 'POST', body: { title: 'In front', order: 'a00' } })
    const second = await ines.json(`/tasks?limit=2&cursor=${first.nextCursor}`)
    expect(titles(second)).toEqual(['Task 2', 'Task 3'])
    const third = await ines.json(`/tasks?limit=2&cursor=${second.nextCursor}`)
    expect([titles(third), third.nextCursor]).toEqual([['Task 4'], null])
  })

  it.each([
    'limit=0',
    'limit=201',
    'limit=1e2',
    'limit=x',
    'limit=',
    'cursor=***',
    'cursor=WyJhIl0',
    'fields=colour',
    'view=board',
    'dueBefore=2026-03-01',
    'doneBefore=2026-13-01&doneFrom=2026-03-01',
    'sort=title',
  ])('refuses ?%s', async (query) => {
    const ines = await withTasks(0)
    const problem = await ines.json(`/tasks?${query}`)
    expect(problem).toMatchObject({ status: 422, errors: [{ pointer: expect.stringContaining(`/${query.split('=')[0]}`) }] })
  })

  it('holds what is due on some days, or was done on them', async () => {
    const ines = await withTasks(0)
    for (const dueDate of ['2026-03-05', '2026-03-09']) await ines.ask('/tasks', { method: 'POST', body: { title: dueDate, dueDate } })
    const done = await ines.json('/tasks', { method: 'POST', body: { title: 'Done', status: 'done' } })
    const day = done.lastCompletion.localDate
    const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString()
    expect(titles(await ines.json('/tasks?dueFrom=2026-03-05&dueBefore=2026-03-09'))).toEqual(['2026-03-05'])
    await ines.ask('/tasks', { method: 'POST', body: { title: 'Done later', dueDate: '2026-03-05', status: 'done' } })
    expect(titles(await ines.json('/tasks?dueFrom=2026-03-05&dueBefore=2026-03-09&view=completed'))).toEqual(['Done later'])
    expect(titles(await ines.json('/tasks?dueFrom=2026-03-05&dueBefore=2026-03-09'))).toEqual(['2026-03-05'])
    expect(titles(await ines.json(`/tasks?doneFrom=${day}&doneBefore=${next}`))).toEqual(['Done later', 'Done'])
    for (const [query, code] of [
      ['dueFrom=2026-03-05&dueBefore=2026-03-05', 'invalid_range'],
      ['dueFrom=2026-03-05&dueBefore=2026-08-05', 'invalid_range'],
      [`dueFrom=${day}&dueBefore=${next}&view=all`, 'two_lists'],
      [`dueFrom=${day}&dueBefore=${next}&doneFrom=${day}&doneBefore=${next}`, 'two_lists'],
    ])
      expect(await ines.json(`/tasks?${query}`), query).toMatchObject({ status: 422, errors: [{ code }] })
  })

  it('tells when a repeating task comes round', async () => {
    const ines = await withTasks(1)
    const today = (await ines.json('/tasks')).items[0].createdAt.slice(0, 10)
    const on = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()
    await ines.ask('/tasks', { method: 'POST', body: { title: 'Stretch', dueDate: on(2), recurrence: { rrule: 'FREQ=DAILY;COUNT=3' } } })
    const page = await ines.json(`/tasks/occurrences?from=${today}&before=${on(42)}`)
    expect(page).toMatchObject({ items: [{ task: { title: 'Stretch' }, planned: [on(3), on(4)], done: [] }], nextCursor: null })
    expect(await ines.json(`/tasks/occurrences?from=${today}&before=${on(63)}`)).toMatchObject({ errors: [{ code: 'invalid_range' }] })
    expect(await ines.json('/tasks/occurrences?from=x')).toMatchObject({
      status: 422,
      errors: [{ pointer: '/from' }, { pointer: '/before' }],
    })
  })

  it('is a view, the steps of a task or the tasks of a goal', async () => {
    const ines = await withTasks(1)
    const [{ id }] = (await ines.json('/tasks')).items
    await ines.ask('/tasks', { method: 'POST', body: { title: 'Print it', parentId: id } })
    expect(titles(await ines.json(`/tasks?parentId=${id}`))).toEqual(['Print it'])
    for (const two of [`parentId=${id}&view=all`, `parentId=${id}&goalId=${id}`, `goalId=${id}&view=today`, `goalId=${id}&filter=x`])
      expect(await ines.json(`/tasks?${two}`), two).toMatchObject({ errors: [{ code: 'two_lists' }] })
    expect(await ines.json(`/tasks?goalId=${id}&view=completed`)).toMatchObject({ items: [] })
  })

  it('is some tasks by their ids, in that order, without those in the trash, unknown, or of somebody else', async () => {
    const { signUp } = testApp()
    const [ines, bo] = [await signUp(), await signUp()]
    const add = async (person: typeof ines, title: string): Promise<string> =>
      (await person.json('/tasks', { method: 'POST', body: { title } })).id
    const [a, b, thrown, hers] = [await add(ines, 'A'), await add(ines, 'B'), await add(ines, 'Thrown'), await add(bo, 'Hers')]
    await ines.ask(`/tasks/${thrown}`, { method: 'DELETE' })
    const ids = [b, thrown, hers, '019a9b3c-5d00-7cc0-8000-0123456789ab', a].join()
    expect(await ines.json(`/tasks?ids=${ids}&fields=title`)).toEqual({ items: [{ title: 'B' }, { title: 'A' }], nextCursor: null })
    for (const two of ['view=all', `parentId=${a}`, 'filter=x'])
      expect(await ines.json(`/tasks?ids=${a}&${two}`), two).toMatchObject({ errors: [{ code: 'two_lists' }] })
    expect((await ines.ask('/tasks?ids=x')).status).toBe(422)
    expect((await ines.ask(`/tasks?ids=${Array(201).fill(a).join()}`)).status).toBe(422)
  })

  it('is what names an entry, which is also told how many they are', async () => {
    const ines = await withTasks(1)
    const { id } = await ines.json('/journal-entries', { method: 'POST', body: { body: 'Call Oskar.' } })
    const links = [{ kind: 'journal-entry', id, quote: 'Call Oskar.' }]
    await ines.ask('/tasks', { method: 'POST', body: { title: 'Call', links } })
    expect(await ines.json(`/tasks?linkedId=${id}&fields=title,links`)).toMatchObject({ items: [{ title: 'Call', links }] })
    expect(await ines.json(`/tasks/link-counts?ids=${id},${exampleId}`)).toEqual({ items: [{ id, tasks: 1 }] })
    expect((await ines.ask('/tasks/link-counts?ids=x')).status).toBe(422)
    for (const two of ['view=all', `parentId=${id}`, 'filter=x'])
      expect(await ines.json(`/tasks?linkedId=${id}&${two}`), two).toMatchObject({ errors: [{ code: 'two_lists' }] })
  })

  it('holds only the fields asked for', async () => {
    const ines = await withTasks(1)
    const { items } = await ines.json('/tasks?fields=title,status')
    expect(items).toEqual([{ title: 'Task 0', status: 'open' }])
    const [{ id }] = (await ines.json('/tasks?fields=id')).items
    expect(await ines.json(`/tasks/${id}?fields=title`)).toEqual({ title: 'Task 0' })
  })
})

describe('a task', () => {
  it('made twice under an id of one’s own is made once; another under that id is refused', async () => {
    const ines = await withTasks(0)
    const make = (title: string) => ines.ask('/tasks', { method: 'POST', body: { id: exampleId, title } })
    const [first, again, other] = [await make('Mine'), await make('Mine'), await make('Another')]
    expect([first.status, again.status, other.status]).toEqual([201, 201, 409])
    expect(await again.json()).toEqual(await first.json())
  })

  it('goes to the trash and comes back', async () => {
    const ines = await withTasks(1)
    const [{ id }] = (await ines.json('/tasks')).items
    expect(await ines.json(`/tasks/${id}`, { method: 'DELETE' })).toMatchObject({ id, deletedAt: expect.any(String) })
    expect((await ines.ask(`/tasks/${id}`)).status).toBe(404)
    expect(titles(await ines.json('/tasks?view=trash'))).toEqual(['Task 0'])
    await ines.ask(`/tasks/${id}/restore`, { method: 'POST' })
    expect((await ines.ask(`/tasks/${id}`)).status).toBe(200)
  })

  it('is completed once, and reopened by undoing that', async () => {
    const ines = await withTasks(1)
    const [{ id }] = (await ines.json('/tasks')).items
    const complete = () => ines.json(`/tasks/${id}/completions`, { method: 'POST' })
    const [{ completion }, again] = [await complete(), await complete()]
    expect(again.completion.id).toBe(completion.id)
    expect((await ines.json(`/tasks/${id}/completions`)).items).toHaveLength(1)
    const reopened = await ines.json(`/tasks/${id}/completions/${completion.id}`, { method: 'DELETE' })
    expect(reopened).toMatchObject({ id, status: 'open' })
  })

  it('takes a JSON Merge Patch by that name, too', async () => {
    const ines = await withTasks(1)
    const [{ id }] = (await ines.json('/tasks')).items
    const headers = { 'content-type': 'application/merge-patch+json' }
    const response = await ines.ask(`/tasks/${id}`, { method: 'PATCH', body: { dueDate: '2026-03-09' }, headers })
    expect([response.status, response.headers.get('etag')]).toEqual([200, '"2"'])
    expect(await ines.json(`/tasks/${id}`, { method: 'PATCH', body: { dueDate: null } })).toMatchObject({ dueDate: null })
  })

  it('is made of a line of text, or the line only read', async () => {
    const ines = await withTasks(0)
    const ask = (query: string) => ines.ask(`/tasks/quick-add${query}`, { method: 'POST', body: { text: 'Send Ana the draft tomorrow' } })
    expect(await (await ask('?preview=true')).json()).toMatchObject({ title: 'Send Ana the draft', dueDate: '2026-03-06' })
    expect(titles(await ines.json('/tasks'))).toEqual([])
    const made = await ask('')
    expect([made.status, made.headers.get('location')]).toEqual([201, expect.stringMatching(/^\/api\/v1\/tasks\/[\da-f-]{36}$/)])
  })

  it('that is no id at all is no task, and no store is asked for it', async () => {
    const { signUp, deps } = testApp()
    const ines = await signUp()
    const get = vi.spyOn(deps.store.json, 'get')
    for (const id of ['1', 'null', '%00', '..%2fme', exampleId.toUpperCase()]) expect((await ines.ask(`/tasks/${id}`)).status, id).toBe(404)
    expect(get).not.toHaveBeenCalled()
  })
})
