import { TOKEN_SCOPES, type TokenScope } from '@throughline/core/account'
import { areaOfKind, kinds } from '@throughline/core/kinds'
import type { TaskLink } from '@throughline/core/task'
import { describe, expect, it } from 'vitest'
import { routes } from './operations.ts'
import { isInPerson } from './route.ts'
import { ask, read } from './test-app.ts'
import { everythingOnce, upload } from './test-everything.ts'

const written = everythingOnce()

/** Somebody who has something of everything, and what their tokens with these scopes may ask. */
async function withEverything() {
  const { owner, own: ids, ...made } = await written()
  let named = 0
  const tokenOf = async (...scopes: TokenScope[]) => {
    const { token, ...refused } = await owner.json('/tokens', { method: 'POST', body: { name: `Token ${++named}`, scopes } })
    if (!token) throw new Error(JSON.stringify(refused))
    return (path: string, options: Parameters<typeof ask>[2] = {}) =>
      ask(made.app, path, { ...options, headers: { authorization: `Bearer ${token}` } })
  }
  return { ...made, owner, ids, tokenOf }
}

const readScopes = TOKEN_SCOPES.filter((scope) => scope.endsWith(':read'))
const areaOfScope = (scope: string) => scope.split(':')[0]
const forbidden = [403, '/problems/forbidden']
const refusal = async (response: Response) => [response.status, (await read(response)).type]

describe('of the account', () => {
  const person = routes.filter(({ area, access }) => area === 'Account' && access === 'person')

  it('a token reads, and changes only what one is called, sees and is shown first', () => {
    const open = person.filter((route) => !isInPerson(route)).map(({ operationId }) => operationId)
    expect(open.sort()).toEqual([
      'editMe',
      'editWelcome',
      'endSandbox',
      'getCodes',
      'getDeletion',
      'getEmailChange',
      'getMe',
      'getPassword',
      'getStorage',
      'getSubscription',
      'getWelcome',
      'listPasskeys',
      'listSessions',
      'listSignIns',
      'listTokens',
      'readSandbox',
      'refreshSubscription',
      'resetSandbox',
    ])
  })

  it('whatever is for who is there in person is refused to every token, and has been done to nothing', async () => {
    const { owner, ids, tokenOf } = await withEverything()
    const send = await tokenOf('*')
    const before = await Promise.all(['/sessions', '/me/email-change', '/passkeys', '/me/deletion'].map((path) => owner.json(path)))
    for (const route of routes.filter(isInPerson)) {
      const area = route.path.split('/')[1] as keyof typeof ids
      const path = route.path.replace(/\{\w+\}/g, String(ids[area] ?? ids.id))
      expect([route.operationId, ...(await refusal(await send(path, { method: route.method })))]).toEqual([route.operationId, ...forbidden])
    }
    const after = await Promise.all(['/sessions', '/me/email-change', '/passkeys', '/me/deletion'].map((path) => owner.json(path)))
    expect(after).toEqual(before)
  })
})

it('a token makes no link by which others read, and gives no discussion away', () => {
  const lets = [
    'askAttestation',
    'exportZip',
    'inviteToDiscussion',
    'makeCalendarFeed',
    'makeWebhook',
    'passDiscussionOn',
    'renewAttestationLink',
  ]
  expect(lets.filter((name) => !routes.some((route) => route.operationId === name && isInPerson(route)))).toEqual([])
})

describe('by search', () => {
  it('a token finds what it may read, area by area, and no more', async () => {
    const { owner, tokenOf } = await withEverything()
    const kindsFound = async (response: Response) =>
      new Set(((await read(response)) as { items: { kind: string }[] }).items.map(({ kind }) => kind))
    // Of whatever there is, some word begins with one of these.
    const words = ['d', 'f', 's', 'a', 't', 'w', 'p']
    const seen = new Set<string>()
    for (const scope of readScopes) {
      const send = await tokenOf('search:read', ...(scope === 'search:read' ? [] : [scope]))
      for (const word of words)
        for (const kind of await kindsFound(await send(`/search?limit=100&q=${word}`))) {
          expect([kind, areaOfKind(kind)]).toEqual([kind, areaOfScope(scope)])
          seen.add(kind)
        }
    }
    const all = new Set<string>()
    for (const word of words) for (const kind of await kindsFound(await owner.ask(`/search?limit=100&q=${word}`))) all.add(kind)
    expect(seen).toEqual(all)
    expect(all.size).toBeGreaterThan(5)
  })

  it('what it asks for and may not read is refused', async () => {
    const { tokenOf } = await withEverything()
    const send = await tokenOf('search:read', 'tasks:read')
    expect((await send('/search?q=draft&kinds=task')).status).toBe(200)
    expect(await refusal(await send('/search?q=draft&kinds=task,journal-entry'))).toEqual(forbidden)
  })
})

describe('of what happens', () => {
  it('every kind of record has an area', () => {
    expect(kinds.filter(({ name }) => areaOfKind(name) === null).map(({ name }) => name)).toEqual([])
  })

  it('a token is told in the areas that it may read, and no more', async () => {
    const { owner, tokenOf } = await withEverything()
    /** The kinds in what a stream has told up to a task that was made when it had begun. */
    const told = async (send: Awaited<ReturnType<typeof tokenOf>>) => {
      const response = await send('/events?after=0')
      const reader = (response.body as ReadableStream<Uint8Array>).getReader()
      const found = new Set<string>()
      for (let text = ''; !text.includes('"kind":"task"'); ) {
        const { value } = await reader.read()
        text += new TextDecoder().decode(value)
        for (const [, kind = ''] of text.matchAll(/"kind":"([a-z-]+)"/g)) found.add(kind)
      }
      await reader.cancel()
      return found
    }
    await owner.json('/tasks', { method: 'POST', body: { title: 'The last thing' } })
    expect([...(await told(await tokenOf('events:read', 'tasks:read')))].map(areaOfKind)).not.toContain('goals')
    for (const scope of ['goals:read', 'journal:read', 'career:read', 'account:read'] as const) {
      const found = await told(await tokenOf('events:read', 'tasks:read', scope))
      for (const kind of found) expect(['tasks', areaOfScope(scope)]).toContain(areaOfKind(kind))
      expect([...found].some((kind) => areaOfKind(kind) === areaOfScope(scope))).toBe(true)
    }
  })
})

describe('of files', () => {
  it.each([
    ['tasks', 'taskId', '/tasks', { title: 'Measure the window' }],
    ['journal', 'entryId', '/journal-entries', { body: 'A day.' }],
    ['career', 'winId', '/wins', { title: 'Halved the wait' }],
    ['interview-prep', 'targetJobId', '/target-jobs', { role: 'Analyst', company: 'Pellworth' }],
  ] as const)('a token has those of %s where it has that area', async (area, name, path, body) => {
    const { owner, tokenOf } = await withEverything()
    const { id } = await owner.json(path, { method: 'POST', body })
    const file = await owner.json(`/attachments?${name}=${id}`, { method: 'POST', body: upload() })
    const [read, write, others] = [
      await tokenOf('files:read', 'files:write', `${area}:read`),
      await tokenOf('files:read', 'files:write', `${area}:read`, `${area}:write`),
      await tokenOf(...TOKEN_SCOPES.filter((scope) => areaOfScope(scope) !== area)),
    ]
    const reading = [`/attachments?${name}=${id}`, `/attachments/${file.id}/content`]
    for (const each of reading) {
      expect((await read(each)).status).toBe(200)
      expect(await refusal(await others(each))).toEqual(forbidden)
    }
    const changes = [
      [`/attachments/${file.id}`, { method: 'PATCH', body: { name: 'Other.csv' } }],
      [`/attachments/${file.id}`, { method: 'DELETE' }],
      [`/attachments/${file.id}/restore`, { method: 'POST' }],
      [`/attachments?${name}=${id}`, { method: 'POST', body: upload() }],
    ] as const
    for (const [each, options] of changes) {
      expect(await refusal(await read(each, options))).toEqual(forbidden)
      expect(await refusal(await others(each, options))).toEqual(forbidden)
      expect((await write(each, options)).status).toBeLessThan(300)
    }
  })
})

describe('by exports', () => {
  const exports = routes.filter((route) => route.area === 'Exports' && !isInPerson(route))

  it('a token takes along what it may read, and never everything', async () => {
    const { tokenOf } = await withEverything()
    const [alone, all] = [await tokenOf('exports:read'), await tokenOf('*')]
    expect(routes.filter((route) => route.area === 'Exports' && isInPerson(route)).map(({ operationId }) => operationId)).toEqual([
      'exportZip',
    ])
    for (const { operationId, path, alsoNeeds = [] } of exports) {
      expect([operationId, ...(await refusal(await alone(path)))]).toEqual([operationId, ...forbidden])
      const own = await tokenOf('exports:read', ...alsoNeeds)
      expect([operationId, (await own(path)).status]).toEqual([operationId, (await all(path)).status])
    }
  })
})

it('a version of the résumé is made for a job by a token that may make one', async () => {
  const { owner, tokenOf } = await withEverything()
  const { id } = await owner.json('/target-jobs', { method: 'POST', body: { role: 'Analyst' } })
  const asked = [`/target-jobs/${id}/resume`, { method: 'POST', body: {} }] as const
  expect(await refusal(await (await tokenOf('interview-prep:write'))(...asked))).toEqual(forbidden)
  expect((await (await tokenOf('interview-prep:write', 'career:write'))(...asked)).status).toBe(201)
})

it('what a job asks for is told beside what Career keeps by a token that may read both', async () => {
  const { owner, tokenOf } = await withEverything()
  const { id } = await owner.json('/target-jobs', { method: 'POST', body: { role: 'Analyst', description: 'You know SQL.' } })
  const asked = `/target-jobs/${id}/requirements`
  expect(await refusal(await (await tokenOf('interview-prep:read'))(asked))).toEqual(forbidden)
  expect((await (await tokenOf('interview-prep:read', 'career:read'))(asked)).status).toBe(200)
})

it('what a task names is told to a token that may read that', async () => {
  const { owner, tokenOf } = await withEverything()
  const made = async (path: string, body: object) => (await owner.json(path, { method: 'POST', body })).id as string
  const areaOfLink: Record<TaskLink['kind'], string> = {
    ...{ task: 'tasks', goal: 'goals', 'journal-entry': 'journal' },
    ...{ 'target-job': 'interview-prep', story: 'interview-prep' },
  }
  const links = [
    { kind: 'task', id: await made('/tasks', { title: 'Named' }) },
    { kind: 'goal', id: await made('/goals', { title: 'Named', metric: { type: 'number', target: '9' } }) },
    { kind: 'journal-entry', id: await made('/journal-entries', { body: 'Said.' }) },
    { kind: 'target-job', id: await made('/target-jobs', { role: 'Analyst' }) },
    { kind: 'story', id: await made('/stories', { title: 'Told' }) },
  ] as const
  const id = await made('/tasks', { title: 'Names', links })
  for (const scope of readScopes) {
    const { to } = await read(await (await tokenOf('tasks:read', ...(scope === 'tasks:read' ? [] : [scope])))(`/tasks/${id}/links`))
    const may = ['tasks', areaOfScope(scope)]
    expect(to.map(({ kind }: TaskLink) => kind)).toEqual(links.map(({ kind }) => kind).filter((kind) => may.includes(areaOfLink[kind])))
  }
})

it('what is made of a record is made by a token that may read that record', async () => {
  const { owner, tokenOf } = await withEverything()
  const made = async (path: string, body?: unknown) => (await owner.json(path, { method: 'POST', body })).id as string
  const [task, goal, entry] = [
    await made('/tasks', { title: 'Taken' }),
    await made('/goals', { title: 'Reached', metric: { type: 'number', target: '9' } }),
    await made('/journal-entries', { body: 'Said.' }),
  ]
  const checkIn = await made(`/goals/${goal}/check-ins`, { value: '3' })
  const file = await made(`/attachments?entryId=${entry}`, upload())
  const discussionId = await made('/discussions', { title: 'Talk' })
  const message = await made(`/discussions/${discussionId}/messages`, { body: 'Words' })
  const sources: [object, ...TokenScope[]][] = [
    [{ kind: 'task', id: task }, 'tasks:read'],
    [{ kind: 'goal', id: goal }, 'goals:read'],
    [{ kind: 'check-in', id: checkIn }, 'goals:read'],
    [{ kind: 'journal-entry', id: entry }, 'journal:read'],
    [{ kind: 'file', id: file }, 'files:read', 'journal:read'],
    [{ kind: 'message', id: message, discussionId }, 'discussions:read'],
  ]
  for (const [from, ...scopes] of sources) {
    const win = await made('/wins', { title: 'Done' })
    const asked = [
      ['/wins', { from }],
      ['/wins', { title: 'Done', evidence: [from] }],
      [`/wins/${win}/evidence`, from],
    ] as const
    // What a task is made into a win with, its goal was to show.
    const may = await tokenOf('career:write', ...scopes, 'goals:read')
    for (const lacking of scopes) {
      const others = TOKEN_SCOPES.filter((scope) => scope !== lacking)
      for (const [path, body] of asked)
        expect(await refusal(await (await tokenOf(...others))(path, { method: 'POST', body }))).toEqual(forbidden)
    }
    for (const [path, body] of asked)
      expect([from, (await may(path, { method: 'POST', body })).status]).toEqual([from, path === '/wins' ? 201 : 200])
    const { evidence } = await owner.json(`/wins/${win}`)
    const putBack = { method: 'POST', body: { putBack: evidence[0] } } as const
    expect(await refusal(await (await tokenOf('career:write'))(`/wins/${win}/evidence`, putBack))).toEqual(forbidden)
    expect((await may(`/wins/${win}/evidence`, putBack)).status).toBe(200)
  }
  const said = { method: 'POST', body: { title: 'Answer', from: { discussionId, messageId: message } } } as const
  expect(await refusal(await (await tokenOf('tasks:write'))('/tasks', said))).toEqual(forbidden)
  expect((await (await tokenOf('tasks:write', 'discussions:read'))('/tasks', said)).status).toBe(201)
})

it('what a story takes of wins, and a job of a résumé, is taken by a token that may read Career', async () => {
  const { owner, tokenOf } = await withEverything()
  const made = async (path: string, body: object) => (await owner.json(path, { method: 'POST', body })).id as string
  const [win, story, job, resumeId] = [
    await made('/wins', { title: 'Done' }),
    await made('/stories', { title: 'Told' }),
    await made('/target-jobs', { role: 'Analyst' }),
    await made('/resumes', { name: 'All of it' }),
  ]
  const source = { part: 'result', winId: win }
  const without = await tokenOf(...TOKEN_SCOPES.filter((scope) => scope !== 'career:read'))
  const may = await tokenOf('interview-prep:write', 'career:read', 'career:write')
  for (const [method, path, body] of [
    ['POST', '/stories', { winIds: [win] }],
    ['PATCH', `/stories/${story}`, { sources: [source] }],
    ['POST', `/stories/${story}/sources`, source],
    ['POST', `/target-jobs/${job}/sent`, { resumeId }],
  ] as const) {
    expect([path, ...(await refusal(await without(path, { method, body })))]).toEqual([path, ...forbidden])
    expect([path, (await may(path, { method, body })).status < 300]).toEqual([path, true])
  }
  const prep = await tokenOf('interview-prep:write')
  expect((await prep('/stories', { method: 'POST', body: { title: 'In my own words' } })).status).toBe(201)
  expect((await prep(`/stories/${story}`, { method: 'PATCH', body: { title: 'Told anew' } })).status).toBe(200)
})
