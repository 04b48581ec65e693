import type {
  ResumeContent,
  ResumeContentSection,
  ResumeEntry,
  ResumeGroup,
  ResumeHeader,
  ResumeLink,
  ResumeSource,
  ResumeText,
} from '@throughline/core/resume'

let records = 0
const idOf = (kind: string) => `${kind}-${++records}`

export const textOf = (text: string, part: ResumeSource['part'], source: Partial<ResumeSource> = {}): ResumeText => ({
  text,
  source: { kind: 'experience', id: idOf(part), part, ...source },
  wording: null,
})

const maybe = (text: string | undefined, part: ResumeSource['part'], id: string) => (text ? textOf(text, part, { id }) : null)

export const linkOf = (text: string, href: string | null, part: 'contact' | 'url' = 'contact'): ResumeLink => ({
  ...textOf(text, part),
  href,
})

interface Told {
  position?: string
  dates?: string
  url?: string
  details?: readonly string[]
  summary?: string
  lines?: readonly string[]
}

const entryOf = ({ position, dates, url, details = [], summary, lines = [] }: Told): ResumeEntry => {
  const experienceId = idOf('experience')
  return {
    experienceId,
    position: maybe(position, 'position', experienceId),
    dates: maybe(dates, 'dates', experienceId),
    url: url ? linkOf(url.replace(/^https?:\/\//, ''), url, 'url') : null,
    details: details.map((text) => textOf(text, 'detail', { id: experienceId })),
    summary: maybe(summary, 'summary', experienceId),
    lines: lines.map((text) => textOf(text, 'line', { kind: 'win' })),
  }
}

/** Positions at one organisation. */
export const groupOf = (organisation: string, location: string, entries: readonly Told[], dates?: string): ResumeGroup => {
  const id = idOf('experience')
  return {
    organisation: maybe(organisation, 'organisation', id),
    location: maybe(location, 'location', id),
    dates: maybe(dates, 'dates', id),
    entries: entries.map(entryOf),
  }
}

const headingOf = (heading: string) => (heading ? textOf(heading, 'heading', { kind: 'resume' }) : null)

type Records = Extract<ResumeContentSection, { groups: unknown }>['kind']
type Words = Extract<ResumeContentSection, { items: unknown }>['kind']

export const recordsOf = (kind: Records, heading: string, groups: readonly ResumeGroup[]): ResumeContentSection => ({
  heading: headingOf(heading),
  ...{ kind, groups },
})

export const wordsOf = (kind: Words, heading: string, items: readonly string[]): ResumeContentSection => ({
  heading: headingOf(heading),
  kind,
  items: items.map((item) => textOf(item, kind === 'skills' ? 'skill' : kind === 'languages' ? 'language' : 'interest')),
})

export const summaryOf = (text: string, heading = ''): ResumeContentSection => ({
  kind: 'summary',
  heading: headingOf(heading),
  summary: textOf(text, 'summary', { kind: 'profile' }),
})

export const referencesOf = (heading: string, references: readonly { name: string; text: string }[]): ResumeContentSection => ({
  kind: 'references',
  heading: headingOf(heading),
  references: references.map(({ name, text }) => ({
    name: name ? textOf(name, 'reference', { kind: 'profile' }) : null,
    text: text ? textOf(text, 'reference', { kind: 'profile' }) : null,
  })),
})

export const headerOf = (name: string, label: string, contact: readonly ResumeLink[]): ResumeHeader => ({
  name: name ? textOf(name, 'name', { kind: 'profile' }) : null,
  label: label ? textOf(label, 'label', { kind: 'profile' }) : null,
  contact,
  photo: null,
})

/** A résumé of these sections. */
export const resumeOf = (
  header: ResumeHeader,
  sections: readonly ResumeContentSection[],
  given: Partial<ResumeContent> = {},
): ResumeContent => ({
  ...{ template: 'ledger', paper: 'a4', language: 'en-GB', pageTarget: null },
  title: `${header.name?.text ?? 'Résumé'}, for a role`,
  ...{ header, sections },
  ...given,
})
