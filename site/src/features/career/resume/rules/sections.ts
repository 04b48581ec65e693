import type { Experience, Win } from '@throughline/core/career'
import type { ResumeSection, SectionKind } from '@throughline/core/resume'
import { saidOnce } from '@throughline/core/resume/said-once'

export type Sections = readonly ResumeSection[]
type Item = ResumeSection['items'][number]

/** Below one record. */
export const MAX_LINES = 100

export type Line = Item['lines'][number]

/** A list with one of its members in another place; the same where there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  if (from < 0 || to < 0 || to >= list.length) return [...list]
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, list[from] as T)
}

const changedAt = (sections: Sections, place: number, items: (items: readonly Item[]) => Item[]): ResumeSection[] =>
  sections.map((section, at) => (at === place ? { ...section, items: items(section.items) } : section))

export const moveSection = (sections: Sections, place: number, by: number) => moved(sections, place, place + by)

export const removeSection = (sections: Sections, place: number) => sections.toSpliced(place, 1)

/** A section with all that it may hold, at the end. */
export const addSection = (sections: Sections, kind: SectionKind, items: readonly Item[]): ResumeSection[] => [
  ...sections,
  { kind, title: '', items: [...items] },
]

export const titleSection = (sections: Sections, place: number, title: string) =>
  sections.map((section, at) => (at === place ? { ...section, title } : section))

export const moveItem = (sections: Sections, place: number, id: string, by: number) =>
  changedAt(sections, place, (items) => {
    const from = items.findIndex((item) => item.id === id)
    return moved(items, from, from + by)
  })

/** Puts a record into a section, or takes it out. */
export const toggleItem = (sections: Sections, place: number, item: Item) =>
  changedAt(sections, place, (items) =>
    items.some(({ id }) => id === item.id) ? items.filter(({ id }) => id !== item.id) : [...items, item],
  )

export const toggleSummary = (sections: Sections, place: number, id: string) =>
  changedAt(sections, place, (items) => items.map((item) => (item.id === id ? { ...item, hasSummary: !item.hasSummary } : item)))

const withLines = (sections: Sections, place: number, itemId: string, lines: (lines: readonly Line[]) => Line[]) =>
  changedAt(sections, place, (items) => items.map((item) => (item.id === itemId ? { ...item, lines: lines(item.lines) } : item)))

/** Puts a line below a record, or takes it away. */
export const toggleLine = (sections: Sections, place: number, itemId: string, line: Line) =>
  withLines(sections, place, itemId, (lines) =>
    lines.some(({ id }) => id === line.id) ? lines.filter(({ id }) => id !== line.id) : [...lines, line],
  )

/** Puts lines below a record, behind those that are there. */
export const addLines = (sections: Sections, place: number, itemId: string, more: readonly Line[]) =>
  withLines(sections, place, itemId, (lines) => [...lines, ...more].slice(0, MAX_LINES))

/** Puts a line at the place of another, below the same record. */
export const moveLine = (sections: Sections, place: number, itemId: string, id: string, to: number) =>
  withLines(sections, place, itemId, (lines) =>
    moved(
      lines,
      lines.findIndex((line) => line.id === id),
      to,
    ),
  )

/** Puts a skill on a version, into the section named or the first of skills; where there is none, into one at the end. */
export function putSkillIn(sections: Sections, id: string, place = sections.findIndex(({ kind }) => kind === 'skills')): ResumeSection[] {
  const item = { id, hasSummary: false, lines: [] }
  if (place < 0) return addSection(sections, 'skills', [item])
  return changedAt(sections, place, (items) => (items.some((one) => one.id === id) ? [...items] : [...items, item]))
}

/** What may stand below an experience: its highlights, and its wins. */
export const linesFor = (experience: Pick<Experience, 'id' | 'highlights'>, wins: readonly Pick<Win, 'id' | 'experienceId'>[]): Line[] => [
  ...experience.highlights.map(({ id }) => ({ kind: 'highlight' as const, id })),
  ...wins.filter(({ experienceId }) => experienceId === experience.id).map(({ id }) => ({ kind: 'win' as const, id })),
]

/** An experience as it is put on: with all that may be public below it, and nothing twice. */
export function itemOf(
  experience: Pick<Experience, 'id' | 'summary' | 'highlights'>,
  wins: readonly Pick<Win, 'id' | 'title' | 'experienceId' | 'confidentiality'>[],
): Item {
  const shown = wins.filter(({ experienceId, confidentiality }) => experienceId === experience.id && confidentiality === 'public')
  const { lines, hasSummary } = saidOnce(experience, shown)
  return { id: experience.id, hasSummary, lines: lines.slice(0, MAX_LINES) }
}

/**
 * Puts a win where it belongs: below its experience, which is put on with it where it is not there yet; `null` where it
 * belongs to none, as nobody is to read of it at a job it was not done in.
 */
export function putIn(
  sections: Sections,
  win: Pick<Win, 'id' | 'experienceId'>,
  experiences: readonly Pick<Experience, 'id' | 'kind'>[],
): ResumeSection[] | null {
  const line = { kind: 'win' as const, id: win.id }
  const place = sections.findIndex(({ kind, items }) => kind !== 'skills' && items.some(({ id }) => id === win.experienceId))
  if (place >= 0) return toggleLine(sections, place, win.experienceId as string, line)
  const experience = experiences.find(({ id }) => id === win.experienceId)
  if (!experience) return null
  const item = { id: experience.id, hasSummary: false, lines: [line] }
  const own = sections.findIndex(({ kind }) => kind === experience.kind)
  return own >= 0 ? toggleItem(sections, own, item) : addSection(sections, experience.kind, [item])
}
