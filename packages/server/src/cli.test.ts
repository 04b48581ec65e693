import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { type Client, createClient } from '@throughline/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { testApp } from '../../../adapters/http/src/test-app.ts'
import { composeServer } from './compose.ts'
import { front } from './front.ts'
import { command, Shell } from './test-shell.ts'
import { noSite } from './test-site.ts'

const [DONE, REFUSED, WRONG_USE, NOT_SIGNED_IN, NOT_REACHED] = [0, 1, 2, 3, 4]

let folder: string
let composed: Awaited<ReturnType<typeof composeServer>>
let server: Server
let port: number
let url: string
let person: Client
let token: string
let reached: string[] = []
let shell: Shell

/** What the front of the server does, or what stands in its place for a moment. */
let answers: Parameters<typeof createServer>[1]

/** Nobody answers, while the address stays the server's own. */
let isAway = false

async function listen() {
  server = createServer((request, response) => {
    reached.push(`${request.method} ${request.url}`)
    answers?.(request, response)
  })
  server.on('connection', (socket) => void (isAway && socket.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  url = `http://127.0.0.1:${port}`
}

function goAway() {
  isAway = true
  server.closeAllConnections()
}

function comeBack() {
  isAway = false
}

/** Somebody with an account, and a token of it that may do all. */
async function signedUp(name: string): Promise<{ client: Client; token: string }> {
  let cookie = ''
  const client = createClient({
    baseUrl: url,
    async fetch(input, init) {
      const response = await fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), origin: url, cookie } })
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return response
    },
  })
  const email = `${name.toLowerCase()}@post.example`
  await client.auth.signUp({ email, password: 'slate ferry quince ladder', name, timeZone: 'Europe/Berlin' })
  return { client, token: (await client.tokens.make({ name: 'My terminal', scopes: ['*'] })).token }
}

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  folder = await mkdtemp(join(tmpdir(), 'throughline-'))
  composed = await composeServer({ DATA_DIR: folder, DATABASE_URL: 'sqlite::memory:' })
  const { app, dav, mcp, languageOf, errors } = composed
  answers = front({ app, dav, mcp, site: noSite, languageOf, https: false, errors })
  await listen()
  ;({ client: person, token } = await signedUp('Ines'))
})

afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await composed.close()
  await rm(folder, { recursive: true })
})

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  comeBack()
  shell = new Shell(await mkdtemp(join(folder, 'home-')), { THROUGHLINE_URL: url, THROUGHLINE_TOKEN: token })
})

describe('signing in', () => {
  it('keeps the token for its owner alone, and forgets it', async () => {
    shell = new Shell(shell.home)
    expect(await shell.run(['today'])).toMatchObject({ code: NOT_SIGNED_IN, err: expect.stringContaining('throughline signin') })
    expect(await shell.spawn(['signin', url], `${token}\n`)).toEqual({
      code: DONE,
      out: `Signed in to ${url} as Ines (ines@post.example).\n`,
      err: '',
    })
    const kept = join(shell.home, 'config/throughline/signin.json')
    expect((await stat(kept)).mode & 0o777).toBe(0o600)
    expect(await shell.run(['goal', 'list'])).toMatchObject({ code: DONE })
    expect(await shell.run(['signout'])).toMatchObject({ code: DONE, out: 'Signed out.\n' })
    expect(await shell.run(['goal', 'list'])).toMatchObject({ code: NOT_SIGNED_IN })
  })

  it('keeps no token that the server does not know', async () => {
    shell = new Shell(shell.home)
    const wrong = await shell.run(['signin', url], 'tl_pat_nobody')
    expect(wrong).toMatchObject({ code: NOT_SIGNED_IN, out: '', err: expect.stringMatching(/^throughline: .+\n$/) })
    expect(await readdir(shell.home)).toEqual([])
    expect(await shell.run(['signin'], token)).toMatchObject({ code: WRONG_USE })
  })

  it('shows a token to no server but the one it was kept for', async () => {
    shell = new Shell(shell.home)
    await shell.run(['signin', url], token)
    shell.env.THROUGHLINE_URL = `http://localhost:${port}`
    reached = []
    expect(await shell.run(['goal', 'list'])).toMatchObject({ code: NOT_SIGNED_IN })
    expect(reached).toEqual([])
  })

  it('is refused what the token may not', async () => {
    const { token } = await person.tokens.make({ name: 'Reads goals', scopes: ['goals:read'] })
    shell.env.THROUGHLINE_TOKEN = token
    expect(await shell.run(['add', 'Buy milk'])).toMatchObject({ code: NOT_SIGNED_IN, err: expect.stringContaining('tasks:write') })
  })
})

describe('tasks', () => {
  it('are added as quick add reads them, listed, and done by number', async () => {
    await person.goals.create({ title: 'Ship 2.0' })
    const added = await shell.spawn(['add', 'Send Ana the draft today 4pm every friday', '#work', '>"Ship 2.0"'])
    expect(added).toMatchObject({ code: DONE, err: '' })
    expect(added.out).toMatch(
      /^Send Ana the draft\n {2}due {6}\w{3} \d{4}-\d\d-\d\d 16:00\n {2}repeats {2}every week on Fri\n {2}tags {5}#work\n {2}goal {5}Ship 2.0\n$/,
    )
    await person.tasks.create({ title: 'Water the plants', dueDate: '2020-01-06' })
    const listed = await shell.run(['today'])
    expect(listed.out).toContain('  1  Water the plants  overdue, Mon 2020-01-06\n')
    expect(listed.out).not.toContain('\u001b')
    expect(await shell.run(['done', '1'])).toMatchObject({ code: DONE, out: '✓ Water the plants\n' })
    expect(await shell.run(['done', '99'])).toMatchObject({ code: WRONG_USE, err: expect.stringContaining('last list') })
    expect((await shell.run(['today'])).out).not.toContain('Water the plants')
  })

  it('are done by the beginning of a title, and listed where several begin so', async () => {
    const [tents] = [await person.tasks.create({ title: 'Ordér tents' }), await person.tasks.create({ title: 'Order pegs' })]
    const several = await shell.run(['done', 'order'])
    expect(several).toMatchObject({ code: REFUSED, out: '' })
    expect(several.err).toContain(`${tents.id}  Ordér tents\n`)
    expect(several.err).toContain('Order pegs')
    expect(await shell.run(['done', 'ORDER T'])).toMatchObject({ code: DONE, out: '✓ Ordér tents\n' })
    expect(await shell.run(['done', 'order'])).toMatchObject({ code: DONE, out: '✓ Order pegs\n' })
    expect(await shell.run(['done', 'order'])).toMatchObject({ code: REFUSED })
  })

  it('are printed as the API has them', async () => {
    const { code, out } = await shell.run(['add', 'Call May', '--json'])
    const task = JSON.parse(out)
    expect(code).toBe(DONE)
    expect(await person.tasks.get(task.id)).toEqual(task)
    const [completed] = [JSON.parse((await shell.run(['done', task.id, '--json'])).out)]
    expect(completed).toMatchObject({ task: { id: task.id, status: 'done' }, completion: { taskId: task.id } })
  })
})

it('logs goals, writes entries, keeps wins, and finds them', async () => {
  const goal = await person.goals.create({ title: 'Weigh less', metric: { type: 'number', start: '80', target: '75', unit: 'kg' } })
  const logged = await shell.run(['goal', 'log', 'weigh', '-3.5', '--note', 'After lunch', '--date', '2026-03-02'])
  expect(logged).toEqual({ code: DONE, out: 'Weigh less: -3.5 on Mon 2026-03-02\n', err: '' })
  expect((await person.checkIns.list(goal.id)).items).toMatchObject([{ value: '-3.5', note: 'After lunch', localDate: '2026-03-02' }])
  expect((await shell.run(['goal', 'list'])).out).toContain('Weigh less\n')
  expect(await shell.run(['goal', 'log', 'weigh', 'much'])).toMatchObject({ code: REFUSED, err: expect.stringContaining('Write a number') })
  expect(await shell.run(['goal', 'log', 'weigh', '3', '--date', 'monday'])).toMatchObject({ code: WRONG_USE })

  expect(await shell.run(['journal'], 'A quiet day.\n')).toMatchObject({ code: DONE, out: expect.stringMatching(/^3 words about /) })
  expect(await shell.run(['journal'], '  \n')).toMatchObject({ code: DONE, out: 'Nothing was written.\n' })
  expect((await person.journal.list()).items).toMatchObject([{ body: 'A quiet day.', timeZone: 'Europe/Berlin' }])

  const win = await shell.run(['win', 'Cut stock-outs', '--from', '6.8', '--to', '3.1', '--unit', '%', '--on', '2026-09'])
  expect(win).toMatchObject({ code: DONE, out: 'Cut stock-outs\n  2026-09  6.8 → 3.1 %\n' })
  expect((await person.wins.list()).items).toMatchObject([{ happenedOn: '2026-09', metric: { baseline: '6.8', value: '3.1', unit: '%' } }])

  expect((await shell.run(['search', 'stock'])).out).toMatch(/^win +[0-9a-f-]{36} {2}Cut stock-outs\n$/)
  expect(JSON.parse((await shell.run(['search', 'quiet', '--json'])).out)).toMatchObject([{ kind: 'journal-entry' }])
})

it('takes records along', async () => {
  const csv = await shell.run(['export', '--format', 'csv'])
  expect(csv).toMatchObject({ code: DONE, out: expect.stringMatching(/^\ufeff?id,parentId,/) })
  const file = join(shell.home, 'goals.json')
  expect(await shell.run(['export', 'goals', '--out', file])).toMatchObject({ code: DONE, out: '' })
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ format: 'throughline' })
  expect(await shell.run(['export', 'everything'])).toMatchObject({ code: WRONG_USE, err: expect.stringContaining('in the browser') })
  expect(await shell.run(['export', 'goals', '--format', 'ics'])).toMatchObject({ code: WRONG_USE })
})

it('brings files in', async () => {
  // This app reads files itself: the server's own does it in a process that yields to all others, which may take long.
  const { app, signUp } = testApp()
  const owner = await signUp()
  const found = async () => (await owner.json('/search?q=hinge')).items
  const whole = answers
  answers = getRequestListener(app.fetch)
  onTestFinished(() => {
    answers = whole
  })
  shell.env.THROUGHLINE_TOKEN = (await owner.json('/tokens', { method: 'POST', body: { name: 'My terminal', scopes: ['*'] } })).token

  const list = join(shell.home, 'todoist.csv')
  await writeFile(list, 'TYPE,CONTENT,PRIORITY,INDENT,DATE\ntask,Oil the hinge,1,1,\ntask,Mow,1,1,every third moon\n')
  const preview = await shell.run(['import', 'todoist-csv', list, '--preview'])
  expect(preview).toMatchObject({
    code: DONE,
    out: expect.stringMatching(/^Would come in: 2 tasks.*\nOne problem:\n {2}line 3 {2}.*every third moon/),
  })
  expect(await found()).toEqual([])
  expect(await shell.run(['import', 'todoist-csv', list])).toMatchObject({ code: DONE, out: expect.stringMatching(/^Came in: 2 tasks/) })
  expect(await found()).toHaveLength(1)
  expect(await shell.run(['import', 'todoist-csv', join(folder, 'none.csv')])).toMatchObject({
    code: REFUSED,
    err: expect.stringMatching(/There is no file .*none\.csv to read\./),
  })
  expect(await shell.run(['import', 'sorcery', list])).toMatchObject({ code: WRONG_USE })
})

describe('while the server is away', () => {
  it('keeps what can wait, as it was typed, and sends it in order before the next command', async () => {
    const goal = await person.goals.create({ title: 'Read more', metric: { type: 'number', start: '0', target: '10' } })
    await shell.run(['today'])
    goAway()
    const kept = await shell.spawn(['add', 'Paint the fence'])
    expect(kept).toEqual({ code: DONE, out: '', err: expect.stringContaining('Kept') })
    for (const line of [
      ['done', 'Paint the f'],
      ['goal', 'log', 'read', '3'],
      ['journal', 'Rain', 'all', 'day'],
      ['win', 'Fence painted'],
    ])
      expect(await shell.run(line)).toMatchObject({ code: DONE, err: expect.stringContaining('Kept') })
    expect(await shell.spawn(['goal', 'list'])).toMatchObject({ code: NOT_REACHED, err: expect.stringContaining('cannot be reached') })
    expect(await shell.waiting()).toHaveLength(5)
    expect((await stat(shell.state('queue.jsonl'))).mode & 0o777).toBe(0o600)
    const shownQueue = await shell.run(['queue'])
    expect(shownQueue.out.split('\n').map((line) => line.slice(18))).toEqual([
      ...['add Paint the fence', 'done Paint the f', 'goal log read 3', 'journal Rain all day', 'win Fence painted', ''],
    ])

    comeBack()
    expect(await shell.run(['goal', 'list'])).toMatchObject({ code: DONE, err: 'Sent 5 things that waited.\n' })
    expect((await person.search('fence', { kinds: ['task'] })).items).toMatchObject([{ record: { status: 'done' } }])
    expect((await person.checkIns.list(goal.id)).items).toMatchObject([{ value: '3' }])
    expect((await person.search('rain', { kinds: ['journal-entry'] })).items).toHaveLength(1)
    expect((await person.search('fence', { kinds: ['win'] })).items).toHaveLength(1)
    expect(await shell.waiting()).toEqual([])
  })

  it('sets aside what is refused, tells it, and sends the rest', async () => {
    goAway()
    await shell.run(['goal', 'log', 'no such goal', '3'])
    await shell.run(['add', 'Sharpen the saw'])
    expect(await shell.run(['queue', 'flush'])).toMatchObject({ code: NOT_REACHED })
    comeBack()
    const flushed = await shell.run(['queue', 'flush', '--json'])
    expect(flushed).toMatchObject({ code: REFUSED, err: expect.stringContaining('No goal begins with “no such goal”') })
    expect(JSON.parse(flushed.out)).toEqual({ sent: 1, refused: 1, left: 0 })
    expect((await person.search('sharpen')).items).toHaveLength(1)
    const queue = JSON.parse((await shell.run(['queue', '--json'])).out)
    expect(queue).toMatchObject({ waiting: [], refused: [{ operation: { kind: 'goal log', goal: 'no such goal' } }] })
    expect(await shell.run(['queue', 'flush'])).toMatchObject({ code: DONE, out: 'Nothing waits.\n' })
  })

  it('sends nothing twice where two commands find the queue at once, nor where an answer was lost', async () => {
    const whole = answers
    // The server does it, and the answer never comes.
    answers = (request, response) => {
      if (request.method !== 'POST') return whole?.(request, response)
      response.end = (() => request.socket.destroy()) as never
      whole?.(request, response)
    }
    const lost = await shell.run(['add', 'Fold the map'])
    answers = whole
    expect(lost).toMatchObject({ code: DONE, err: expect.stringContaining('Kept') })
    expect(await shell.waiting()).toHaveLength(1)
    reached = []
    const both = await Promise.all([shell.spawn(['goal', 'list']), shell.spawn(['goal', 'list'])])
    expect(both.map(({ code }) => code)).toEqual([DONE, DONE])
    expect(reached.filter((line) => line.startsWith('POST'))).toEqual(['POST /api/v1/tasks/quick-add'])
    expect((await person.search('fold the map')).items).toHaveLength(1)
  })

  it('says so where there is no server at all', async () => {
    shell.env.THROUGHLINE_URL = 'http://127.0.0.1:2'
    expect(await shell.run(['search', 'milk'])).toMatchObject({ code: NOT_REACHED, err: expect.stringContaining('ECONNREFUSED') })
    const kept = await shell.run(['add', 'Buy milk', '--json'])
    expect(kept).toMatchObject({ code: DONE, err: expect.stringContaining('Kept') })
    expect(JSON.parse(kept.out)).toMatchObject({ queued: { kind: 'add', input: { text: 'Buy milk' } } })
  })

  it('takes the sign-in page of a network for no answer', async () => {
    const whole = answers
    answers = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to our Wi-Fi</h1>')
    const kept = await shell.run(['add', 'Wind the clock'])
    const today = await shell.run(['today'])
    answers = whole
    expect(kept).toMatchObject({ code: DONE, err: expect.stringContaining('is not Throughline') })
    expect(today).toMatchObject({ code: NOT_REACHED })
    await shell.run(['today'])
    expect((await person.search('wind the clock')).items).toHaveLength(1)
  })

  it('sends nothing of one person as another', async () => {
    goAway()
    await shell.run(['add', 'Of Ines alone'])
    comeBack()
    shell.env.THROUGHLINE_TOKEN = (await signedUp('Ben')).token
    expect(await shell.run(['goal', 'list'])).toMatchObject({ code: DONE, err: '' })
    expect(await shell.waiting()).toHaveLength(1)
    shell.env.THROUGHLINE_TOKEN = token
    expect(await shell.run(['goal', 'list'])).toMatchObject({ code: DONE, err: 'Sent one thing that waited.\n' })
  })
})

it('runs as docs/cli.md shows it', async () => {
  const document = await readFile(new URL('../../../docs/cli.md', import.meta.url), 'utf8')
  const examples = [...document.matchAll(/```sh\n(.*?)```/gs)].map(([, lines]) => lines).join('')
  const { client: maya, token } = await signedUp('Maya')
  shell.env.THROUGHLINE_TOKEN = token
  await maya.tasks.create({ title: 'Read what came', dueDate: '2020-01-06' })
  const goal = await maya.goals.create({ title: 'Read a shelf of books', metric: { type: 'number', start: '0', target: '30' } })
  await symlink(command, join(shell.home, 'throughline'))
  const env = { ...shell.env, PATH: `${shell.home}:${dirname(process.execPath)}:${process.env.PATH}` }
  const child = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', examples], { env, cwd: shell.home, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  expect({ code, err }).toEqual({ code: DONE, err: 'Written to tasks.csv.\n' })
  expect(out).toContain('3 words about')
  expect((await maya.checkIns.list(goal.id)).items).toMatchObject([{ value: '3', note: 'Two at once', localDate: '2026-03-05' }])
  expect(await readFile(join(shell.home, 'tasks.csv'), 'utf8')).toContain('Read what came')
})

it('is taken over by the packaged Node where the one that runs it reads no TypeScript', async () => {
  const child = spawn(process.execPath, ['--no-strip-types', command, '--version'], { env: shell.env })
  expect(await Promise.all([text(child.stdout), text(child.stderr)])).toEqual(['0.1.0\n', ''])
})

it('says how it is used', async () => {
  expect(await shell.run([])).toMatchObject({ code: WRONG_USE, out: '' })
  expect(await shell.run(['--help'])).toMatchObject({ code: DONE, err: '' })
  expect((await shell.run(['goal', 'log', '--help'])).out).toMatch(/^Usage: throughline goal log NAME VALUE\n/)
  expect(await shell.run(['--version'])).toEqual({ code: DONE, out: '0.1.0\n', err: '' })
  expect(await shell.spawn(['conjure'])).toMatchObject({ code: WRONG_USE, err: expect.stringMatching(/^throughline: .*“conjure”.*\n$/) })
  expect((await shell.run(['completions', 'bash'])).out).toContain('complete -o default -F _throughline throughline')
  expect(await shell.run(['completions', 'tcsh'])).toMatchObject({ code: WRONG_USE })
})
