import { describe, expect, it } from 'vitest'

type Words = Record<string, unknown>
type Said = (...given: unknown[]) => unknown

const english = import.meta.glob<Words>(['../*.ts', '!../*.test.ts'], { eager: true })
const german = import.meta.glob<Words>(['./*.ts', '!./*.test.ts', '!./words.ts'], { eager: true })

const names = Object.keys(german).map((path) => path.slice('./'.length))

/** What is the same in both: names, symbols, and words that German took over. */
const same = new Set(
  `Throughline API Demo Test Todoist TickTick Vikunja jrnl LinkedIn Letter Passphrase Plan Push Filter Situation Google GitHub Passkey Passkeys Webhook Webhooks API-Token Code Coach Journal Name Feedback Link Links Word PDF Markdown
  JSON A4 Text Board Check-in Check-ins Import Export Import… Webhook Team Mentoring Position Status Interview Interviews
  Moment Start Person Organisation System Region Ideal Deutsch Minute Minuten Zoom E-Mail Version
  Esc Offline`.split(/\s+/),
)
const sameLines = new Set(['curl', 'JavaScript', 'Python', 'Day One', 'Loop Habit Tracker', 'JSON Resume', 'US Letter', 'English', 'ltr'])

/** Words that no German sentence has. */
const englishWords =
  /(?<![\p{L}\p{M}'’])(the|of|and|your|you|with|this|that|is|are|not|for|to|from|has|have|been|what|which|who|it|its|yet|every|days?|weeks?)(?![\p{L}\p{M}])/u

/** What one writes in a filter, which is the same in each language: `is:overdue`. */
const written = /\b\w+:[\w<>=]+/g

/** Code within Markdown. */
const code = /```[^`]*```|`[^`]*`/g

/** What the invented person of the demo has written, in English. */
const ofSample = 'Rerun the bakeware model without week 31'

/** Some of each sort that words are said with. Marked, so that an answer shows whether it names them. */
const sorts: readonly unknown[] = [
  'Xa',
  1,
  2,
  1234,
  0,
  '',
  null,
  true,
  false,
  ['Xa'],
  ['Xa', 'Xb'],
  ['Xa', 'Xb', 'Xc', 'Xd', 'Xe'],
  [],
  new Proxy({}, { get: (_, name) => (typeof name === 'string' ? 2 : undefined) }),
]

const text = (said: unknown) => (typeof said === 'string' ? said : null)

/** All ways to give so many things: each of one sort, and each in turn of another. */
function givenTo(count: number): unknown[][] {
  if (count === 0) return [[]]
  if (count <= 3) return givenTo(count - 1).flatMap((before) => sorts.map((last) => [...before, last]))
  const alike = sorts.map((sort) => Array.from({ length: count }, () => sort))
  return [
    ...alike,
    ...alike.flatMap((given) => given.flatMap((_, place) => sorts.map((sort) => given.map((one, at) => (at === place ? sort : one))))),
  ]
}

function said(say: Said, given: unknown[]): unknown {
  try {
    return say(...given)
  } catch {
    return
  }
}

const isOdd = (line: string) => /undefined|null|NaN|\[object|function/.test(line)

/** What is wrong with a German answer, where the English one is sound. */
function faultOf(one: unknown, other: unknown): string | null {
  const line = text(one)
  const its = text(other)
  if (line === null || isOdd(line)) return null
  if (its === null) return `nothing for “${line}”`
  if (isOdd(its)) return `“${its}” for “${line}”`
  const lost = (line.match(/X[a-e]/g) ?? []).filter((name) => !its.includes(name))
  return lost.length > 0 ? `“${its}” leaves out ${lost.join(', ')}` : faultOfLine(its)
}

/** What are dates, by what they are called; in German they may end with a full stop, which is one of the sentence too. */
const isDate = (name: string) => /^(day|when|until|on|since|date|from|to)$/.test(name)

function faultOfDates(one: Said, other: Said): string | null {
  const [, given = ''] = /^[^(]*\(?([^)=]*)/.exec(String(one)) ?? []
  const dates = given.split(',').map((name) => (isDate(name.trim()) ? '3. Xf.' : 'Xa'))
  const [line, its] = [text(said(one, dates)), text(said(other, dates))]
  // A number with a full stop behind it is a day of a month, not the end of a sentence.
  return line?.includes('..') && its?.includes('..') ? `“${its}” ends with two full stops` : null
}

function faultOfLine(given: string): string | null {
  const line = given.replace(code, '')
  if (englishWords.test(line.replaceAll(written, '').replace(ofSample, ''))) return `“${line}” has English in it`
  if (/[”"]|“[\p{L}]/u.test(line)) return `“${line}” has quotes that are not German`
  if ((line.match(/„/g) ?? []).length !== (line.match(/“/g) ?? []).length) return `“${line}” has quotes that do not close`
  return /\d ?%/.test(line) ? `“${line}” has no no-break space before its percent sign` : null
}

/** Signs, addresses, sorts of events and lengths of time are no words of a language. */
const isSaid = (line: string) => /\p{L}{2}/u.test(line) && !/^(\/\S+|[\w-]+\.(\*|json|zip)|\d+ min)$/.test(line)

/** What is wrong with German words beside the English. */
function* faults(one: unknown, other: unknown, path: string): Generator<string> {
  if (typeof one !== typeof other) yield `${path} is ${typeof other}`
  else if (typeof one === 'string' && typeof other === 'string') {
    if (one === other && !isLookup(path) && isSaid(one) && !same.has(one) && !sameLines.has(one)) yield `${path}: “${one}” is the English`
    const fault = faultOfLine(other)
    if (fault) yield `${path}: ${fault}`
  } else if (typeof one === 'function') {
    const [say, its] = [one as Said, other as Said]
    const count = Math.max(say.length, its.length)
    if (say.length !== its.length) yield `${path} takes ${its.length}`
    const fault = faultOfDates(say, its)
    if (fault) yield `${path}: ${fault}`
    for (const given of givenTo(count)) {
      const fault = faultOf(said(say, given), said(its, given))
      if (fault) {
        yield `${path}(${JSON.stringify(given)}): ${fault}`
        break
      }
    }
  } else if (one !== null && typeof one === 'object') {
    const [words, its] = [one as Words, other as Words]
    const missing = Object.keys(words).filter((name) => !(name in its))
    if (isLookup(path)) return
    if (missing.length > 0) yield `${path} lacks ${missing.join(', ')}`
    const more = Object.keys(its).filter((name) => !(name in words))
    if (more.length > 0) yield `${path} has ${more.join(', ')}`
    for (const name of Object.keys(words)) if (name in its) yield* faults(words[name], its[name], `${path}.${name}`)
  }
}

/** Words that are read, not shown: there may be more or fewer of them. */
const isLookup = (path: string) => /\.(verbs|createVerbs|read\.\w+|slash\.\w+\.also|look|command)$/.test(path)

it('there are twins', () => expect(names.length).toBeGreaterThan(0))

describe('in German as in English:', () => {
  it.each(names)('%s', (name) => {
    const words = english[`../${name}`]
    expect(words, 'there is an English file of that name').toBeDefined()
    expect([...faults({ ...words }, { ...german[`./${name}`] }, name)]).toEqual([])
  })
})
