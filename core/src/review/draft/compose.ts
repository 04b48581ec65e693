import type { Win } from '../../career/index.ts'
import { foldText, type GiveWayDep, type Pace, pacer } from '../../kernel/index.ts'
import type { DraftSection, GoalFact, PacketFacts, Shown, Statement } from './facts.ts'
import { byCompetency, isTellable, saysNumber, strengthOf } from './order-wins.ts'
import { checkInSource, goalSource, numberSources, numbersOf, proofSources, shownSources, themeSources, winSource } from './sources.ts'
import type { PacketWords } from './words/index.ts'

/** Results that stand at the head, of them goals at most. */
const [MOST_HEADLINES, MOST_GOALS] = [4, 2]
/** Wins that are told under one competency, and short ones that share a paragraph. */
const [MOST_TOLD, MOST_TOGETHER] = [6, 3]
/** Competencies with a section of their own, wins of all others, and goals, so that a packet keeps room for what is written into it. */
const [MOST_COMPETENCIES, MOST_ALSO, MOST_GOALS_TOLD] = [15, 60, 100]
/** Skills or competencies that one sentence calls new, and as many it calls grown; words of the journal. */
const [MOST_NAMED, MOST_THEMES] = [4, 3]

/** What a win counts as beside its words, in UTF-16 units. */
const RECORD = 50

/**
 * Drafts the sections of a packet out of what is known. The same facts read the same; a section without a sentence is left
 * out. Words are found for what is told alone, and others have their turn while wins are weighed.
 */
export async function composeDraft(all: PacketFacts, words: PacketWords, turns: GiveWayDep): Promise<DraftSection[]> {
  const pace = pacer(turns)
  const facts = { ...all, goals: all.goals.filter(({ goal }, place) => place < MOST_GOALS_TOLD || all.meant.has(goal.id)) }
  const { top, named } = await headlines(facts, words, pace)
  const again = new Set(facts.wins.filter((win) => named.has(win.id) && isOfNamedGoal(win, facts, named)).map(({ id }) => id))
  const sections: DraftSection[] = [
    { kind: 'in-short', heading: words.headings.inShort, paragraphs: [top] },
    ...(await winSections({ ...facts, wins: facts.wins.filter(({ id }) => !again.has(id)) }, words, named, pace)),
    {
      kind: 'goals',
      heading: words.headings.goals,
      paragraphs: facts.goals.map((fact, place) => goalParagraph(fact, place, facts, words, named)),
    },
    { kind: 'growth', heading: words.headings.growth, paragraphs: [growth(facts, words)] },
    { kind: 'next', heading: words.headings.next, paragraphs: outlooks(facts, words) },
  ]
  return sections
    .map((section) => ({ ...section, paragraphs: section.paragraphs.filter((paragraph) => paragraph.length > 0) }))
    .filter(({ paragraphs }) => paragraphs.length > 0)
}

/** Wins that have something to tell but are one too many under their competency, or among those of many others. */
export function tooMany(facts: PacketFacts): Win[] {
  const told = new Set(groupsOf(facts).flatMap(({ wins }) => wins))
  return tellable(facts).filter((win) => !told.has(win))
}

const tellable = ({ wins, meant }: PacketFacts): Win[] => wins.filter((win) => isTellable(win) || meant.has(win.id))

interface Group {
  /** `also`: of competencies that have no section of their own; `none`: of those that name none. */
  of: { competency: string } | 'also' | 'none'
  wins: Win[]
}

/** The wins that are told of, those of most competencies under their own. */
function groupsOf(facts: PacketFacts): Group[] {
  const first = (wins: readonly Win[], most: number) => wins.filter(({ id }, place) => place < most || facts.meant.has(id))
  const groups = [...byCompetency(tellable(facts))].map(([competency, wins]) => ({ competency, wins: first(wins, MOST_TOLD) }))
  const named = groups.flatMap(({ competency, wins }) => (competency === null ? [] : [{ of: { competency }, wins }]))
  const also = named.slice(MOST_COMPETENCIES).flatMap(({ wins }) => wins)
  const none = groups.filter(({ competency }) => competency === null).flatMap(({ wins }) => wins)
  const rest: Group[] = [
    { of: 'also', wins: first(also, MOST_ALSO) },
    { of: 'none', wins: none },
  ]
  return [...named.slice(0, MOST_COMPETENCIES), ...rest].filter(({ wins }) => wins.length > 0)
}

interface Headline {
  of: string
  /** How much it has to show, at most. */
  weight: number
  /** Whether it is lighter after all, as long as nobody has looked. */
  isLighter: (() => boolean) | null
  /** Whether it takes one of the few places of goals. */
  isGoal: boolean
  /** The records that its number is read from: by one of them two tell of the same result. */
  readFrom: readonly string[]
  /** Its number. */
  value: string | null
  /** What it takes to find words for it. */
  length: number
  /** `null` where it says nothing. */
  say(): Statement | null
}

/** What stands at the head, and the records whose result it tells: also those that read it from the same place as one that is told. */
async function headlines({ wins, goals, ofWork, range }: PacketFacts, words: PacketWords, pace: Pace) {
  const ofGoals = goals
    .filter((fact) => ofWork.has(fact.goal.id) && isHeadline(fact))
    .flatMap((fact, place): Headline[] => {
      const text = words.moved(fact, place)
      const sources = [
        goalSource(fact, range, [fact.before.current ?? fact.after.start, fact.after.current]),
        ...checkInSource(fact, words.lastValue(fact)),
      ]
      const weight = fact.goal.status === 'achieved' ? 5.5 : fact.after.pace === 'on-track' ? 4.2 : 3.2
      const statement = { facet: 'headline' as const, of: fact.goal.id, text: text ?? '', sources }
      const readFrom = sources.map(({ id }) => id)
      const said = { of: fact.goal.id, weight, isLighter: null, isGoal: true, readFrom, value: fact.after.current, length: 0 }
      return text === null ? [] : [{ ...said, say: () => statement }]
    })
  const ofWins: Headline[] = []
  for (const win of wins) {
    if (saysNumber(win)) ofWins.push(winHeadline(win, words))
    await pace(RECORD + win.title.length)
  }
  // One goal is told by one number, the newest: a win whose number it said earlier leaves the place to it.
  for (const goal of ofGoals) {
    for (const win of ofWins) {
      if (!win.readFrom.includes(goal.of) || Number(win.value) === Number(goal.value) || win.say() === null) continue
      await pace(RECORD + win.length)
      goal.weight = Math.max(goal.weight, weighed(win))
      goal.isGoal = false
    }
    await pace(ofWins.length)
  }
  const all = [...ofGoals, ...ofWins]
  const told = await mostTelling(all, pace)
  const named = new Set<string>()
  for (const one of all) {
    if (told.includes(one) || (sharesWith(one, told) && one.say() !== null)) named.add(one.of)
    await pace(RECORD)
  }
  return { top: told.flatMap((one) => one.say() ?? []), named }
}

function winHeadline(win: Win, words: PacketWords): Headline {
  let said: Statement | null | undefined
  const find = (): Statement | null => {
    const text = words.headline(win, 0)
    return text === null ? null : { facet: 'headline', of: win.id, text, sources: [winSource(win, numbersOf(win)), ...numberSources(win)] }
  }
  return {
    ...{ of: win.id, weight: strengthOf(win), isGoal: false, value: win.metric?.value ?? null },
    // One with nothing more to say below does better there, unless little else is said here.
    isLighter: win.metric?.of === '' ? () => words.how(win, 0) === null : null,
    readFrom: win.evidence
      .filter(({ id }) => win.metric?.valueFrom === id)
      .flatMap(({ recordId, goalId }) => [recordId ?? [], goalId ?? []].flat()),
    length: win.title.length + win.text.length,
    say() {
      if (said === undefined) said = find()
      return said
    },
  }
}

/** Its weight, looked at closely. */
function weighed(one: Headline): number {
  if (one.isLighter?.()) one.weight -= 1
  one.isLighter = null
  return one.weight
}

const sharesWith = (one: Headline, told: readonly Headline[]): boolean =>
  told.some(({ readFrom }) => readFrom.some((id) => one.readFrom.includes(id)))

/** The few that have most to show, those of equal weight in their order. Only what may be among them is looked at closely. */
async function mostTelling(all: readonly Headline[], pace: Pace): Promise<Headline[]> {
  const told: Headline[] = []
  const open = all.toSorted((a, b) => b.weight - a.weight)
  const order = new Map(all.map((one, place) => [one, place]))
  const before = (a: Headline, b: Headline) => a.weight > b.weight || (a.weight === b.weight && (order.get(a) ?? 0) < (order.get(b) ?? 0))
  while (told.length < MOST_HEADLINES) {
    const one = open.shift()
    if (!one) break
    if (sharesWith(one, told)) continue
    await pace(RECORD + one.length)
    const weight = one.weight
    if (weighed(one) < weight) {
      const place = open.findIndex((other) => before(one, other))
      open.splice(place < 0 ? open.length : place, 0, one)
      continue
    }
    const isFull = one.isGoal && told.filter(({ isGoal }) => isGoal).length >= MOST_GOALS
    if (!isFull && one.say() !== null) told.push(one)
  }
  return told
}

/** Whether a win only says once more what a goal at the head says: its number is one of the goal's, and it is called as that is. */
function isOfNamedGoal(win: Win, { goals, meant }: PacketFacts, named: ReadonlySet<string>): boolean {
  if (meant.has(win.id) || win.text.trim() !== '') return false
  const from = win.evidence.find(({ id }) => id === win.metric?.valueFrom)?.goalId
  const goal = goals.find(({ goal }) => goal.id === from && named.has(goal.id))?.goal
  return goal !== undefined && wordsOf(win.title).every((word) => wordsOf(goal.title).includes(word))
}

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\d]+/gu) ?? []

/** Whether the number of a goal says something by itself. */
const isHeadline = ({ goal, before, after }: GoalFact): boolean => {
  const { type } = goal.metric
  if (type === 'habit' || type === 'binary' || type === 'milestones' || after.current === null || after.progress === null) return false
  return goal.status === 'achieved' || (goal.status === 'active' && after.progress > (before.progress ?? 0))
}

async function winSections(facts: PacketFacts, words: PacketWords, named: ReadonlySet<string>, pace: Pace): Promise<DraftSection[]> {
  const groups = groupsOf(facts)
  const headings = { also: words.headings.also, none: groups.length > 1 ? words.headings.otherResults : words.headings.results }
  const sections: DraftSection[] = []
  for (const { of, wins } of groups) {
    const paragraphs: Statement[][] = []
    for (const [place, win] of wins.entries()) {
      paragraphs.push(winParagraph(win, place, words, named.has(win.id)))
      await pace(RECORD + win.title.length + win.text.length)
    }
    const heading = typeof of === 'string' ? headings[of] : facts.nameOf(of.competency)
    sections.push({ kind: 'wins', heading, paragraphs: together(paragraphs) })
  }
  return sections
}

/** What a headline says in numbers is not said again. */
function winParagraph(win: Win, place: number, words: PacketWords, isNamed: boolean): Statement[] {
  const said = (facet: Statement['facet'], text: string | null, sources: Statement['sources']): Statement[] =>
    text === null ? [] : [{ facet, of: win.id, text, sources }]
  const numbers = isNamed ? [] : numbersOf(win)
  const how = words.how(win, place)
  if (isNamed && how === null && saysAll(words.headline(win, 0) ?? '', [words.told(win, 0), win.title])) return []
  return [
    ...said('told', isNamed ? words.toldAgain(win, place) : words.told(win, place), [winSource(win, numbers), ...proofSources(win)]),
    ...said('how', how, [winSource(win, [])]),
    ...(isNamed ? [] : said('effect', words.effect(win, place), [winSource(win, numbersOf(win)), ...numberSources(win)])),
  ]
}

/** Whether a headline says a win as it would be told again, or as it is called. */
const saysAll = (headline: string, told: readonly (string | null)[]): boolean =>
  told.some((one) => one !== null && foldText(headline).includes(foldText(one.trim().replace(/[.…]+$/, ''))))

/** Paragraphs of one sentence stand together. */
function together(paragraphs: readonly Statement[][]): Statement[][] {
  const found: Statement[][] = []
  let short: Statement[] | null = null
  for (const paragraph of paragraphs) {
    if (paragraph.length === 1 && short && short.length < MOST_TOGETHER) {
      short.push(...paragraph)
      continue
    }
    const own = [...paragraph]
    if (paragraph.length === 1) short = own
    found.push(own)
  }
  return found
}

function goalParagraph(fact: GoalFact, place: number, { range }: PacketFacts, words: PacketWords, named: ReadonlySet<string>): Statement[] {
  const { goal, before, after } = fact
  const isNamed = named.has(goal.id)
  const text = isNamed ? words.underWay(fact, place) : words.moved(fact, place)
  const numbers = isNamed ? [] : [before.current ?? after.start, after.current]
  const said = (facet: 'moved' | 'measured', text: string | null, sources: Statement['sources']): Statement[] =>
    text === null ? [] : [{ facet, of: goal.id, text, sources }]
  const checkIn = checkInSource(fact, words.lastValue(fact))
  if (isNamed) return said('measured', text, [goalSource(fact, range, []), ...checkIn.map((source) => ({ ...source, numbers: [] }))])
  const moved = said('moved', text, [goalSource(fact, range, numbers), ...checkIn])
  // Of a goal that nobody measured, what is next says all there is to say.
  return moved.length > 0 || fact.checkIns > 0
    ? [...moved, ...said('measured', words.measured(fact, place), [goalSource(fact, range, [])])]
    : []
}

function growth({ skills, competencies, themes }: PacketFacts, words: PacketWords): Statement[] {
  const said = (facet: Statement['facet'], text: string | null, sources: Statement['sources']): Statement[] =>
    text === null ? [] : [{ facet, of: null, text, sources }]
  const named = { skills: worthNaming(skills), competencies: worthNaming(competencies), themes: themes.slice(0, MOST_THEMES) }
  return [
    ...said('skills', words.skills(named.skills, 0), shownSources(named.skills)),
    ...said('competencies', words.competencies(named.competencies, 0), shownSources(named.competencies)),
    ...said('themes', words.themes(named.themes, 0), themeSources(named.themes)),
  ]
}

/** What is new, and what more than one win shows: all that a sentence names, so that it rests on a win of each. */
function worthNaming(all: readonly Shown[]): Shown[] {
  const isGrown = ({ isNew, wins }: Shown) => !isNew && wins.length > 1
  return [...all.filter(({ isNew }) => isNew).slice(0, MOST_NAMED), ...all.filter(isGrown).slice(0, MOST_NAMED)]
}

/** What is behind first. */
function outlooks({ goals, range, today }: PacketFacts, words: PacketWords): Statement[][] {
  const behind = { 'at-risk': 0, behind: 1, 'on-track': 2 }
  const order = ({ after }: GoalFact) => behind[(after.isFirstMiss ? null : after.pace) ?? 'on-track']
  const said = goals
    .toSorted((a, b) => order(a) - order(b))
    .flatMap((fact, place): Statement[] => {
      const text = words.outlook({ ...fact, today }, place)
      const sources = [{ ...goalSource(fact, range, [fact.after.target]), date: today }]
      return text === null ? [] : [{ facet: 'outlook', of: fact.goal.id, text, sources }]
    })
  return Array.from({ length: Math.ceil(said.length / MOST_TOGETHER) }, (_, i) => said.slice(i * MOST_TOGETHER, (i + 1) * MOST_TOGETHER))
}
