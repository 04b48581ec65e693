import { comparePartialDates, competencyKey, firstDayOf, lastDayOf, libraryCompetency } from '../../career/index.ts'
import { foremost, type GiveWayDep, NAME_WORK, type Pace, pacer } from '../../kernel/index.ts'
import { conceptsOf } from '../matching/concepts-of.ts'
import { givingWay } from '../matching/read-ahead.ts'
import type { InterviewFacts, StoryFact, WinFact } from '../memory/facts.ts'
import { lastPractised, strengths } from '../memory/of-story.ts'
import { nextStep } from './next-step.ts'
import { type AskedQuestion, askedFor, type Practised, practisedFor, put } from './questions-asked.ts'
import type { Coverage, CoverageRow } from './schema.ts'

/** The job that is prepared for, as far as coverage goes. */
export interface AskedByJob {
  id: string
  /** What weighs most first. */
  competencies: readonly string[]
  /** The day of its next interview; `null` where none is to come. */
  interviewOn: string | null
}

/** Competencies that are told of at once: names of one's own may be as many as one likes. */
const MOST_ROWS = 200

/** So many competencies of wins are told apart beside those of our library and those that are asked for. */
const MOST_TOLD_APART = 10_000

/** Wins that are looked into for what their words tell of, best proved first. */
const MOST_LOOKED_INTO = 500

/** How many are read at one go, which takes some ten milliseconds of the processor where they are as long as they may be. */
const AT_ONCE = 4

const toldBy = new WeakMap<WinFact, ReadonlySet<string>>()

/**
 * What is there for each competency, and what to do next: of a job those it asks for, in its order; otherwise those that
 * there is a win, a story or a practised question for, most told first. Others have their turn meanwhile.
 * @param on the person's date
 */
export async function coverageOf(deps: GiveWayDep, practice: Practised, on: string, job: AskedByJob | null): Promise<Coverage> {
  const { facts } = practice
  const pace = pacer(deps)
  const asked = new Set((job?.competencies ?? practisedFor(practice)).map(competencyKey))
  const known = await gathered(practice, { on, asked }, pace)
  const isLacking = asked.values().some((key) => !known.wins.has(key) && !known.stories.has(key))
  if (isLacking) await readWins(deps, known.best)
  const names = new Map([...(job?.competencies ?? [])].reverse().map((name) => [competencyKey(name), name]))
  const keys = job ? asked : await foremost(known.keys, MOST_ROWS, mostToldFirst(known), pace)
  const rows: CoverageRow[] = []
  for (const key of keys) {
    const row = rowOf(known, key, names.get(key), job?.interviewOn ?? null)
    rows.push(row)
    await pace(ROW_WORK + row.wins + row.stories.length)
  }
  const times = new Map<string, number>()
  for (const { stories } of rows) for (const { id } of stories) times.set(id, (times.get(id) ?? 0) + 1)
  const stories = [...times].sort(([, a], [, b]) => b - a).map(([id]) => ({ id, title: facts.stories.get(id)?.title ?? '' }))
  return { on, targetJobId: job?.id ?? null, competencies: rows, stories }
}

/** What a row counts as beside its wins and stories, as `pacer` counts. */
const ROW_WORK = 100

const nameOf = ({ names }: Gathered, key: string, asked?: string): string => names.get(key) ?? libraryCompetency(key)?.name ?? asked ?? key

const mostToldFirst = (known: Gathered) => (a: string, b: string) =>
  of(known.stories, b) - of(known.stories, a) || of(known.wins, b) - of(known.wins, a) || (nameOf(known, a) < nameOf(known, b) ? -1 : 1)

const of = (some: ReadonlyMap<string, readonly unknown[]>, key: string) => some.get(key)?.length ?? 0

interface Gathered {
  on: string
  /** Competencies that there is anything for. */
  keys: string[]
  names: ReadonlyMap<string, string>
  wins: ReadonlyMap<string, readonly WinFact[]>
  stories: ReadonlyMap<string, readonly { story: StoryFact; isMain: boolean }[]>
  questions: ReadonlyMap<string, readonly AskedQuestion[]>
  told: ReadonlySet<string>
  lastOn: ReadonlyMap<string, string>
  strength: ReturnType<typeof strengths>
  /** Wins whose words are looked into. */
  best: readonly WinFact[]
}

/** @param asked competencies that are looked for whatever else there is */
async function gathered(
  { facts, log }: Practised,
  { on, asked }: { on: string; asked: ReadonlySet<string> },
  pace: Pace,
): Promise<Gathered> {
  const names = new Map<string, string>()
  const wins = new Map<string, WinFact[]>()
  const stories = new Map<string, { story: StoryFact; isMain: boolean }[]>()
  const keyOf = (name: string) => {
    const key = competencyKey(name)
    if (!names.has(key)) names.set(key, libraryCompetency(name)?.name ?? name)
    return key
  }
  const isTold = (name: string) => {
    if (names.size < MOST_TOLD_APART) return true
    const key = competencyKey(name)
    return names.has(key) || asked.has(key) || libraryCompetency(name) !== null
  }
  const best = inOrderOfProof(facts)
  for (const win of best) {
    for (const key of new Set(win.competencies.filter(isTold).map(keyOf))) put(wins, key, win)
    await pace(NAME_WORK * (1 + win.competencies.length))
  }
  for (const story of facts.stories.values()) {
    for (const [index, key] of [...new Set(story.competencies.map(keyOf))].entries()) put(stories, key, { story, isMain: index === 0 })
    await pace(NAME_WORK * (1 + story.competencies.length))
  }
  const questions = askedFor({ facts, log }, keyOf)
  const practised = [...questions].filter(([, some]) => some.some(({ lastOn }) => lastOn !== null)).map(([key]) => key)
  return {
    ...{ on, names, wins, stories, questions, best: best.slice(0, MOST_LOOKED_INTO) },
    keys: [...new Set([...stories.keys(), ...wins.keys(), ...practised])],
    told: new Set([...facts.stories.values()].flatMap(({ winIds }) => winIds)),
    lastOn: lastPractised(facts, 'storyId'),
    strength: strengths(facts, facts.stories.values(), on),
  }
}

const live = ({ evidence }: WinFact) => evidence.filter(({ isLive }) => isLive).length

/** Most live evidence first, then the newest. */
const inOrderOfProof = ({ wins }: InterviewFacts): WinFact[] =>
  [...wins.values()]
    .map((win) => ({ win, live: live(win), days: daysOf(win.happenedOn) }))
    .sort((a, b) => b.live - a.live || (a.days < b.days ? 1 : a.days > b.days ? -1 : 0))
    .map(({ win }) => win)

/** As partial dates are compared; of many it is reckoned once each. */
const daysOf = (date: string) => `${firstDayOf(date)} ${lastDayOf(date)}`

/** Reads the wins that are looked into for what nothing is tagged with, and gives way in between. */
const readWins = (deps: GiveWayDep, wins: readonly WinFact[]): Promise<void> =>
  givingWay(
    deps,
    wins.filter((win) => !toldBy.has(win)),
    AT_ONCE,
    toldIn,
  )

function rowOf(known: Gathered, key: string, asked: string | undefined, interviewOn: string | null): CoverageRow {
  const { on, best, told, lastOn, strength } = known
  const wins = known.wins.get(key) ?? []
  const stories = (known.stories.get(key) ?? []).toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
  const questions = known.questions.get(key) ?? []
  const practisedOn = (id: string) => lastOn.get(id) ?? null
  const next = nextStep({
    ...{ on, interviewOn },
    wins: wins.map(({ id, title }) => ({ id, title, isTold: told.has(id) })),
    telling: () => best.filter((win) => tellsOf(win, key)),
    stories: stories.map(({ story: { id, title } }) => ({ id, title, isPractised: practisedOn(id) !== null })),
    questions: questions.map(({ id, lastOn }) => ({ id, isPractised: lastOn !== null })),
  })
  return {
    competency: key,
    name: nameOf(known, key, asked),
    wins: wins.length,
    newestWinOn: wins.reduce<string | null>(
      (last, { happenedOn }) => (last && comparePartialDates(happenedOn, last) < 0 ? last : happenedOn),
      null,
    ),
    stories: stories.map(({ story: { id }, isMain }) => ({ id, isMain, strength: strength.get(id) ?? 'thin' })),
    questions: { practised: questions.filter(({ lastOn }) => lastOn !== null).length, of: questions.length },
    lastPractisedOn: latest([...stories.map(({ story }) => practisedOn(story.id)), ...questions.map(({ lastOn }) => lastOn)]),
    next,
  }
}

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && day > (last ?? '') ? day : last), null)

const MOST_TOLD = 3

/** What the words of a win tell of most; each win is read once. */
function toldIn(win: WinFact): ReadonlySet<string> {
  let found = toldBy.get(win)
  if (!found) {
    const concepts = conceptsOf(`${win.title}\n${win.text}`).filter(({ weight }) => weight >= 1)
    found = new Set(concepts.slice(0, MOST_TOLD).map(({ competency }) => competency))
    toldBy.set(win, found)
  }
  return found
}

const tellsOf = (win: WinFact, key: string): boolean => toldIn(win).has(key)
