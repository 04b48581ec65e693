import { comparePartialDates, competencyKey, libraryCompetency } from '../../career/index.ts'
import type { GiveWayDep } from '../../kernel/index.ts'
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

/** Wins that are looked into for what their words tell of, best proved first. */
const MOST_LOOKED_INTO = 500

/** How many are read at one go, which takes some ten milliseconds of the processor where they are as long as they may be. */
const AT_ONCE = 4

const toldBy = new WeakMap<WinFact, ReadonlySet<string>>()

/**
 * What is there for each competency, and what to do next: of a job those it asks for, in its order; otherwise those that
 * there is a win, a story or a practised question for, most told first.
 * @param on the person's date
 */
export function coverageOf(practice: Practised, on: string, job: AskedByJob | null): Coverage {
  const { facts } = practice
  const known = gathered(practice, on)
  const keys = job ? [...new Set(job.competencies.map(competencyKey))] : known.keys
  const names = new Map([...(job?.competencies ?? [])].reverse().map((name) => [competencyKey(name), name]))
  const rows = keys.map((key) => rowOf(known, key, names.get(key), job?.interviewOn ?? null))
  if (!job) {
    rows.sort((a, b) => b.stories.length - a.stories.length || b.wins - a.wins || (a.name < b.name ? -1 : 1))
    rows.splice(MOST_ROWS)
  }
  const times = new Map<string, number>()
  for (const { stories } of rows) for (const { id } of stories) times.set(id, (times.get(id) ?? 0) + 1)
  const stories = [...times].sort(([, a], [, b]) => b - a).map(([id]) => ({ id, title: facts.stories.get(id)?.title ?? '' }))
  return { on, targetJobId: job?.id ?? null, competencies: rows, stories }
}

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

function gathered({ facts, log }: Practised, on: string): Gathered {
  const names = new Map<string, string>()
  const wins = new Map<string, WinFact[]>()
  const stories = new Map<string, { story: StoryFact; isMain: boolean }[]>()
  const keyOf = (name: string) => {
    const key = competencyKey(name)
    if (!names.has(key)) names.set(key, libraryCompetency(name)?.name ?? name)
    return key
  }
  const best = inOrderOfProof(facts)
  for (const win of best) for (const key of new Set(win.competencies.map(keyOf))) put(wins, key, win)
  for (const story of facts.stories.values())
    for (const [index, key] of [...new Set(story.competencies.map(keyOf))].entries()) put(stories, key, { story, isMain: index === 0 })
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
const bestProved = (a: WinFact, b: WinFact) => live(b) - live(a) || comparePartialDates(b.happenedOn, a.happenedOn)

const inOrderOfProof = ({ wins }: InterviewFacts): WinFact[] => [...wins.values()].sort(bestProved)

/**
 * Reads the wins that `coverageOf` looks into for what nothing is tagged with, if there is such a thing, and gives way in
 * between.
 */
export async function readWinsAhead(deps: GiveWayDep, practice: Practised, job: AskedByJob | null): Promise<void> {
  const { facts } = practice
  const tagged = [...facts.wins.values(), ...facts.stories.values()].flatMap(({ competencies }) => competencies)
  const proved = new Set([...new Set(tagged)].map(competencyKey))
  const isLacking = (job?.competencies ?? practisedFor(practice)).some((name) => !proved.has(competencyKey(name)))
  const unread = isLacking ? inOrderOfProof(facts).slice(0, MOST_LOOKED_INTO) : []
  await givingWay(
    deps,
    unread.filter((win) => !toldBy.has(win)),
    AT_ONCE,
    toldIn,
  )
}

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
    name: known.names.get(key) ?? libraryCompetency(key)?.name ?? asked ?? key,
    wins: wins.length,
    newestWinOn:
      wins
        .map(({ happenedOn }) => happenedOn)
        .toSorted(comparePartialDates)
        .at(-1) ?? null,
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
