import { askedIn, competencyName, type Experience, experiences, type Skill, skills, type Win, wins } from '../../career/index.ts'
import { foldText, listAll } from '../../kernel/index.ts'
import { type ReadingDeps, readContent } from '../compose/read-content.ts'
import type { ResumeContent, ResumeSource, ResumeText } from '../content.ts'
import { textsOf } from '../document/texts.ts'
import { getResume } from '../version/read-resumes.ts'
import { type Term, termReader } from './terms.ts'

/** A win of one's own that would show what is asked for. */
export interface ShowingWin {
  id: string
  title: string
  confidentiality: Win['confidentiality']
  experienceId: string | null
}

/** What a description of a job asks for, and what this version says to it. */
export interface CoveredTerm extends Pick<Term, 'kind' | 'name' | 'because'> {
  /** `shown`: a win with evidence says so. `claimed`: it is said, without such a win. `missing`: nothing says so. */
  state: 'shown' | 'claimed' | 'missing'
  /** The lines that say so. */
  lines: { source: ResumeSource; text: string }[]
  /** Wins that are not in this version and would show it, those with evidence first; of what is shown, none. */
  wins: ShowingWin[]
}

const MOST_WINS = 5

/** A competency that a description asks for, with the words that led to it. */
interface AskedCompetency {
  competency: string
  because: readonly string[]
}

/** Reads the competencies that a description asks for, as for a target job: the same advertisement asks for the same on both. */
type AsksFor = (description: string, locale: string) => readonly AskedCompetency[]

export interface AsksForDep {
  asksFor: AsksFor
}

/**
 * Compares a version with the description of the job it is meant for, in this process: nothing is sent anywhere, and
 * nothing is scored. Skills in the order of the description, then competencies, what weighs most first.
 * @throws AppError `not-found`
 */
export async function coverResume(deps: ReadingDeps & AsksForDep, id: string): Promise<CoveredTerm[]> {
  const resume = await getResume(deps, id)
  if (!resume.jobDescription.trim()) return []
  const { space } = deps.actor
  // First, as it corrects the wins that it shows.
  const content = await readContent(deps, resume)
  const [own, won, experience] = await Promise.all([
    listAll(deps, space, skills.queries.inOrder, {}),
    listAll(deps, space, wins.queries.newest, {}),
    listAll(deps, space, experiences.queries.oldest, {}),
  ])
  const { asksFor } = deps
  const { locale } = deps.actor
  return coverageOf(resume.jobDescription, { content, own, wins: won, experiences: experience, asksFor, locale })
}

interface Compared {
  content: ResumeContent
  own: readonly Skill[]
  wins: readonly Win[]
  experiences: readonly Pick<Experience, 'id' | 'skills'>[]
  asksFor: AsksFor
  /** In which competencies of our library are named. */
  locale: string
}

export function coverageOf(description: string, { content, own, wins, experiences, asksFor, locale }: Compared): CoveredTerm[] {
  const besides = [...experiences, ...wins].flatMap(({ skills }) => skills)
  const read = termReader([...own, ...unlisted(own, besides)])
  const byId = new Map(wins.map((win) => [win.id, win]))
  const keysOf = (terms: readonly Term[]) => new Set(terms.map(({ key }) => key))
  const winKeys = (win: Win, said = '') => keysOf([...read.named(win), ...read.inText(`${win.title}\n${win.text}\n${said}`)])
  const namedOn = new Map(experiences.map(({ id, skills }) => [id, read.named({ skills, competencies: [] })]))
  const seen = new Set<string>()
  const told = textsOf(content)
    .filter(({ source }) => tells(source))
    .map((text) => {
      const { kind, id } = text.source
      const win = kind === 'win' ? byId.get(id) : undefined
      if (win) return { text, isShown: hasEvidence(win), keys: winKeys(win, text.text) }
      // What a position names is said where that begins.
      const named = kind === 'experience' && !seen.has(id) ? (namedOn.get(id) ?? []) : []
      seen.add(id)
      return { text, isShown: false, keys: keysOf([...read.inText(text.text), ...named]) }
    })
  const onPage = new Set(told.map(({ text }) => text.source.id))
  const others = wins.filter(({ id }) => !onPage.has(id)).map((win) => ({ win, keys: winKeys(win) }))
  const withEvidenceFirst = others.toSorted((a, b) => Number(hasEvidence(b.win)) - Number(hasEvidence(a.win)))
  const asked = [
    ...read.inText(askedIn(description)).filter(({ kind }) => kind === 'skill'),
    ...asksFor(description, locale).map(({ competency, because }) => read.competency(competency, because)),
  ]
  return asked.map(({ kind, key, name, because }): CoveredTerm => {
    const saying = told.filter(({ keys }) => keys.has(key))
    const shown = saying.filter(({ isShown }) => isShown)
    const state = shown.length > 0 ? 'shown' : saying.length > 0 ? 'claimed' : 'missing'
    const showing = state === 'shown' ? [] : withEvidenceFirst.filter(({ keys }) => keys.has(key)).slice(0, MOST_WINS)
    return {
      kind,
      name: kind === 'competency' ? competencyName(locale, name) : name,
      because,
      state,
      lines: (shown.length > 0 ? shown : saying).map(({ text }) => lineOf(text)),
      wins: showing.map(shownWin),
    }
  })
}

/** Names that nobody has listed, each once: what one names oneself is read in a description as what one lists is. */
function unlisted(own: readonly Skill[], names: readonly string[]): Pick<Skill, 'name' | 'aliases'>[] {
  const listed = new Set(own.flatMap(({ name, aliases }) => [name, ...aliases].map(foldText)))
  const others = names.filter((name) => !listed.has(foldText(name)))
  return [...new Map(others.map((name) => [foldText(name), name])).values()].map((name) => ({ name, aliases: [] }))
}

/** What is gone shows nothing any more. */
const hasEvidence = ({ evidence }: Win) => evidence.some(({ state }) => state === 'live')

/** Whether a text says what somebody can do, rather than what something is called. */
const tells = ({ part }: ResumeSource) => ['label', 'position', 'detail', 'summary', 'line', 'skill'].includes(part)

const lineOf = ({ source, text }: ResumeText) => ({ source, text })

const shownWin = ({ win: { id, title, confidentiality, experienceId } }: { win: Win }): ShowingWin => ({
  id,
  title,
  confidentiality,
  experienceId,
})
