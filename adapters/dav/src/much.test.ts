import { tasks } from '@throughline/core/task'
import { expect, it } from 'vitest'
import { testDav, todo } from './test-dav.ts'

const namespaces = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"'
const data = '<D:prop><C:calendar-data/></D:prop>'
const multiget = (hrefs: string) => `<C:calendar-multiget ${namespaces}>${data}${hrefs}</C:calendar-multiget>`
const query = (within: string) =>
  `<C:calendar-query ${namespaces}>${data}<C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VTODO">${within}</C:comp-filter></C:comp-filter></C:filter></C:calendar-query>`
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
