import { tasks } from '@throughline/core/task'
import { expect, it } from 'vitest'
import { testDav, todo } from './test-dav.ts'

const namespaces = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"'
const data = '<D:prop><C:calendar-data/></D:prop>'
const multiget = (hrefs: string) => `<C:calendar-multiget ${namespaces}>${data}${hrefs}</C:calendar-multiget>`
const query = (within: string) =>
  `<C:calendar-query ${namespaces}>${data}<C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VTODO">${within}</C:comp-filter></C:comp-filter></C:filter></C:calendar-query>`
const sync = (token: string, { more = '', prop = data } = {}) =>
  `<D:sync-collection ${namespaces}><D:sync-token>${token}</D:sync-token><D:sync-level>1</D:sync-level>${more}${prop}</D:sync-collection>`
const tags = '<D:prop><D:getetag/></D:prop>'
const limited = (count: number) => ({ more: `<D:limit><D:nresults>${count}</D:nresults></D:limit>`, prop: tags })
const tokenIn = (text: string) => /<d:sync-token>(.*)<\/d:sync-token>/.exec(text)?.[1] ?? ''
const isPart = (text: string) =>
  text.includes('<d:status>HTTP/1.1 507 Insufficient Storage</d:status><d:error><d:number-of-matches-within-limits/>')
const namesIn = (text: string) => [...text.matchAll(/([\w-]+)\.ics<\/d:href><d:propstat>/g)].map(([, name]) => name)
const goneIn = (text: string) => [...text.matchAll(/([\w-]+)\.ics<\/d:href><d:status>HTTP\/1.1 404/g)].map(([, name]) => name)
const calendarType = { 'content-type': 'text/calendar' }
const long = Array.from({ length: 60 }, (_, n) => `X-LONG-${n}:${'x'.repeat(1000)}`)

/** Somebody with so many tasks that have as much beside them as is kept. */
async function personWith(count: number) {
  const dav = testDav()
  const ines = await dav.person('ines')
  for (let n = 0; n < count; n++)
    await ines.ask('PUT', `${ines.tasks}${n}.ics`, { headers: calendarType, body: todo(`${n}`, 'SUMMARY:Much', ...long) })
  const report = (body: string) => ines.ask('REPORT', ines.tasks, { body })
  return { ...dav, ines, report }
}

it('an object named thousands of times is told once', async () => {
  const { report } = await personWith(1)
  const text = await (await report(multiget('<D:href>0.ics</D:href>'.repeat(5_000)))).text()
  expect(text.match(/SUMMARY:Much/g)).toHaveLength(1)
})

it('of many objects each is found or said to be gone', async () => {
  const { report, ines } = await personWith(3)
  const named = Array.from({ length: 80 }, (_, n) => `<D:href>${ines.tasks}${n}.ics</D:href>`)
  const text = await (await report(multiget(named.join('')))).text()
  expect(text.match(/SUMMARY:Much/g)).toHaveLength(3)
  expect(text.match(/404 Not Found/g)).toHaveLength(77)
})

it('a filter of very many conditions, each looked at for each object, is refused', async () => {
  const { report } = await personWith(1)
  expect((await report(query('<C:prop-filter name="SUMMARY"/>'.repeat(30)))).status).toBe(207)
  const refused = await report(query('<C:prop-filter name="SUMMARY"/>'.repeat(31)))
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('<c:supported-filter/>')])
})

it('a calendar is read a page at a time, and no answer is longer than a machine can hold', async () => {
  const { ines, deps, report, faults } = await personWith(1)
  let pages = 0
  const { list } = deps.store
  const [page] = (await list(ines.account.id, tasks.queries.all, {}, { limit: 1 })).items
  deps.store.list = async (...asked) => {
    if ((asked[1] as unknown) !== tasks.queries.all) return list(...asked)
    pages += 1
    return { items: Array(200).fill(page), nextCursor: pages < 1_000 ? ('next' as never) : null }
  }
  const refused = await report(query(''))
  expect([refused.status, await refused.text()]).toEqual([507, expect.stringContaining('<d:number-of-matches-within-limits/>')])
  expect(pages).toBeLessThan(10)
  expect(faults).toEqual([])
})

it('what is not there is refused no property', async () => {
  const { ines } = await personWith(0)
  const body = `<D:propertyupdate ${namespaces}><D:set><D:prop><D:displayname/></D:prop></D:set></D:propertyupdate>`
  expect((await ines.ask('PROPPATCH', `${ines.tasks}nothing.ics`, { body })).status).toBe(404)
})

it('a zone whose clocks change each second is not gone through', async () => {
  const { ines } = await personWith(0)
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Own', 'BEGIN:STANDARD', 'DTSTART:00010101T000000', 'TZOFFSETFROM:+0000', 'TZOFFSETTO:+0100']
    .concat('RRULE:FREQ=SECONDLY', 'END:STANDARD', 'END:VTIMEZONE', 'BEGIN:VTODO')
    .join('\r\n')
  const body = todo('one', 'DUE;TZID=Own:20260701T120000').replace('BEGIN:VTODO', zone)
  expect((await ines.ask('PUT', `${ines.tasks}one.ics`, { headers: calendarType, body })).status).toBe(201)
})

/** All that is told from a token on, part by part, and the token at the end. */
async function told(report: (body: string) => Promise<Response>, token: string, asked?: Parameters<typeof sync>[1]) {
  const parts: string[] = []
  let next = token
  do {
    const answer = await report(sync(next, asked))
    expect(answer.status).toBe(207)
    parts.push(await answer.text())
    next = tokenIn(parts.at(-1) as string)
  } while (isPart(parts.at(-1) as string))
  return { parts, names: parts.flatMap(namesIn), gone: parts.flatMap(goneIn), token: next }
}

it('a large calendar is synchronized in parts, with what is in it', async () => {
  const { report, ines } = await personWith(200)
  const { parts, names, token } = await told(report, '')
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) expect(part.length).toBeLessThan(9_000_000)
  expect(names.toSorted()).toEqual(Array.from({ length: 200 }, (_, n) => `${n}`).toSorted())
  await ines.ask('DELETE', `${ines.tasks}7.ics`)
  expect(await told(report, token)).toMatchObject({ names: [], gone: ['7'] })
})

it('what changes between two parts of all there is, is told in the end', async () => {
  const { report, ines } = await personWith(5)
  const first = await (await report(sync('', limited(2)))).text()
  expect([isPart(first), namesIn(first)]).toEqual([true, ['0', '1']])
  await ines.ask('PUT', `${ines.tasks}0.ics`, { headers: calendarType, body: todo('0', 'SUMMARY:Other') })
  await ines.ask('DELETE', `${ines.tasks}4.ics`)
  const rest = await told(report, tokenIn(first), limited(2))
  expect(rest.names).toEqual(['2', '3'])
  expect(await told(report, rest.token, limited(2))).toMatchObject({ names: ['0'], gone: ['4'] })
})

it('changes are told in parts, each at least once, and what is gone with them', async () => {
  const { report, ines } = await personWith(5)
  const { token } = await told(report, '', { prop: tags })
  const put = (n: number, title: string) =>
    ines.ask('PUT', `${ines.tasks}${n}.ics`, { headers: calendarType, body: todo(`${n}`, `SUMMARY:${title}`) })
  for (const n of [3, 1, 3, 0, 1]) await put(n, `Again ${n} ${Math.random()}`)
  await ines.ask('DELETE', `${ines.tasks}2.ics`)
  for (const count of [1, 2, 3]) {
    const { names, gone, parts } = await told(report, token, limited(count))
    expect([new Set(names), gone]).toEqual([new Set(['3', '1', '0']), ['2']])
    expect(parts.length).toBeGreaterThan(1)
  }
  expect((await report(sync(token, limited(0)))).status).toBe(507)
})

it.each(['urn:throughline:sync:tasks:1:..', 'urn:throughline:sync:tasks:999999:019a9b3c-5d00-7cc0-8000-0123456789ab'])(
  'the token %s was made up',
  async (token) => {
    const { report } = await personWith(1)
    expect((await report(sync(token))).status).toBe(403)
  },
)

it('others have their turn again and again while a calendar is read', async () => {
  const { report, deps } = await personWith(100)
  let turns = 0
  deps.giveWay = async () => void turns++
  for (const body of [query(''), multiget(Array.from({ length: 100 }, (_, n) => `<D:href>${n}.ics</D:href>`).join('')), sync('')]) {
    turns = 0
    expect((await report(body)).status).toBe(207)
    expect(turns).toBeGreaterThan(50)
  }
})

it('of a person two reports are made at a time, and those of others meanwhile', async () => {
  const { report, deps, person } = await personWith(1)
  const omar = await person('omar')
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let begun = 0
  deps.giveWay = () => {
    begun++
    return gate
  }
  const answers = Array.from({ length: 6 }, () => report(query('')))
  await expect.poll(() => begun).toBe(2)
  const other = omar.ask('REPORT', omar.tasks, { body: query('') })
  await expect.poll(() => begun).toBe(3)
  open()
  for (const answer of [...answers, other]) expect((await answer).status).toBe(207)
})

it('a report is not made for whom has gone', async () => {
  const { ines, deps, faults } = await personWith(1)
  const asking = new AbortController()
  deps.giveWay = async () => asking.abort()
  const { status } = await ines.ask('REPORT', ines.tasks, { body: query(''), signal: asking.signal })
  expect([status, faults]).toEqual([503, []])
})

it('of objects that are named no others are read', async () => {
  const { report, deps } = await personWith(120)
  const { list } = deps.store
  let lists = 0
  deps.store.list = (...asked) => {
    if ((asked[1] as unknown) === tasks.queries.all) lists++
    return list(...asked)
  }
  const text = await (await report(multiget(Array.from({ length: 110 }, (_, n) => `<D:href>${n}.ics</D:href>`).join('')))).text()
  expect([namesIn(text).length, lists]).toEqual([110, 0])
})
