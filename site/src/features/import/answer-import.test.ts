import { ProblemError } from '@throughline/client/problem'
import type { APIContext } from 'astro'
import { expect, test, vi } from 'vitest'
import { answerImport, formatsFor } from './answer-import.ts'

const preview = { format: 'todoist-csv', rows: [], sections: [], problems: [], counts: {} }
const problem = (status: number, detail: string, errors?: { pointer: string; code: string; message: string }[]) =>
  new ProblemError({ type: '/problems/x', title: 'No', status, detail, instance: '', requestId: '', ...(errors && { errors }) })

function sent(fields: Record<string, string | File>, imports: Record<string, unknown> = {}, headers: HeadersInit = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const request = new Request('http://site.example/import', { method: 'POST', body, headers })
  return answerImport({ request, locals: { client: { imports } } } as unknown as APIContext)
}

const file = new File(['TYPE,CONTENT\ntask,Milk\n'], 'Home.csv')

test('a chosen file is previewed and carried along, so that importing it needs no second choice', async () => {
  const step = await sent({ file }, { preview: async () => preview })
  if (step.is !== 'previewed') throw new Error(step.is)
  expect(step.previewed.name).toBe('Home.csv')
  const run = vi.fn(async (_format: string, _file: File, _options: { id: string }) => ({ id: step.previewed.id }))
  const { id, content } = step.previewed
  expect(await sent({ content: content!, name: 'Home.csv', import: id }, { run })).toEqual({ is: 'elsewhere', path: `/import?done=${id}` })
  expect(await run.mock.calls[0]![1].text()).toBe('TYPE,CONTENT\ntask,Milk\n')
  expect(run.mock.calls[0]![2]).toEqual({ id })
})

test('a long file is not carried along', async () => {
  const step = await sent({ file: new File(['x'.repeat(3 * 1024 * 1024)], 'Long.csv') }, { preview: async () => preview })
  expect(step).toMatchObject({ is: 'previewed', previewed: { content: null } })
})

test('a refusal comes back with every fault in words', async () => {
  const refuse = async () => {
    throw problem(422, 'No.', [
      { pointer: '/1', code: 'a', message: 'Line 1 is wrong.' },
      { pointer: '/2', code: 'b', message: 'Line 2 too.' },
    ])
  }
  expect(await sent({ file }, { preview: refuse })).toMatchObject({ is: 'choose', refusal: ['Line 1 is wrong.', 'Line 2 too.'] })
  expect(await sent({ file }, { preview: () => Promise.reject(problem(415, 'This is no CSV file.')) })).toMatchObject({
    is: 'choose',
    refusal: ['This is no CSV file.'],
  })
})

test('a file of another app than the one chosen is told by its content, and its format is chosen for the next try', async () => {
  const ticktick = new File(['"Folder Name","List Name","Title"\n'], 'backup.csv')
  const preview = vi.fn(() => Promise.reject(problem(415, 'This is no Todoist export.')))
  const step = await sent({ file: ticktick, format: 'todoist-csv' }, { preview })
  expect(step).toEqual({
    is: 'choose',
    refusal: ['This is no Todoist export.', 'This looks like a file of TickTick.'],
    format: 'ticktick-csv',
  })
  const other = vi.fn(async () => ({ ...preview, format: 'ticktick-csv' }))
  await sent({ file: ticktick, format: 'ticktick-csv' }, { preview: other })
  expect(other).toHaveBeenCalledWith('ticktick-csv', expect.any(File))
})

test('no file, and one that is too large, are refused before the API is asked', async () => {
  expect(await sent({ file: new File([], '') })).toMatchObject({ is: 'choose', refusal: [expect.stringContaining('Choose a file')] })
  const large = await sent({ file }, {}, { 'content-length': String(100 * 1024 * 1024) })
  expect(large).toMatchObject({ is: 'choose', refusal: [expect.stringContaining('25 MB')] })
})

test('a CV is refused at its own length, in words for it, before the API is asked', async () => {
  const read = vi.fn(async () => preview)
  const long = new File([new Uint8Array(6 * 1024 * 1024)], 'CV.pdf')
  const step = await sent({ file: long, format: 'cv-document' }, { preview: read })
  expect(step).toEqual({ is: 'choose', refusal: [expect.stringContaining('5 MB')], format: 'cv-document' })
  expect(read).not.toHaveBeenCalled()
})

test('an import is undone and the page says so', async () => {
  const undo = vi.fn(async () => ({}))
  expect(await sent({ undo: 'the-id' }, { undo })).toEqual({ is: 'elsewhere', path: '/import?undone=the-id' })
  expect(undo).toHaveBeenCalledWith('the-id')
})

test('a fault of ours is not shown as one of the file', async () => {
  await expect(sent({ file }, { preview: () => Promise.reject(new TypeError('bug')) })).rejects.toThrow('bug')
})

test('a body that is no form holds no file', async () => {
  const request = new Request('http://site.example/import', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } })
  const step = await answerImport({ request, locals: { client: {} } } as unknown as APIContext)
  expect(step).toMatchObject({ is: 'choose', refusal: [expect.stringContaining('Choose a file')] })
})

test('who comes from Career chooses among its own formats first, and has one chosen', async () => {
  const formatOf = async (url: string) => {
    const step = await answerImport({ request: new Request(url), locals: { client: {} } } as unknown as APIContext)
    return step.is === 'choose' && step.format
  }
  expect(formatsFor('http://site.example/import?for=career').slice(0, 3)).toEqual(['cv-document', 'json-resume', 'linkedin-zip'])
  expect(await formatOf('http://site.example/import?for=career')).toBe('cv-document')
  expect(await formatOf('http://site.example/import')).toBe(formatsFor('http://site.example/import')[0])
})
