import { competencyName, countsAsEvidence, type Experience, type Win } from '../../career/index.ts'
import { shortenedTo } from '../../kernel/index.ts'
import type { ResumeSource, ResumeText } from '../content.ts'
import { germanFinder } from './german-forms.ts'
import type { Term, TermReader } from './terms.ts'

/** A win of one's own that would show what is asked for. */
export interface ShowingWin {
  id: string
  title: string
  confidentiality: Win['confidentiality']
  experienceId: string | null
  /** Whether the win itself names what is asked for; otherwise its words lead to it. */
  isNamed: boolean
}

/** A position or a win of this version that names a skill, though none of its words on the page does. */
export interface NamingRecord {
  kind: 'experience' | 'win'
  id: string
  title: string
}

/** What a description of a job asks for, and what this version says to it. */
export interface CoveredTerm extends Pick<Term, 'kind' | 'name' | 'because'> {
  /**
   * `shown`: the page says so, and a win with evidence stands behind it. `claimed`: it says so, without such a win. `missing`:
   * it does not say so.
   */
  state: 'shown' | 'claimed' | 'missing'
  /** The lines that say so, the first five; of one that is very long, its beginning. */
  lines: { source: ResumeSource; text: string }[]
  /** How many there are in all. */
  lineCount: number
  /** Of a skill that is missing, the first five on this version that name it all the same: it is said once it is listed among the skills. */
  named: NamingRecord[]
  /** The first five wins that are not in this version and would show it, those with evidence first; of what is shown, none. */
  wins: ShowingWin[]
}

/** Of one term and of one kind: more than anybody reads. */
const MOST = 5

/** UTF-16 units of a line that are told. */
export const MOST_LINE = 500

/** What is compared for a line or a record beside its words, and for a name, as so many UTF-16 units. */
const PACE = { record: 50, name: 20 }

export interface Compared {
  /** All that is printed. */
  texts: readonly ResumeText[]
  /** Whether what is asked for is in German, where a word is found in all its forms. */
  isGerman: boolean
  read: TermReader
  wins: readonly Win[]
  experiences: readonly Pick<Experience, 'id' | 'position' | 'organisation' | 'skills'>[]
  /** In which competencies of our library are named. */
  locale: string
  /** Is told how much was read, and lets others have their turn. */
  pace(read: number): Promise<void>
}

/** The first few of many, and how many they are. */
interface Few<T> {
  first: T[]
  count: number
}

/** What there is to one term. */
interface Answers {
  /** Lines of the page that say it, and those that a win with evidence stands behind. */
  saying: Few<ResumeText>
  proving: Few<ResumeText>
  naming: Few<NamingRecord>
  /** Wins elsewhere that say or name it, and those whose text tells of it. */
  telling: Few<ShowingWin>
  showing: Few<ShowingWin>
}

const few = () => ({ first: [], count: 0 })
const noAnswers = (): Answers => ({ saying: few(), proving: few(), naming: few(), telling: few(), showing: few() })

/**
 * What a version says to each of some terms. A reader has no more than the page: a skill is said where a printed text says
 * it, and nowhere else. A competency is also said by the line of a win that names it, as the deed is what tells of one.
 *
 * Each line and record is looked at once and noted under what it says: it takes as long as there are words, not as there are
 * terms times records.
 */
export async function compare(asked: readonly Term[], compared: Compared): Promise<CoveredTerm[]> {
  const answers = new Map(asked.map(({ key }) => [key, noAnswers()]))
  const note: Note = (keys, part, one) => {
    for (const key of keys) {
      const answer: Few<unknown> | undefined = answers.get(key)?.[part]
      if (!answer) continue
      answer.count++
      if (answer.first.length < MOST) answer.first.push(one(key))
    }
  }
  const onPage = new Set(compared.texts.map(({ source }) => source.id))
  const said = sayingOf(asked, compared)
  await notePage(note, said, compared, onPage)
  await noteOthers(note, said, compared, onPage)
  return asked.map((term) => coveredTerm(term, answers.get(term.key) as Answers, compared.locale))
}

/** The keys of what a text says. */
type Saying = (text: string) => ReadonlySet<string>

function sayingOf(asked: readonly Term[], { read, isGerman }: Compared): Saying {
  const skills = isGerman ? asked.filter(({ kind }) => kind === 'skill') : []
  const words = skills.flatMap(({ key, name, because }) => [name, ...because].map((written) => ({ written, key })))
  const find = germanFinder(words.filter(({ written }) => /^\p{Lu}\p{Ll}+$/u.test(written)))
  return (text) => together(find(text), keysOf(read.inText(text)))
}

/** Notes under each key, where that is asked for, what answers to it. */
type Note = <P extends keyof Answers>(keys: ReadonlySet<string>, part: P, one: (key: string) => Answers[P]['first'][number]) => void

async function notePage(
  note: Note,
  said: Saying,
  { texts, read, wins, experiences, pace }: Compared,
  onPage: ReadonlySet<string>,
): Promise<void> {
  const byId = new Map(wins.map((win) => [win.id, win]))
  for (const text of texts) {
    const { source } = text
    if (!tells(source)) continue
    const win = source.kind === 'win' ? byId.get(source.id) : undefined
    const { says, proves } = win ? ofWin(said, read, win, text.text) : { says: said(text.text), proves: null }
    note(says, 'saying', () => text)
    if (win && proves && hasEvidence(win)) note(proves, 'proving', () => text)
    await pace(PACE.record + text.text.length + (win ? lengthOf(win) : 0))
  }
  const naming = [
    ...experiences.map(({ id, position, organisation, skills }) => ({
      record: { kind: 'experience' as const, id, title: position || organisation },
      skills,
    })),
    ...wins.map(({ id, title, skills }) => ({ record: { kind: 'win' as const, id, title }, skills })),
  ]
  for (const { record, skills } of naming) {
    if (skills.length === 0 || !onPage.has(record.id)) continue
    note(keysOf(read.named({ skills, competencies: [] })), 'naming', () => record)
    await pace(PACE.record + skills.length * PACE.name)
  }
}

/** Wins that are not in this version, those with evidence first. */
async function noteOthers(note: Note, saying: Saying, { read, wins, pace }: Compared, onPage: ReadonlySet<string>): Promise<void> {
  const others = Map.groupBy(
    wins.filter(({ id }) => !onPage.has(id)),
    hasEvidence,
  )
  for (const win of [...(others.get(true) ?? []), ...(others.get(false) ?? [])]) {
    const { names, says, proves } = ofWin(saying, read, win, win.title)
    const shown = (key: string) => shownWin(win, names.has(key))
    // One that only names a skill leads to it all the same: put in, it is offered to be listed.
    note(new Set([...says, ...names]), 'telling', shown)
    note(proves, 'showing', shown)
    await pace(PACE.record + lengthOf(win))
  }
}

/** What the line of a win says, and what the win would prove with something linked to it. */
function ofWin(saying: Saying, read: TermReader, win: Win, line: string) {
  const [said, named] = [saying(line), read.named(win)]
  const [names, competencies] = [keysOf(named), keysOf(named.filter(({ kind }) => kind === 'competency'))]
  return { names, says: together(said, competencies), proves: together(said, names, saying(toldBy(win))) }
}

function coveredTerm({ kind, name, because }: Term, { saying, proving, naming, telling, showing }: Answers, locale: string): CoveredTerm {
  const state = saying.count === 0 ? 'missing' : proving.count === 0 ? 'claimed' : 'shown'
  const lines = state === 'shown' ? proving : saying
  return {
    kind,
    name: kind === 'competency' ? competencyName(locale, name) : name,
    because,
    state,
    lines: lines.first.map(({ source, text }) => ({ source, text: shortenedTo(text, MOST_LINE) })),
    lineCount: lines.count,
    named: state === 'missing' ? naming.first : [],
    // What the page does not say, a win has to say there.
    wins: state === 'shown' ? [] : state === 'missing' ? telling.first : showing.first,
  }
}

const keysOf = (terms: readonly Term[]): ReadonlySet<string> => new Set(terms.map(({ key }) => key))

const together = (...all: readonly ReadonlySet<string>[]): ReadonlySet<string> => new Set(all.flatMap((keys) => [...keys]))

/** All that a win tells. */
const toldBy = ({ title, text }: Win) => `${title}\n${text}`

const lengthOf = ({ title, text, skills }: Win) => title.length + text.length + skills.length * PACE.name

const hasEvidence = ({ evidence }: Win) => evidence.some(countsAsEvidence)

/** Whether a text says what somebody can do, rather than what something is called. */
export const tells = ({ part }: ResumeSource) => ['label', 'position', 'detail', 'summary', 'line', 'skill'].includes(part)

const shownWin = ({ id, title, confidentiality, experienceId }: Win, isNamed: boolean): ShowingWin => ({
  ...{ id, title, confidentiality, experienceId, isNamed },
})
