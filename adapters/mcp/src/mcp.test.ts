import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { GoalStatus } from '@throughline/core/goal'
import { Priority } from '@throughline/core/task'
import { expect, it } from 'vitest'
import { ORIGIN, testApp } from '../../http/src/test-app.ts'
import { createMcp } from './mcp.ts'

/** Somebody whose assistant, somebody else's MCP client, holds a token of these scopes. */
async function assistant(scopes: string[] = ['*']) {
  const { app, clock, signUp } = testApp()
  const failed: unknown[] = []
  const mcp = createMcp({ api: async (request) => app.fetch(request), now: () => clock.now(), failed: (error) => failed.push(error) })
  const person = await signUp()
  const { token } = await person.json('/tokens', { method: 'POST', body: { name: 'My assistant', scopes } })
  const transport = new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), {
    fetch: (url, init) => mcp(new Request(url, init), undefined),
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  })
  const client = new Client({ name: 'assistant', version: '1' })
  await client.connect(transport)
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { structuredContent, content, isError } = await client.callTool({ name, arguments: input })
    // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever a tool answers
    return { shown: structuredContent as any, text: (content as { text: string }[])[0]?.text ?? '', isError: isError ?? false }
  }
  const today = Temporal.Instant.from(clock.now().toString()).toZonedDateTimeISO('Europe/Berlin').toPlainDate().toString()
  return { client, call, person, mcp, token, failed, today }
}

it('plans a day: what is due, how goals go, what is to be practised', async () => {
  const { call, today } = await assistant()
  await call('add_task', { line: 'Send Ana the draft today #work !high' })
  const { shown } = await call('plan_my_day')
  expect(shown).toMatchObject({
    date: today,
    tasks: [{ title: 'Send Ana the draft', tags: ['work'], priority: 'high' }],
    goals: [],
    leftOut: [],
  })
})

it('logs a win with its number, taken from a task that is done', async () => {
  const { call, person } = await assistant()
  const { shown: task } = await call('add_task', { line: 'Cut stock-outs' })
  expect((await call('complete_task', { id: task.id })).shown.task.status).toBe('done')
  const { shown: win } = await call('log_win', { fromTask: task.id, metric: { baseline: '6.8', value: '3.1', unit: '%' } })
  expect(await person.json(`/wins/${win.id}`)).toMatchObject({
    title: 'Cut stock-outs',
    metric: { value: '3.1' },
    evidence: [{ recordId: task.id }],
  })
})

it('logs no win of a task that its token may not read', async () => {
  const { call, person } = await assistant(['career:write', 'goals:read'])
  const { id } = await person.json('/tasks', { method: 'POST', body: { title: 'Talk to the union' } })
  const { isError, text } = await call('log_win', { fromTask: id })
  expect([isError, text]).toEqual([true, expect.stringContaining('tasks:read')])
  expect(text).not.toContain('union')
})

it('says what was done on a goal in some days, and nothing of others', async () => {
  const { call, person, today } = await assistant()
  await person.json('/goals', { method: 'POST', body: { title: 'Ship 2.0', metric: { type: 'percent', start: '0', target: '100' } } })
  const { shown: task } = await call('add_task', { line: 'Cut the release >"Ship 2.0"' })
  const { shown: other } = await call('add_task', { line: 'Water the plants' })
  for (const { id } of [task, other]) await call('complete_task', { id })
  await call('log_check_in', { goal: 'ship', value: '40,5', note: 'The beta is out.' })
  await call('log_win', { fromTask: task.id })
  await call('log_win', { title: 'Grew a fern' })
  const { shown } = await call('what_was_done', { from: today, until: today, goal: 'ship 2.0' })
  expect(shown).toMatchObject({
    goal: { title: 'Ship 2.0' },
    tasks: [{ title: 'Cut the release' }],
    checkIns: [{ value: '40.5', note: 'The beta is out.' }],
    wins: [{ title: 'Cut the release' }],
    leftOut: [],
  })
  expect((await call('read_goal', { goal: 'Ship 2.0' })).shown.checkIns).toHaveLength(1)
})

it('looks over a year of done work, page by page, and says what it does not show', async () => {
  const { call, person, today } = await assistant()
  const goal = await person.json('/goals', { method: 'POST', body: { title: 'Ship 2.0', metric: { type: 'number', target: '500' } } })
  const operations = Array.from({ length: 250 }, (_, n) => ({
    method: 'POST',
    path: '/tasks',
    body: { title: `Part ${n}`, status: 'done', ...(n < 3 && { goalId: goal.id }) },
  }))
  for (let first = 0; first < 250; first += 50)
    await person.json('/batch', { method: 'POST', body: { operations: operations.slice(first, first + 50) } })
  await person.json(`/goals/${goal.id}/check-ins`, { method: 'POST', body: { value: 3, note: 'n'.repeat(4000) } })
  const from = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const { shown } = await call('what_was_done', { from, until: today })
  expect(shown.tasks).toHaveLength(200)
  expect(shown.leftOut).toEqual(['tasks: 50 more, which are earlier; ask for fewer days.'])
  // Three of the goal, though two hundred others were done after them.
  const { shown: ofGoal } = await call('what_was_done', { from, until: today, goal: 'Ship' })
  expect(ofGoal.tasks.map(({ title }: { title: string }) => title).sort()).toEqual(['Part 0', 'Part 1', 'Part 2'])
  expect(ofGoal.leftOut).toEqual([])
  expect(ofGoal.checkIns[0].note).toHaveLength(301)
  expect((await call('what_was_done', { from: '2024-01-01', until: today })).text).toBe('Ask for a year at most.')
  expect((await call('what_was_done', { from: today, until: from })).text).toBe('The last day is before the first.')
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()
  expect((await call('what_was_done', { from, until: yesterday, goal: 'Ship' })).shown.tasks).toEqual([])
})

it('means a goal that goes on before one that is over', async () => {
  const { call, person } = await assistant()
  for (const [title, status] of [
    ['Ship 2.0', 'achieved'],
    ['Ship 3.0', 'active'],
  ])
    await person.json('/goals', { method: 'POST', body: { title, status, metric: { type: 'binary' } } })
  expect((await call('read_goal', { goal: 'ship' })).shown.goal.title).toBe('Ship 3.0')
  expect((await call('read_goal', { goal: 'ship 2.0' })).shown.goal.title).toBe('Ship 2.0')
})

it('writes, changes, finds and throws away', async () => {
  const { call } = await assistant()
  await call('write_journal_entry', { body: 'The ferry was *late*.', date: '2026-03-02', mood: -1 })
  expect((await call('list_journal_entries', { from: '2026-03-02', until: '2026-03-02' })).shown.items).toMatchObject([{ mood: -1 }])
  const { shown: task } = await call('add_task', { line: 'Book the ferry', notes: 'Both ways' })
  expect((await call('change_task', { id: task.id, priority: 'urgent', dueDate: '2026-03-09' })).shown).toMatchObject({
    notes: 'Both ways',
    dueDate: '2026-03-09',
  })
  expect((await call('search', { words: 'ferry' })).shown.items.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'journal-entry',
    'task',
  ])
  await call('remove_task', { id: task.id })
  expect((await call('list_tasks')).shown.items).toEqual([])
  expect((await call('draft_review_packet', { from: '2026-01-01', until: '2026-03-31', audience: 'Ruth Callan' })).shown.audience).toBe(
    'Ruth Callan',
  )
})

it('reads records by their address', async () => {
  const { client, call } = await assistant()
  const { shown: task } = await call('add_task', { line: 'Send Ana the draft today' })
  const read = async (uri: string) => JSON.parse(((await client.readResource({ uri })).contents[0] as { text: string }).text)
  expect(await read(`throughline://tasks/${task.id}`)).toMatchObject({ title: 'Send Ana the draft' })
  await call('change_task', { id: task.id, notes: 'n'.repeat(16_384) })
  const today = await read('throughline://today')
  expect(today.items).toMatchObject([{ id: task.id, title: 'Send Ana the draft' }])
  // Two hundred of them are to fit where an assistant reads.
  expect(JSON.stringify(today).length).toBeLessThan(1000)
  const { resourceTemplates } = await client.listResourceTemplates()
  expect(resourceTemplates.map(({ name }) => name)).toEqual(['tasks', 'goals', 'journal-entries', 'wins', 'stories', 'review-packets'])
})

it('says of each tool whether it only reads, and of what is gone that it may be brought back', async () => {
  const { client } = await assistant()
  const { tools } = await client.listTools()
  for (const { name, title, description, annotations } of tools) {
    expect(title && description, name).toBeTruthy()
    expect(annotations?.readOnlyHint, name).toBe(/^(plan|what|search|list|read)/.test(name))
    expect(annotations?.destructiveHint ?? false, name).toBe(name === 'remove_task')
  }
})

it('says in place what a field may be, as the core has it', async () => {
  const { client } = await assistant()
  const { tools } = await client.listTools()
  const fieldsOf = (tool: string) => tools.find(({ name }) => name === tool)?.inputSchema.properties
  expect(fieldsOf('list_goals')).toMatchObject({ status: { enum: GoalStatus.options } })
  expect(fieldsOf('change_task')).toMatchObject({
    status: { enum: ['open', 'in-progress', 'cancelled'] },
    priority: { enum: Priority.options },
    durationMinutes: { anyOf: [{ type: 'integer', minimum: 1, maximum: 60 * 24 * 31 }, { type: 'null' }] },
  })
  expect(JSON.stringify(tools)).not.toContain('$ref')
})

it('does what the token allows and says in words what it does not', async () => {
  const { call, failed } = await assistant(['tasks:read', 'account:read'])
  const refused = await call('add_task', { line: 'Send Ana the draft' })
  expect(refused).toMatchObject({ isError: true })
  expect(refused.text).toContain('no scope tasks:write')
  const { shown } = await call('plan_my_day')
  expect(shown.leftOut.join()).toMatch(/events: .*calendar:read/)
  expect((await (await assistant(['tasks:read'])).call('plan_my_day')).text).toContain('Say which day it is')
  expect(failed).toEqual([])
})

it('names every fault, and the goals there are when none is meant', async () => {
  const { call, person } = await assistant()
  expect((await call('log_check_in', { goal: 'nothing', value: 1 })).text).toBe('No goal is called “nothing”. There are: none.')
  for (const title of ['Ship 2.0', 'Ship 3.0']) await person.json('/goals', { method: 'POST', body: { title, metric: { type: 'binary' } } })
  expect((await call('read_goal', { goal: 'ship' })).text).toBe('Several goals are called “ship”. There are: “Ship 2.0”, “Ship 3.0”.')
  const { text, isError } = await call('write_journal_entry', { body: 'x', date: '2026-02-30' })
  expect({ isError, names: text.includes('date') }).toEqual({ isError: true, names: true })
  expect((await call('complete_task', { id: '019a9b50-0000-7cc0-8000-0123456789ab' })).text).toContain('Find its id')
})

it('asks for a token, and keeps pages of other sites out', async () => {
  const { mcp, token } = await assistant()
  const ask = (headers: Record<string, string>) =>
    mcp(
      new Request(`${ORIGIN}/mcp`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' }),
      undefined,
    )
  for (const authorization of ['', 'Basic x', 'Bearer tl_pat_nobody', `Bearer ${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}`]) {
    const answer = await ask(authorization ? { authorization } : {})
    expect(answer.status, authorization).toBe(401)
    expect(answer.headers.get('www-authenticate')).toContain('Bearer')
  }
  expect((await ask({ authorization: `Bearer ${token}`, origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await ask({ authorization: `Bearer ${token}`, 'content-length': '9999999' })).status).toBeLessThan(500)
})

it('counts messages as the API counts requests, and tells what is left; once it was too often, when to come again', async () => {
  const { app, clock, signUp } = testApp({ requestLimit: 8 })
  const mcp = createMcp({ api: async (request) => app.fetch(request), now: () => clock.now(), failed: () => {} })
  const { token } = await (await signUp()).json('/tokens', { method: 'POST', body: { name: 'My assistant', scopes: ['*'] } })
  const send = (headers: Record<string, string>) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const type = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    return mcp(new Request(`${ORIGIN}/mcp`, { method: 'POST', headers: { ...type, ...headers }, body }), undefined)
  }
  const authorization = { authorization: `Bearer ${token}` }
  const first = await send(authorization)
  expect([first.status, first.headers.get('ratelimit')]).toEqual([200, '"token";r=3;t=15, "tokens";r=7;t=8'])
  expect(first.headers.get('ratelimit-policy')).toBe('"token";q=4;w=60, "tokens";q=8;w=60')
  for (let n = 0; n < 3; n++) expect((await send(authorization)).status).toBe(200)
  const refused = await send(authorization)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15'])
  expect(await refused.json()).toMatchObject({ type: '/problems/rate-limited', status: 429 })
  // Whoever signed up was nobody yet.
  const nobody = await send({})
  expect([nobody.status, nobody.headers.get('ratelimit')]).toEqual([401, '"address";r=0;t=30'])
  expect((await send({})).status).toBe(429)
})

it('asks the API for only so much by one message, however many calls are in it', async () => {
  const { app, clock, signUp } = testApp()
  let asked = 0
  const api = async (request: Request) => {
    asked++
    return app.fetch(request)
  }
  const mcp = createMcp({ api, now: () => clock.now(), failed: () => {} })
  const { token } = await (await signUp()).json('/tokens', { method: 'POST', body: { name: 'My assistant', scopes: ['*'] } })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const send = async (count: number) => {
    asked = 0
    const params = { name: 'plan_my_day', arguments: {} }
    const body = JSON.stringify(Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/call', params })))
    return (await mcp(new Request(`${ORIGIN}/mcp`, { method: 'POST', headers, body }), undefined)).text()
  }
  expect(await send(4)).not.toContain('too much')
  expect(await send(100)).toContain('Send fewer calls at a time')
  expect(asked).toBeLessThanOrEqual(31)
})

it('answers no more than an assistant can hold: long texts are cut, and a page ends sooner', async () => {
  const { call, person } = await assistant()
  const notes = 'draft '.repeat(2_500)
  for (let n = 0; n < 60; n++) await person.json('/tasks', { method: 'POST', body: { title: `Draft ${n}`, notes } })
  const first = await call('search', { words: 'draft', limit: 100 })
  expect(first.text.length).toBeLessThan(200_000)
  expect(first.shown.items[0].record.notes).toMatch(/^draft .*… \(cut: 15000 characters; read the record to have all\)$/)
  expect(first.shown.note).toContain('Go on with nextCursor')
  const ids = new Set(first.shown.items.map(({ record }: { record: { id: string } }) => record.id))
  for (let cursor = first.shown.nextCursor; cursor; ) {
    const { shown } = await call('search', { words: 'draft', limit: 100, cursor })
    for (const { record } of shown.items) ids.add(record.id)
    cursor = shown.nextCursor
  }
  expect(ids.size).toBe(60)
  const entry = await call('write_journal_entry', { body: `${'Line by line.\n'.repeat(7_000)}` })
  expect([entry.isError, entry.text.length < 100_000, entry.shown.body.length < 3_000]).toEqual([false, true, true])
})

it('reads only so much for one message', async () => {
  const { app, clock, signUp } = testApp()
  const person = await signUp()
  const large = JSON.stringify({ items: Array.from({ length: 200 }, () => ({ title: 'x'.repeat(10_000) })), nextCursor: null })
  let [asked, atOnce, most] = [0, 0, 0]
  const api = async (request: Request) => {
    if (request.url.endsWith('/me')) return app.fetch(request)
    asked++
    most = Math.max(most, ++atOnce)
    await new Promise((resolve) => setImmediate(resolve))
    atOnce--
    return new Response(large, { headers: { 'content-type': 'application/json' } })
  }
  const mcp = createMcp({ api, now: () => clock.now(), failed: () => {} })
  const { token } = await person.json('/tokens', { method: 'POST', body: { name: 'My assistant', scopes: ['*'] } })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const params = { name: 'search', arguments: { words: 'draft', limit: 25 } }
  const body = JSON.stringify(Array.from({ length: 20 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/call', params })))
  const answer = await (await mcp(new Request(`${ORIGIN}/mcp`, { method: 'POST', headers, body }), undefined)).text()
  expect(answer).toContain('Send fewer calls at a time')
  expect([asked, most]).toEqual([5, 1])
})

it('answers messages of any kind without falling over', async () => {
  const { mcp, token, failed } = await assistant()
  const odd = [
    '',
    '{',
    '[]',
    'null',
    '{"jsonrpc":"2.0"}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"__proto__"}}',
    '['.repeat(50_000),
    'x'.repeat(2_000_000),
  ]
  for (const body of odd) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const answer = await mcp(new Request(`${ORIGIN}/mcp`, { method: 'POST', headers, body }), undefined)
    expect(answer.status, body.slice(0, 80)).toBeLessThan(500)
    await answer.body?.cancel()
  }
  // Nobody who runs the server has to hear of it.
  expect(failed).toEqual([])
})

it('who asks without a token is counted by where they are, also behind a proxy', async () => {
  const { app, clock } = testApp({ trustProxy: true, requestLimit: 8 })
  const mcp = createMcp({ api: async (request) => app.fetch(request), now: () => clock.now(), failed: () => {} })
  const from = async (address: string) =>
    (await mcp(new Request(`${ORIGIN}/mcp`, { method: 'POST', headers: { 'x-forwarded-for': address } }), undefined)).status
  expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([401, 401, 429])
  expect(await from('192.0.2.2')).toBe(401)
})
