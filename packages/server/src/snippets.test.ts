import { execFile, spawnSync } from 'node:child_process'
import { curlOf, javascriptOf, pythonOf, type SnippetRequest } from '@throughline/client/snippets'
import { afterAll, describe, expect, it } from 'vitest'
import { listening } from './test-listening.ts'

const { url, end } = await listening()
afterAll(end)
const { token } = (await (await fetch(`${url}/api/v1/sandboxes`, { method: 'POST' })).json()) as { token: string }

/** What a program says, run while this process answers it. */
const run = (program: string, args: readonly string[]) =>
  new Promise<string>((resolve, reject) =>
    execFile(program, args, (error, stdout, stderr) => (error ? reject(new Error(`${program}: ${stderr}`)) : resolve(stdout))),
  )

/** Each language with what runs it. */
const languages = {
  curl: { write: curlOf, with: 'bash', args: ['-c'] },
  JavaScript: { write: javascriptOf, with: process.execPath, args: ['--input-type=module', '-e'] },
  Python: { write: pythonOf, with: 'python3', args: ['-c'] },
}

for (const program of ['bash', 'curl', 'python3'])
  if (spawnSync(program, ['--version']).error)
    throw new Error(`These tests run what is shown to people, and need ${program} to be installed.`)

const requestOf = (path: string, said: Partial<SnippetRequest> = {}): SnippetRequest => ({
  ...{ method: 'GET', url: `${url}/api/v1${path}`, token, body: null, file: null },
  ...said,
})

describe.each(Object.entries(languages))('in %s', (_, { write, with: program, args }) => {
  const sent = (request: SnippetRequest) => run(program, [...args, write(request)])

  it('a request is sent as it is shown, whatever characters are in it', async () => {
    const title = 'It’s “40 %” $HOME `id` \\n \'quoted\' "twice" — 🙂 end'
    const said = { title, notes: 'One\n\nEND\n"""\nTwo', tags: [], dueDate: null, durationMinutes: 5 }
    const operations = [{ method: 'POST', path: '/tasks', body: said }]
    const written = await sent(requestOf('/batch', { method: 'POST', body: JSON.stringify({ operations, stopOnError: true }) }))
    const task = JSON.parse(written.slice(written.indexOf('{'))).results[0].body as { id: string }
    expect(task).toMatchObject(said)
    expect(await sent(requestOf(`/tasks/${task.id}`))).toContain(task.id)
    await sent(requestOf(`/tasks/${task.id}`, { method: 'DELETE' }))
    expect(await sent(requestOf('/search?q=quoted%20twice'))).not.toContain(task.id)
  })

  it('a file is sent with its lines', async () => {
    const text = 'TYPE,CONTENT,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG\ntask,"Don’t END $it",4,1,,,,en\ntask,part,4,1,,,,en\n'
    const file = { name: 'my "tasks";.csv', text }
    const said = await sent(requestOf('/imports?format=todoist-csv&preview=true', { method: 'POST', file }))
    expect(said).toContain('Don’t END $it')
    expect(said).toContain('"tasks":2')
  })

  it('a refusal is shown, and what is not JSON is sent as it was typed', async () => {
    expect(await sent(requestOf('/tasks', { method: 'POST', body: '{"title":' }))).toContain('/problems/not-json')
  })
})

it('a shell runs nothing of what is typed', async () => {
  const body = JSON.stringify({ title: "'; touch /tmp/throughline-owned; echo '" })
  const said = await run('bash', ['-c', curlOf(requestOf('/tasks', { method: 'POST', body }))])
  expect(said).toContain('touch /tmp/throughline-owned')
  expect(spawnSync('ls', ['/tmp/throughline-owned']).status).not.toBe(0)
})

it('a stream is read as it comes', () => {
  expect(curlOf(requestOf('/events'))).toContain('--no-buffer')
})
