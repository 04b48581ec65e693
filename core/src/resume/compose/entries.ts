import { type Experience, groupPositions, isMoment } from '../../career/index.ts'
import { foldText } from '../../kernel/index.ts'
import type { PacketWords } from '../../review/index.ts'
import type { ResumeEntry, ResumeGroup, ResumeLink, ResumeSource, ResumeText } from '../content.ts'
import type { Resume, ResumeSection } from '../schema.ts'
import { periodText } from './dates.ts'
import type { Master } from './master.ts'
import type { TextMaker } from './text.ts'
import { wordsOf } from './words.ts'

export interface Composing {
  resume: Pick<Resume, 'language'>
  master: Master
  texts: TextMaker
  /** How wins are told in the version's language. */
  told: Pick<PacketWords, 'line'>
}

type Item = ResumeSection['items'][number]
interface Placed extends Pick<Experience, 'kind' | 'organisation'> {
  item: Item
  experience: Experience
}

/** The entries of a section as the version orders them, those of one organisation that are next to each other together. */
export function groupsOf({ items }: Pick<ResumeSection, 'items'>, composing: Composing): ResumeGroup[] {
  const placed = items.flatMap((item): Placed[] => {
    const experience = composing.master.experiences.get(item.id)
    return experience ? [{ kind: experience.kind, organisation: experience.organisation, item, experience }] : []
  })
  return groupPositions(placed).flatMap(({ positions }) => groupOf(positions, composing) ?? [])
}

function groupOf(placed: readonly Placed[], composing: Composing): ResumeGroup | null {
  const { texts, resume } = composing
  const [first] = placed as [Placed, ...Placed[]]
  const entries = addressOnce(placed.map((one) => entryOf(one, composing)).filter((entry) => !isEmpty(entry)))
  const source = (part: ResumeSource['part']): ResumeSource => ({ kind: 'experience', id: first.experience.id, part })
  const organisation = texts.of(first.experience.organisation, source('organisation'))
  const location = texts.of(first.experience.location, source('location'))
  if (entries.length === 0) return null
  const dates = entries.length > 1 ? periodText(spanOf(placed.map(({ experience }) => experience)), resume.language) : ''
  return { organisation, location, dates: texts.of(dates, source('dates')), entries }
}

/** An address that positions of one organisation share stands with the first. */
const addressOnce = (entries: readonly ResumeEntry[]): ResumeEntry[] =>
  entries.map((entry, at) =>
    entries.slice(0, at).some(({ url }) => url && url.text === entry.url?.text) ? { ...entry, url: null } : entry,
  )

const isEmpty = ({ position, dates, lines, summary }: ResumeEntry) => !position && !dates && !summary && lines.length === 0

/** From the first begin to the last end, as far as all of them say. */
function spanOf(all: readonly Experience[]) {
  const starts = all.map(({ startDate }) => startDate)
  const ends = all.map(({ endDate }) => endDate)
  const isOngoing = all.some((one) => one.isOngoing)
  const startDate = starts.some((start) => start === null) ? null : (starts as string[]).reduce((a, b) => (a < b ? a : b))
  const known = ends.filter((end) => end !== null)
  return { startDate, isOngoing, endDate: isOngoing || known.length < all.length ? null : known.reduce((a, b) => (a > b ? a : b)) }
}

function entryOf({ item, experience }: Placed, composing: Composing): ResumeEntry {
  const { texts, resume } = composing
  const source = (part: ResumeSource['part']): ResumeSource => ({ kind: 'experience', id: experience.id, part })
  const dated = datedAs(experience)
  const url = texts.of(experience.url ?? '', source('url'))
  return {
    experienceId: experience.id,
    position: texts.of(positionOf(experience), source('position')),
    dates: texts.of(periodText(dated, resume.language), source('dates')),
    url: url && linkTo(url, experience.url),
    details: detailsOf(experience, wordsOf(resume.language)).flatMap((detail) => texts.of(detail, source('detail')) ?? []),
    summary: item.hasSummary ? texts.ofMarkdown(experience.summary, source('summary')) : null,
    lines: item.lines.flatMap((line) => lineOf(line, experience, composing) ?? []),
  }
}

/** What happens at once has its date alone, as its end is how long it is valid; so has a degree of which only the end is known. */
function datedAs({ kind, startDate, endDate, isOngoing }: Experience) {
  if (isMoment(kind) && startDate) return { startDate, isOngoing: false, endDate: null }
  return { startDate: kind === 'education' && !isOngoing ? (startDate ?? endDate) : startDate, isOngoing, endDate }
}

/** Of education what was studied, where nothing else says so. */
const positionOf = ({ kind, position, studyType, area }: Experience) =>
  position || (kind === 'education' ? [studyType, area].filter(Boolean).join(' ') : '')

function detailsOf({ kind, position, studyType, area, score, courses, roles }: Experience, words: ReturnType<typeof wordsOf>): string[] {
  const folded = foldText(position)
  const studied = position ? [studyType, area].filter((one) => one && !folded.includes(foldText(one))) : []
  if (kind === 'project') return [roles.join(', ')]
  return kind === 'education' ? [studied.join(', '), score && words.score(score), courses.join(', ')] : []
}

function lineOf({ kind, id }: Item['lines'][number], experience: Experience, { master, texts, told }: Composing) {
  const win = kind === 'win' ? master.wins.get(id) : undefined
  const said = win ? told.line(win) : experience.highlights.find((highlight) => highlight.id === id)?.text
  return said === undefined ? null : texts.of(said, { kind, id, part: 'line' }, win?.title)
}

/** Without the scheme, as people write it. */
export const linkTo = (text: ResumeText, href: string | null): ResumeLink => ({
  ...text,
  text: text.text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, ''),
  href,
})
