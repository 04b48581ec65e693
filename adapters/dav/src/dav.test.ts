import { deletions } from '@throughline/core/account'
import { createGoal } from '@throughline/core/goal'
import { newEnvelope, requestLimits } from '@throughline/core/kernel'
import { completeTask, createTask, deleteTask, editTask } from '@throughline/core/task'
import { describe, expect, it } from 'vitest'
import { testDav, todo } from './test-dav.ts'

const props = (...names: string[]) =>
  `<?xml version="1.0"?><D:propfind xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/" xmlns:I="http://apple.com/ns/ical/"><D:prop>${names.map((name) => `<${name}/>`).join('')}</D:prop></D:propfind>`
const query = (filter: string) =>
  `<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><D:getetag/><C:calendar-data/></D:prop><C:filter><C:comp-filter name="VCALENDAR">${filter}</C:comp-filter></C:filter></C:calendar-query>`
const sync = (token: string, more = '') =>
  `<sync-collection xmlns="DAV:"><sync-token>${token}</sync-token><sync-level>1</sync-level>${more}<prop><getetag/></prop></sync-collection>`
const status = async (answer: Promise<Response>) => (await answer).status
const text = async (answer: Promise<Response>) => (await answer).text()
const oneLetterOff = (token: string) => `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`
const calendarType = { 'content-type': 'text/calendar; charset=utf-8' }
const summaries = (xml: string) => [...xml.matchAll(/SUMMARY:([^&\r\n]*)/g)].map(([, summary]) => summary)
const tokenIn = (xml: string) => /<d:sync-token>(.*?)<\/d:sync-token>/.exec(xml)?.[1] as string

describe('who asks', () => {
  it('says so with every request: by their address and a token, and by no password, cookie or token of somebody else', async () => {
    const { person, request } = testDav()
    const [ines, ruth] = [await person('ines'), await person('ruth')]
    const as = (user: string, password: string) =>
      status(request('PROPFIND', ines.home, { headers: { authorization: ines.basic(user, password) } }))
    expect(await as(ines.account.email, ines.token)).toBe(207)
    expect(await as('INES@post.example', ines.token)).toBe(207)
    for (const [user, password] of [
      [ines.account.email, 'slate ferry quince ladder'],
      [ines.account.email, oneLetterOff(ines.token)],
      [ruth.account.email, ines.token],
      ['', ines.token],
    ] as const)
      expect(await as(user, password), user).toBe(401)
    const unknown = await request('PROPFIND', ines.home, { headers: { cookie: 'session=1', authorization: `Bearer ${ines.token}` } })
    expect([unknown.status, unknown.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="Throughline", charset="UTF-8"'])
  })

  it('finds nothing of somebody else', async () => {
    const { person } = testDav()
    const [ines, ruth] = [await person('ines'), await person('ruth')]
    await ines.ask('PUT', `${ines.tasks}one.ics`, { body: todo('one', 'SUMMARY:Hers'), headers: calendarType })
    for (const path of [ines.home, ines.tasks, `${ines.tasks}one.ics`, `/dav/principals/${ines.account.id}/`])
      expect(await status(ruth.ask('PROPFIND', path)), path).toBe(404)
    expect(await status(ruth.ask('GET', `${ines.tasks}one.ics`))).toBe(404)
    expect(await status(ruth.ask('DELETE', `${ines.tasks}one.ics`))).toBe(404)
    expect(await status(ruth.ask('PUT', `${ines.tasks}two.ics`, { body: todo('two') }))).toBe(404)
    const body = `<C:calendar-multiget xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><C:calendar-data/></D:prop><D:href>${ines.tasks}one.ics</D:href></C:calendar-multiget>`
    const asked = await text(ruth.ask('REPORT', ruth.tasks, { body }))
    expect(asked).toContain('404 Not Found')
    expect(asked).not.toContain('Hers')
  })

  it('may do what the scopes of the token say', async () => {
    const { person } = testDav()
    const reader = await person('reader', ['tasks:read'])
    expect(await status(reader.ask('PUT', `${reader.tasks}one.ics`, { body: todo('one'), headers: calendarType }))).toBe(403)
    expect(await status(reader.ask('PROPFIND', reader.goals))).toBe(403)
    const listed = await text(reader.ask('PROPFIND', reader.home, { headers: { depth: '1' }, body: props('D:current-user-privilege-set') }))
    expect(listed).toContain(reader.tasks)
    expect(listed).not.toContain(reader.goals)
    expect(listed).not.toContain('<d:write/>')
    const nobody = await person('nobody', ['journal:read'])
    expect(await status(nobody.ask('PROPFIND', '/dav/'))).toBe(403)
    const goalsOnly = await person('goals', ['goals:read'])
    expect(await status(goalsOnly.ask('GET', `${goalsOnly.tasks}one.ics`))).toBe(403)
  })

  it('is shown nothing of an account that is to be deleted', async () => {
    const { person, deps } = testDav()
    const ines = await person('ines')
    const deletion = { ...newEnvelope(ines.account.id, '2026-03-05T09:00:00.000Z'), purgeAt: '2026-03-19T09:00:00.000Z' }
    await deps.store.save(ines.account.id, deletions, deletion, { expectedVersion: 0 })
    expect(await status(ines.ask('PROPFIND', ines.home))).toBe(403)
  })

  it('is stopped after too many refusals, while the right token still opens', async () => {
    const { person, request } = testDav()
    const ines = await person('ines')
    const wrong = () => status(request('PROPFIND', '/dav/', { headers: { authorization: ines.basic(ines.account.email, 'guess') } }))
    for (let n = 0; n < 30; n++) expect(await wrong()).toBe(401)
    expect(await wrong()).toBe(429)
    expect(await status(ines.ask('PROPFIND', '/dav/'))).toBe(207)
  })

  it('is counted by the token, as its requests to the API are, or by the address, and told so with every answer', async () => {
    const { person, request } = testDav()
    const ines = await person('ines')
    const policies = async (asked: Promise<Response>) => {
      const { headers } = await asked
      expect(headers.get('ratelimit')).toMatch(/;r=\d+;t=\d+$/)
      return headers.get('ratelimit-policy')
    }
    expect(await policies(ines.ask('PROPFIND', '/dav/'))).toBe('"token";q=6000;w=60, "tokens";q=12000;w=60, "dav";q=6000;w=600')
    const guess = { headers: { authorization: ines.basic(ines.account.email, 'guess') } }
    expect(await policies(request('PROPFIND', '/dav/', guess))).toBe('"address";q=3000;w=60, "dav-refusals";q=30;w=600')
    for (const [method, path] of [
      ['PROPFIND', '/dav/'],
      ['OPTIONS', '/dav/'],
      ['GET', '/.well-known/caldav'],
    ] as const)
      expect(await policies(request(method, path, { headers: {} }))).toBe('"address";q=3000;w=60')
  })

  it('is refused once it asks too often, with the time to wait', async () => {
    const { person, deps } = testDav()
    Object.assign(deps, { limits: requestLimits(8) })
    const ines = await person('ines')
    for (let n = 0; n < 4; n++) expect(await status(ines.ask('PROPFIND', '/dav/'))).toBe(207)
    const refused = await ines.ask('PROPFIND', '/dav/')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '9'])
  })
})

describe('what programs ask first', () => {
  it('leads from the well-known address to the calendars', async () => {
    const { person, request } = testDav()
    const ines = await person('ines')
    const first = await request('PROPFIND', '/.well-known/caldav', { headers: {} })
    expect([first.status, first.headers.get('location')]).toEqual([301, '/dav/'])
    const root = await text(ines.ask('PROPFIND', '/dav/', { body: props('D:current-user-principal') }))
    expect(root).toContain(`<d:current-user-principal><d:href>/dav/principals/${ines.account.id}/</d:href></d:current-user-principal>`)
    const principal = await text(ines.ask('PROPFIND', `/dav/principals/${ines.account.id}/`, { body: props('C:calendar-home-set') }))
    expect(principal).toContain(`<c:calendar-home-set><d:href>${ines.home}</d:href></c:calendar-home-set>`)
  })

  it('tells what it can without being asked by anybody', async () => {
    const { request } = testDav()
    const { status, headers } = await request('OPTIONS', '/dav/', { headers: {} })
    expect([status, headers.get('dav')]).toEqual([200, '1, 3, calendar-access'])
    expect(headers.get('allow')).toContain('REPORT')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('has the properties that clients ask for, and says which it has not', async () => {
    const { person } = testDav()
    const ines = await person('ines')
    const names = ['D:resourcetype', 'D:displayname', 'C:supported-calendar-component-set', 'CS:getctag', 'D:sync-token', 'D:owner']
    const more = ['D:current-user-principal', 'D:current-user-privilege-set', 'I:calendar-color', 'D:supported-report-set']
    const all = await text(ines.ask('PROPFIND', ines.tasks, { body: props(...names, ...more, 'CS:nonsense'), headers: { depth: '0' } }))
    expect(all.match(/404 Not Found/g)).toHaveLength(1)
    expect(all).toContain('<d:prop><cs:nonsense/></d:prop><d:status>HTTP/1.1 404 Not Found')
    expect(all).toContain('<d:resourcetype><d:collection/><c:calendar/></d:resourcetype>')
    expect(all).toContain('<c:comp name="VTODO"/>')
    expect(all).toContain('<d:privilege><d:write/></d:privilege>')
    expect(await status(ines.ask('PROPFIND', ines.tasks, { headers: { depth: 'infinity' } }))).toBe(403)
    const refused =
      '<D:propertyupdate xmlns:D="DAV:"><D:set><D:prop><D:displayname>Mine</D:displayname></D:prop></D:set></D:propertyupdate>'
    expect(await text(ines.ask('PROPPATCH', ines.tasks, { body: refused }))).toContain('<d:displayname/></d:prop><d:status>HTTP/1.1 403')
  })

  it('refuses bodies that are no XML, name entities, nest deep or are long', async () => {
    const { person, faults } = testDav()
    const ines = await person('ines')
    const of = (body: string, method = 'PROPFIND') => status(ines.ask(method, ines.tasks, { body }))
    expect(await of('<propfind')).toBe(400)
    expect(await of('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toBe(400)
    expect(await of('<a>'.repeat(100) + '</a>'.repeat(100))).toBe(400)
    expect(await of('<D:propfind xmlns:E="DAV:"/>')).toBe(400)
    expect(await of(`<a>${'<b/>'.repeat(50_000)}</a>`, 'REPORT')).toBe(400)
    expect(await of(' '.repeat(64 * 1024 + 1))).toBe(413)
    expect(await of(' '.repeat(1024 * 1024 + 1), 'REPORT')).toBe(413)
    expect(faults).toEqual([])
  })
})

describe('a fault of ours', () => {
  it('is logged, and its answer says nothing of it', async () => {
    const { person, deps, faults } = testDav()
    const ines = await person('ines')
    deps.store.head = async () => {
      throw new Error('The disk is full of drafts.')
    }
    const answer = await ines.ask('PROPFIND', ines.tasks)
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('draft')
    expect(faults).toEqual([expect.objectContaining({ message: 'The disk is full of drafts.' })])
  })
})

describe('a to-do', () => {
  it('is written, read and deleted by whoever knows how it stands', async () => {
    const { person } = testDav()
    const { ask, tasks } = await person('ines')
    const at = `${tasks}Abc%20%26%201.ics`
    const write = (body: string, headers: Record<string, string> = {}) => ask('PUT', at, { body, headers: { ...calendarType, ...headers } })
    expect(await status(write(todo('one', 'SUMMARY:Call Ana'), { 'if-match': '"1-1"' }))).toBe(412)
    expect(await status(write(todo('one', 'SUMMARY:Call Ana', 'X-OWN:1'), { 'if-none-match': '*' }))).toBe(201)
    expect(await status(write(todo('one', 'SUMMARY:Call Ana'), { 'if-none-match': '*' }))).toBe(412)
    const read = await ask('GET', at)
    const etag = read.headers.get('etag') as string
    expect(await read.text()).toContain('X-OWN:1')
    expect(await status(ask('GET', at, { headers: { 'if-none-match': etag } }))).toBe(304)
    expect(await status(write(todo('one', 'SUMMARY:Call Ana', 'X-OWN:2'), { 'if-match': etag }))).toBe(204)
    expect((await ask('HEAD', at)).headers.get('etag')).not.toBe(etag)
    expect(await status(write(todo('one', 'SUMMARY:Late'), { 'if-match': etag }))).toBe(412)
    expect(await status(ask('DELETE', at, { headers: { 'if-match': etag } }))).toBe(412)
    const listed = await text(ask('PROPFIND', tasks, { headers: { depth: '1' }, body: props('D:getetag') }))
    expect(listed).toContain(`<d:href>${at}</d:href>`)
    expect(await status(ask('DELETE', at))).toBe(204)
    expect(await status(ask('GET', at))).toBe(404)
  })

  it('is refused with the condition that does not hold', async () => {
    const { person } = testDav()
    const { ask, tasks } = await person('ines')
    const write = (body: string, headers = calendarType) => text(ask('PUT', `${tasks}one.ics`, { body, headers }))
    expect(await write('{}', { 'content-type': 'application/json' })).toContain('<c:supported-calendar-data/>')
    expect(await write('Nothing')).toContain('<c:valid-calendar-data/>')
    expect(await write(todo('one').replaceAll('VTODO', 'VEVENT'))).toContain('<c:valid-calendar-object-resource/>')
    expect(await write(todo('one', `X-A:${'a'.repeat(70_000)}`))).toContain('<c:max-resource-size/>')
    expect(await write(todo('one', 'SUMMARY:One'))).toBe('')
    expect(await text(ask('PUT', `${tasks}two.ics`, { body: todo('one'), headers: calendarType }))).toContain('<c:no-uid-conflict/>')
    expect(await status(ask('MKCALENDAR', `${tasks}more/`))).toBe(405)
  })
})

describe('a calendar', () => {
  it('is asked for by component, time and properties', async () => {
    const { person } = testDav()
    const { ask, tasks, deps } = await person('ines')
    await createTask(deps, { title: 'March', dueDate: '2026-03-10' })
    const done = await createTask(deps, { title: 'April', dueDate: '2026-04-10' })
    await completeTask(deps, done.id)
    await createTask(deps, { title: 'Monthly', dueDate: '2026-01-20', recurrence: { rrule: 'FREQ=MONTHLY' } })
    const of = async (filter: string) =>
      summaries(await text(ask('REPORT', tasks, { body: query(filter), headers: { depth: '1' } }))).sort()
    const within = (range: string) => of(`<C:comp-filter name="VTODO"><C:time-range ${range}/></C:comp-filter>`)
    expect(await of('<C:comp-filter name="VTODO"/>')).toEqual(['April', 'March', 'Monthly'])
    expect(await of('<C:comp-filter name="VEVENT"/>')).toEqual([])
    expect(await within('start="20260401T000000Z" end="20260415T000000Z"')).toEqual(['April'])
    expect(await within('start="20260415T000000Z" end="20260425T000000Z"')).toEqual(['Monthly'])
    expect(await within('end="20260301T000000Z"')).toEqual(['Monthly'])
    const open = '<C:prop-filter name="COMPLETED"><C:is-not-defined/></C:prop-filter>'
    expect(await of(`<C:comp-filter name="VTODO">${open}</C:comp-filter>`)).toEqual(['March', 'Monthly'])
    const named = '<C:prop-filter name="SUMMARY"><C:text-match>mar</C:text-match></C:prop-filter>'
    expect(await of(`<C:comp-filter name="VTODO">${named}</C:comp-filter>`)).toEqual(['March'])
    const odd = '<C:comp-filter name="VTODO"><C:prop-filter name="DUE"><C:param-filter name="TZID"/></C:prop-filter></C:comp-filter>'
    expect(await text(ask('REPORT', tasks, { body: query(odd) }))).toContain('<c:supported-filter/>')
  })

  it('tells what changed since a token, and what is gone', async () => {
    const { person } = testDav()
    const { ask, tasks, deps } = await person('ines')
    const one = await createTask(deps, { title: 'One' })
    const two = await createTask(deps, { title: 'Two' })
    const delta = (token: string, more = '') => text(ask('REPORT', tasks, { body: sync(token, more) }))
    const first = await delta('')
    expect(first.match(/<d:response>/g)).toHaveLength(2)
    expect((await delta(tokenIn(first))).match(/<d:response>/g)).toBeNull()
    await editTask(deps, one.id, { title: 'Once' })
    await deleteTask(deps, two.id)
    await ask('PUT', `${tasks}three.ics`, { body: todo('three', 'SUMMARY:Three'), headers: calendarType })
    const second = await delta(tokenIn(first))
    expect(second).toContain(`<d:href>${tasks}${one.id}.ics</d:href><d:propstat>`)
    expect(second).toContain(`<d:href>${tasks}${two.id}.ics</d:href><d:status>HTTP/1.1 404 Not Found</d:status>`)
    expect(second).toContain(`<d:href>${tasks}three.ics</d:href><d:propstat>`)
    // What only the program knows of is a change as well.
    await ask('PUT', `${tasks}three.ics`, { body: todo('three', 'SUMMARY:Three', 'X-OWN:1'), headers: calendarType })
    expect((await delta(tokenIn(second))).match(/<d:response>/g)).toHaveLength(1)
    expect(await delta(tokenIn(first), '<limit><nresults>1</nresults></limit>')).toContain('<d:number-of-matches-within-limits/>')
  })

  it('does not know tokens of others, of the future or of long ago', async () => {
    const { person, deps } = testDav()
    const { ask, tasks, goals, deps: own } = await person('ines')
    const token = tokenIn(await text(ask('REPORT', tasks, { body: sync('') })))
    await createTask(own, { title: 'One' })
    const refused = async (path: string, said: string) => {
      const answer = await ask('REPORT', path, { body: sync(said) })
      expect([answer.status, (await answer.text()).includes('<d:valid-sync-token/>')], said).toEqual([403, true])
    }
    await refused(tasks, 'urn:throughline:sync:tasks:999999')
    await refused(tasks, 'http://else.example/1')
    await refused(goals, token)
    expect(await status(ask('REPORT', tasks, { body: sync(token) }))).toBe(207)
    deps.clock.advance({ hours: 24 * 40 })
    await refused(tasks, token)
  })

  it('has the last days of goals, to read', async () => {
    const { person } = testDav()
    const { ask, goals, deps } = await person('ines')
    const { id } = await createGoal(deps, {
      title: 'Run & rest',
      metric: { type: 'number', start: '0', target: '10' },
      endDate: '2026-06-30',
    })
    await createGoal(deps, { title: 'Some day', metric: { type: 'number', start: '0', target: '10' } })
    const inJune = '<C:comp-filter name="VEVENT"><C:time-range start="20260601T000000Z" end="20260701T000000Z"/></C:comp-filter>'
    const found = await text(ask('REPORT', goals, { body: query(inJune) }))
    expect(found).toContain('SUMMARY:Goal ends: Run &amp; rest')
    expect(found.match(/<d:response>/g)).toHaveLength(1)
    expect(await text(ask('GET', `${goals}${id}.ics`))).toContain('DTSTART;VALUE=DATE:20260630')
    expect(await text(ask('PUT', `${goals}${id}.ics`, { body: todo('one'), headers: calendarType }))).toContain('<d:need-privileges>')
    expect(await status(ask('DELETE', `${goals}${id}.ics`))).toBe(403)
    expect((await text(ask('REPORT', goals, { body: sync('') }))).match(/<d:response>/g)).toHaveLength(1)
  })
})
