import fc from 'fast-check'
import sax from 'sax'
import { afterEach, expect, it } from 'vitest'
import { ORIGIN, testDav, todo } from './test-dav.ts'

type Person = Awaited<ReturnType<ReturnType<typeof testDav>['person']>>

/** Nobody but the owner reads this, however they ask. */
const SECRET = 'Nobody else reads this'
/** Of one answer; without a bound, several of these took minutes. */
const SLOW = 3_000

const dav = testDav()
let people: Promise<[Person, Person, Person]> | undefined

/** Somebody, somebody else, and one whose token only reads. */
function everybody() {
  people ??= (async () => {
    const all: [Person, Person, Person] = [await dav.person('ines'), await dav.person('ruth'), await dav.person('reader', ['tasks:read'])]
    for (const person of all.slice(0, 2))
      await person.ask('PUT', `${person.tasks}one.ics`, { body: todo('one', `SUMMARY:${SECRET}`), headers: calendarType })
    return all
  })()
  return people
}

afterEach(() => expect(dav.faults).toEqual([]))

const calendarType = { 'content-type': 'text/calendar' }
const wordy = fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 20 }), fc.stringMatching(/^[\w./%-]{0,30}$/))
const many = (part: string, most: number) => fc.integer({ min: 0, max: most }).map((n) => part.repeat(n))

const methods = ['OPTIONS', 'GET', 'HEAD', 'PUT', 'DELETE', 'PROPFIND', 'PROPPATCH', 'REPORT', 'POST', 'PATCH']
const others = ['MKCALENDAR', 'MKCOL', 'COPY', 'MOVE', 'LOCK', 'UNLOCK', 'ACL', 'SEARCH', 'NONSENSE']
const method = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...methods) }, fc.constantFrom(...others))

/** Where somebody asks: their own places, those of somebody else, and tricks that might lead from one to the other. */
const pathOf = ([mine, theirs]: readonly Person[]) => {
  const [own, other] = [mine as Person, theirs as Person]
  const places = [own, other].flatMap(({ home, tasks, goals, account }) => [home, tasks, goals, `/dav/principals/${account.id}/`])
  const tricks = [
    '%2f',
    '%2F..%2F',
    '../',
    '..%5c',
    '%00',
    '//',
    '%',
    '%ff',
    ';x=',
    '?a=',
    '%E2%80%AE',
    `..%2f${other.account.id}%2ftasks%2fone.ics`,
  ]
  const name = fc.oneof(fc.constantFrom('one.ics', `${own.account.id}.ics`, '__proto__', 'constructor', '.', '..'), wordy.map(encoded))
  const within = fc.tuple(fc.constantFrom(...places), fc.oneof(name, fc.constantFrom(...tricks))).map((parts) => parts.join(''))
  return fc.oneof(
    fc.constantFrom('/dav/', '/dav', '/.well-known/caldav', ...places),
    within,
    wordy.map((text) => `/dav/${encoded(text)}`),
  )
}
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())

const header = fc.record(
  {
    depth: fc.constantFrom('0', '1', 'infinity', '1,noroot', '-1'),
    'content-type': fc.constantFrom('text/calendar', 'text/xml', 'application/json', 'text/calendar; charset=utf-16', ';'),
    'if-match': fc.constantFrom('*', '"1-1"', 'W/"1-1"', '"', ',', '""'),
    'if-none-match': fc.constantFrom('*', '"1-1"', '"x", "1-1"', ','),
    destination: fc.constantFrom(`${ORIGIN}/dav/`, 'http://[', '..'),
    'content-length': fc.constantFrom('0', '-1', 'x', '5'),
    overwrite: fc.constantFrom('T', 'F'),
    prefer: fc.constantFrom('return=minimal', 'return=representation'),
  },
  { requiredKeys: [] },
)

const prefix = fc.constantFrom('D:', 'C:', 'E:', '', 'xml:', 'xmlns:', 'constructor:')
const local = fc.oneof(
  fc.constantFrom('prop', 'href', 'filter', 'comp-filter', 'prop-filter', 'text-match', 'time-range', 'is-not-defined', 'sync-token'),
  fc.constantFrom('limit', 'nresults', 'set', 'allprop', 'propname', 'getetag', 'calendar-data', 'getctag', 'displayname', 'owner'),
  fc.constantFrom('__proto__', '1a', '', 'a:b', 'é', 'toString'),
)
const value = fc.oneof(
  fc.constantFrom(
    'VCALENDAR',
    'VTODO',
    'VEVENT',
    'SUMMARY',
    '(a+)+$',
    '20260101T000000Z',
    '99991231T235959Z',
    '00000101T000000Z',
    '-1',
    '1e9',
  ),
  fc.constantFrom('urn:throughline:sync:tasks:0', 'urn:throughline:sync:tasks:999999999999999', 'urn:throughline:sync:goals:1', 'DAV:'),
  fc.constantFrom('&amp;', '&#0;', '&#99999999;', '&lt;', '&b;', '<![CDATA[x]]>', '<!-- x -->', '<?x y?>', 'a&#10;b'),
  wordy.map((text) => text.replace(/[<&"]/g, '')),
)
const attributes = fc
  .array(fc.tuple(fc.constantFrom('name', 'start', 'end', 'xmlns:E', 'xmlns', 'negate-condition', '__proto__'), value), { maxLength: 3 })
  .map((all) => all.map(([name, text]) => ` ${name}="${text}"`).join(''))
const { inside } = fc.letrec<{ inside: string; one: string }>((tie) => ({
  inside: fc.oneof(
    { maxDepth: 6 },
    value,
    fc.array(tie('one'), { maxLength: 5 }).map((all) => all.join('')),
  ),
  one: fc.tuple(prefix, local, attributes, tie('inside')).map(([p, l, a, i]) => `<${p}${l}${a}>${i}</${p}${l}>`),
}))
const roots = ['D:propfind', 'D:propertyupdate', 'D:sync-collection', 'C:calendar-query', 'C:calendar-multiget', 'C:free-busy-query', 'D:x']
const component = (within: string) =>
  `<C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VTODO">${within}</C:comp-filter></C:comp-filter></C:filter>`
const xml = fc
  .tuple(fc.constantFrom(...roots), fc.constantFrom('', '<D:prop><D:getetag/><C:calendar-data/></D:prop>'), fc.boolean(), inside)
  .map(
    ([root, prop, isFilter, within]) =>
      `<${root} xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${prop}${isFilter ? component(within) : within}</${root}>`,
  )

/** Properties of every sort of name, in namespaces of every sort, which the answer has to tell again. */
const namespace = fc.constantFrom('urn:x', 'a&#10;b', 'a b', '&quot;&gt;', '}{', '__proto__', 'constructor', '', 'DAV:', 'x'.repeat(5_000))
const propfind = fc.tuple(namespace, fc.array(fc.tuple(prefix, local), { maxLength: 4 })).map(([uri, names]) => {
  const asked = names.map(([p, l]) => `<${p}${l}/>`).join('')
  return `<D:propfind xmlns:D="DAV:" xmlns:E="${uri}" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop>${asked}</D:prop></D:propfind>`
})

/** What is much of one thing: each of these was, or might have been, far more work than it says. */
const bomb = fc
  .oneof(
    ...['<b/>', '<a>', '</a>', '&amp;', '&#65;', '<!-- -->', '<![CDATA[x]]>', 'b ', '<D:href>one.ics</D:href>'].map((part) =>
      many(part, 20_000),
    ),
  )
  .map((text) => `<a xmlns:D="DAV:">${text}</a>`)
const declarations = fc.integer({ max: 11_000, min: 1 }).map((n) => {
  const all = Array.from({ length: n }, (_, i) => `xmlns:a${i}="x"`)
  return `<a ${all.join(' ')}>${'<b/>'.repeat(n)}</a>`
})
const doctype = fc.constantFrom(
  '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
  '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
  '<!\nDOCTYPE a><a/>',
)
const day = fc.constantFrom(
  '20260329',
  '00000101',
  '00010101',
  '99991231',
  '20260230',
  '-0010101',
  'x',
  '20260329T023000',
  '99991231T235959Z',
  '00010101T000000',
)
const zone = fc.constantFrom(
  '',
  ';TZID=Europe/Berlin',
  ';TZID=Own',
  ';TZID=../../etc/passwd',
  ';TZID=__proto__',
  ';VALUE=DATE',
  ';TZID="a;b"',
)
const rule = fc.constantFrom(
  ...[
    'FREQ=DAILY',
    'FREQ=SECONDLY',
    'FREQ=MINUTELY',
    'FREQ=DAILY;COUNT=1000000',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=1000000000',
  ],
  ...['FREQ=YEARLY;BYWEEKNO=53;BYDAY=SU', 'FREQ=DAILY;UNTIL=00010101', 'FREQ=MONTHLY;BYDAY=99MO', 'FREQ=', 'INTERVAL=0;FREQ=DAILY'],
)
const line = fc.oneof(
  fc
    .tuple(fc.constantFrom('DUE', 'DTSTART', 'COMPLETED', 'CREATED', 'RECURRENCE-ID', 'EXDATE', 'RDATE'), zone, day)
    .map(([n, z, d]) => `${n}${z}:${d}`),
  rule.map((text) => `RRULE:${text}`),
  fc
    .tuple(fc.constantFrom('SUMMARY', 'DESCRIPTION', 'CATEGORIES', 'STATUS', 'PRIORITY', 'UID', 'RELATED-TO', 'DURATION', 'X-A'), wordy)
    .map(([n, text]) => `${n}:${text}`),
  fc.constantFrom(
    'BEGIN:VALARM',
    'END:VALARM',
    'BEGIN:VTODO',
    'END:VTODO',
    'BEGIN:VEVENT',
    'END:VEVENT',
    'METHOD:REQUEST',
    'END:VCALENDAR',
  ),
  fc.constantFrom(
    'TRIGGER:-PT5M',
    'TRIGGER:-P99999999W',
    'TRIGGER;VALUE=DATE-TIME:99991231T235959Z',
    'DURATION:P9999999W',
    'STATUS:COMPLETED',
  ),
  fc.constantFrom(' folded', '\tfolded', '', 'X-A;B="c', ':', ';', 'X-A:\rX-B:c', 'UID:a\\nX-EVIL:1', `CATEGORIES:${'a,'.repeat(3_000)}`),
)
const ownZone = rule.map((text) =>
  ['BEGIN:VTIMEZONE', 'TZID:Own', 'BEGIN:STANDARD', 'DTSTART:00010101T000000', 'TZOFFSETFROM:+0000', 'TZOFFSETTO:+0100', `RRULE:${text}`]
    .concat('END:STANDARD', 'END:VTIMEZONE', '')
    .join('\r\n'),
)
const calendar = fc
  .tuple(
    fc.constantFrom('one', 'two', '../../etc/passwd', 'a\\,b', 'a\\nb', '__proto__'),
    fc.array(line, { maxLength: 12 }),
    fc.option(ownZone),
  )
  .map(([uid, lines, described]) => {
    const text = todo(uid, ...lines, ...(described === null ? [] : ['DUE;TZID=Own:20260701T120000']))
    return described === null ? text : text.replace('BEGIN:VTODO', () => `${described}BEGIN:VTODO`)
  })
const question = fc.oneof(
  { weight: 6, arbitrary: xml },
  { weight: 6, arbitrary: propfind },
  { weight: 1, arbitrary: fc.oneof(bomb, declarations, doctype) },
)
const body = fc.oneof({ weight: 5, arbitrary: question }, { weight: 5, arbitrary: calendar }, { weight: 1, arbitrary: wordy })

/** Somebody else's reader, which is strict about what XML is. */
function refuseBadXml(text: string): void {
  const parser = sax.parser(true, { xmlns: true })
  parser.onerror = (error) => {
    throw error
  }
  parser.write(text).close()
}

async function ask(person: Person, asked: { method: string; path: string; headers: object; body?: string | undefined }) {
  const started = performance.now()
  const headers = { ...asked.headers } as Record<string, string>
  const isBodyless = asked.method === 'GET' || asked.method === 'HEAD'
  const answer = await person.ask(asked.method, asked.path, {
    headers,
    ...(!isBodyless && asked.body !== undefined && { body: asked.body }),
  })
  const text = await answer.text()
  expect(performance.now() - started, 'slow').toBeLessThan(SLOW)
  expect(answer.status === 507 || answer.status < 500, text).toBe(true)
  if (answer.headers.get('content-type')?.startsWith('application/xml')) refuseBadXml(text)
  return { answer, text }
}

it('whatever is asked, the answer is quick, whole, and of nobody else', { timeout: 60_000 }, async () => {
  const all = await everybody()
  const [ines, ruth, reader] = all
  const before = await dav.deps.store.head(ruth.account.id)
  const asked = fc.record({ method, path: pathOf(all), headers: header, body: fc.option(body, { nil: undefined }), isReader: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(asked, async ({ isReader, ...request }) => {
      const { text } = await ask(isReader ? reader : ines, request)
      if (isReader || request.path.includes(ruth.account.id)) expect(text).not.toContain(SECRET)
    }),
    { numRuns: 1_500 },
  )
  expect(await dav.deps.store.head(ruth.account.id)).toBe(before)
  const { text } = await ask(reader, { method: 'PROPFIND', path: reader.tasks, headers: { depth: '1' } })
  expect(text.match(/<d:response>/g)).toHaveLength(1)
})

it('whatever a calendar is asked, the answer is quick and XML', { timeout: 60_000 }, async () => {
  const [ines] = await everybody()
  for (let n = 0; n < 10; n++) {
    const body = todo(`many${n}`, 'SUMMARY:Many', 'DUE;VALUE=DATE:20260101', 'RRULE:FREQ=DAILY', `X-LONG:${'x'.repeat(50_000)}`)
    await ines.ask('PUT', `${ines.tasks}many${n}.ics`, { headers: calendarType, body })
  }
  const asked = fc.record({
    method: fc.constantFrom('PROPFIND', 'REPORT'),
    path: fc.constantFrom(ines.tasks, ines.tasks, ines.home),
    headers: fc.constantFrom({ depth: '0' }, { depth: '1' }),
    body: question,
  })
  let told = 0
  await fc.assert(
    fc.asyncProperty(asked, async (request) => {
      told += (await ask(ines, request)).answer.status === 207 ? 1 : 0
    }),
    { numRuns: 500 },
  )
  expect(told).toBeGreaterThan(100)
  for (let n = 0; n < 10; n++) await ines.ask('DELETE', `${ines.tasks}many${n}.ics`)
})

it('what is taken is served so that it can be sent back as it is', { timeout: 60_000 }, async () => {
  const [ines] = await everybody()
  const withoutStamps = (text: string) => text.replace(/^(DTSTAMP|LAST-MODIFIED|CREATED):.*\r\n/gm, '')
  let taken = 0
  await fc.assert(
    fc.asyncProperty(calendar, async (text) => {
      const path = `${ines.tasks}fuzz.ics`
      const put = (sent: string) => ask(ines, { method: 'PUT', path, headers: calendarType, body: sent })
      const get = () => ask(ines, { method: 'GET', path, headers: {} })
      const { answer } = await put(text)
      if (!answer.ok) return
      taken += 1
      const first = await get()
      expect((await put(first.text)).answer.status, first.text).toBe(204)
      expect(withoutStamps((await get()).text)).toBe(withoutStamps(first.text))
      await ask(ines, { method: 'DELETE', path, headers: {} })
    }),
    { numRuns: 600 },
  )
  expect(taken).toBeGreaterThan(100)
})
