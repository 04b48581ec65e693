import type { GoalDraft } from './form.ts'

/** How a goal is measured, as its name says it. */
export type TitleMeasure = Pick<GoalDraft, 'type' | 'start' | 'target'> &
  Partial<Pick<GoalDraft, 'unit' | 'currency' | 'rhythm' | 'weekdays' | 'timesPerWeek'>>

type Rhythm = Pick<TitleMeasure, 'rhythm' | 'weekdays' | 'timesPerWeek'>

const dayNames = [
  ['monday', 'montag'],
  ['tuesday', 'dienstag'],
  ['wednesday', 'mittwoch'],
  ['thursday', 'donnerstag'],
  ['friday', 'freitag'],
  ['saturday', 'samstag', 'sonnabend'],
  ['sunday', 'sonntag'],
]
/** Short names say days only where several stand together: “so” and “do” are words as well. */
const shortNames = [
  ['mon', 'mo'],
  ['tue', 'tues', 'di'],
  ['wed', 'mi'],
  ['thu', 'thur', 'thurs', 'do'],
  ['fri', 'fr'],
  ['sat', 'sa'],
  ['sun', 'so'],
]
const numbers = [
  ['1', 'one', 'once', 'ein'],
  ['2', 'two', 'twice', 'zwei'],
  ['3', 'three', 'drei'],
  ['4', 'four', 'vier'],
  ['5', 'five', 'fünf'],
  ['6', 'six', 'sechs'],
  ['7', 'seven', 'sieben'],
]
/** Where a word stands in one of the lists, from 1. */
const placeOf = (lists: readonly (readonly string[])[]) => new Map(lists.flatMap((names, i) => names.map((name) => [name, i + 1] as const)))
const [dayOf, numberOf] = [placeOf(dayNames.map((names, i) => [...names, ...(shortNames[i] ?? [])])), placeOf(numbers)]

const oneOf = (names: readonly string[]) => `(?:${names.toSorted((one, other) => other.length - one.length).join('|')})`
const day = oneOf(dayNames.flat())
const anyName = oneOf([...dayOf.keys()])
const whole = (name: string) => `(?:${name}(?!\\p{L})\\.?)`
const [anyDay, shortDay] = [whole(anyName), whole(oneOf(shortNames.flat()))]
/** Of three letters and more: “say so – do it” names no days. */
const plainDay = whole(oneOf([...dayOf.keys()].filter((name) => name.length > 2)))
/** “Mon–Fri”, “Montag bis Freitag”. */
const run = `${anyDay}(?:[-–]|\\s+(?:to|through|thru|bis)\\s+)${anyDay}|${plainDay}\\s+[-–]\\s+${plainDay}`
/** “Mon, Wed, Fri”, “Di/Do”. */
const several = `${shortDay}(?:(?:\\s*[,/+&]\\s*|\\s+(?:and|und)\\s+)${shortDay}){1,6}`
const daysOn = (name: string) => `${name}(?:(?:\\s*,\\s*|\\s+(?:and|und|&)\\s+)${name}){0,6}`
const many = `(?:${[...numberOf.keys()].join('|')})`

/** English says it at either end of a name: “fix what breaks every day in the depot” is no habit. */
const atEdge = (said: string) => new RegExp(`^(?:${said})(?=[:,\\s]\\s*\\S)|(?<=\\S\\s+)(?:${said})(?=\\s*[.!]?$)`, 'iu')
/** In German the verb may follow. */
const anywhere = (said: string) => new RegExp(`(?<![\\p{L}\\d.,–-])(?:${said})(?!\\p{L})`, 'iu')

const ways: readonly (readonly [RegExp, (said: string) => Rhythm])[] = [
  [atEdge('(?:every|each)\\s+(?:single\\s+)?(?:day|morning|evening|night)'), () => ({ rhythm: 'daily' })],
  [/(?<=\S\s+)(?<!(?<!\p{L})(?:the|an?|my|our|your|their)\s+)daily(?=\s*[.!]?$)/iu, () => ({ rhythm: 'daily' })],
  [anywhere('an\\s+jedem\\s+tag|jeden\\s+(?:einzelnen\\s+)?(?:tag|morgen|abend)|jede\\s+nacht|täglich'), () => ({ rhythm: 'daily' })],
  [atEdge('(?:every|each)\\s+weekday|on\\s+weekdays'), () => ({ rhythm: 'weekdays', weekdays: [1, 2, 3, 4, 5] })],
  [
    anywhere('werktags|an\\s+(?:den\\s+)?werktagen|jeden\\s+werktag|an\\s+jedem\\s+werktag'),
    () => ({ rhythm: 'weekdays', weekdays: [1, 2, 3, 4, 5] }),
  ],
  [atEdge(`(?:every|each)\\s+${daysOn(day)}|on\\s+${daysOn(`${day}s`)}`), weekdaysSaid],
  [anywhere(`jeden\\s+(?:${daysOn(day)})|${daysOn(`${day}s`)}`), weekdaysSaid],
  [anywhere(`(?:once|twice|${many}\\s*(?:times|days|mornings|evenings|nights|x|×))\\s+(?:a|per|each|every)\\s+week`), timesSaid],
  [anywhere(`${many}(?:[-\\s]?mal|\\s?[x×]|\\s+(?:tage|abende|morgen|nächte)n?)\\s+(?:pro|die|in\\s+der|jede|der)\\s+woche`), timesSaid],
  [anywhere(run), runSaid],
  [atEdge(`(?:on\\s+)?\\(?(?:${several})\\)?`), weekdaysSaid],
]

/** What may not be done more often is no habit. */
const isLimit = /(?<!\p{L})(?:at\s+most|(?:no|not)\s+more|less|fewer|only|höchstens|maximal|weniger|nur|seltener)(?!\p{L})/iu

/** What is done in one week that is named is none either. */
const isOnce = /(?<!\p{L})(?:this|next|last|diese[rn]?|nächste[rn]?|letzte[rn]?)\s+(?:week|woche)(?!\p{L})/iu

/** The habit that the name of a goal says: “Walk every day”, “Stretch 3 times a week”, “montags und donnerstags schwimmen”. */
export function rhythmIn(title: string): TitleMeasure | null {
  if (isLimit.test(title) || isOnce.test(title)) return null
  for (const [pattern, read] of ways) {
    const said = pattern.exec(title)?.[0]
    // A rhythm alone does not say what is done.
    if (said && /\p{L}/u.test(title.replace(said, ''))) return { type: 'habit', start: '', target: '', ...read(said.toLowerCase()) }
  }
  return null
}

const daysIn = (said: string) =>
  [...said.matchAll(new RegExp(`(?<!\\p{L})(${anyName})(?=s?(?!\\p{L}))`, 'gu'))].map(([, name = '']) => dayOf.get(name) ?? 0)

function weekdaysSaid(said: string): Rhythm {
  return onDays(daysIn(said))
}

function runSaid(said: string): Rhythm {
  const [first = 1, last = 7] = daysIn(said)
  return onDays(Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => ((first - 1 + i) % 7) + 1))
}

const onDays = (days: readonly number[]): Rhythm => {
  const weekdays = [...new Set(days)].sort((one, other) => one - other)
  return weekdays.length === 7 ? { rhythm: 'daily' } : { rhythm: 'weekdays', weekdays }
}

function timesSaid(said: string): Rhythm {
  const times = numberOf.get(new RegExp(`once|twice|${many}`, 'u').exec(said)?.[0] ?? '') ?? 1
  return { rhythm: 'times', timesPerWeek: String(times) }
}
