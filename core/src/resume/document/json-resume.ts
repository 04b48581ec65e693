import type { Experience, Profile } from '../../career/index.ts'
import { foldText } from '../../kernel/index.ts'
import type { Master } from '../compose/master.ts'
import type { ResumeContent, ResumeContentSection, ResumeEntry, ResumeGroup } from '../content.ts'
import type { Resume } from '../schema.ts'

type Json = Record<string, unknown>
type RecordSection = Extract<ResumeContentSection, { groups: unknown }>

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** A version as JSON Resume 1.0: what stands on its pages and nothing else, in its words, with dates as they are kept. */
export function jsonResumeOf(resume: Pick<Resume, 'contact'>, content: ResumeContent, master: Master): Json {
  const lists: Record<string, Json[]> = {}
  for (const section of content.sections) {
    if (section.kind === 'summary') continue
    const name = names[section.kind]
    lists[name] = [...(lists[name] ?? []), ...itemsOf(section, master)]
  }
  return { $schema: SCHEMA, basics: basicsOf(resume, content, master.profile), ...lists, meta: { version: 'v1.0.0' } }
}

const names = {
  work: 'work',
  education: 'education',
  project: 'projects',
  volunteer: 'volunteer',
  certificate: 'certificates',
  award: 'awards',
  publication: 'publications',
  skills: 'skills',
  languages: 'languages',
  interests: 'interests',
  references: 'references',
} as const

/** Without what is empty: the format knows no blanks. */
const filled = (fields: Json): Json => Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === false || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** With no sign that an address may not have. */
const addressOf = (url: string | null | undefined) => url && encodeURI(url).replace(/%25(?=[\da-f]{2})/gi, '%')

function basicsOf({ contact }: Pick<Resume, 'contact'>, { header, sections }: ResumeContent, profile: Profile | null): Json {
  const summary = sections.find((section) => section.kind === 'summary')?.summary.text
  if (!profile) return {}
  const { city, region, countryCode } = profile.location
  const chosen: Partial<Record<Resume['contact'][number], Json>> = {
    label: { label: header.label?.text },
    location: { location: filled({ city, region, countryCode }) },
    email: { email: header.contact.find(({ href }) => href?.startsWith('mailto:'))?.text },
    phone: { phone: profile.phone },
    url: { url: addressOf(profile.url) },
    links: { profiles: profile.links.map(linkOf) },
  }
  return filled(Object.assign({ name: header.name?.text, summary }, ...contact.map((part) => chosen[part] ?? {})))
}

/** Beside an address, which stands on the pages alone, only what can be read in it. */
function linkOf({ network, username, url }: Profile['links'][number]): Json {
  const shown = (text: string) => !url || foldText(url).includes(foldText(text))
  return filled({ network: shown(network) && network, username: shown(username) && username, url: addressOf(url) })
}

function itemsOf(section: Exclude<ResumeContentSection, { kind: 'summary' }>, { profile, experiences }: Master): Json[] {
  switch (section.kind) {
    case 'skills':
    case 'interests':
      return section.items.map(({ text }) => ({ name: text }))
    case 'languages':
      return (profile?.languages ?? []).map(({ language, fluency, cefr }) =>
        filled({ language, fluency: fluency || (cefr !== 'native' && cefr) }),
      )
    case 'references':
      return section.references.map(({ name, text }) => filled({ name: name?.text, reference: text?.text }))
    default:
      return section.groups.flatMap((group) =>
        group.entries.flatMap((entry): Json[] => {
          const experience = experiences.get(entry.experienceId)
          return experience ? [filled(entryOf(section.kind, { group, entry, experience }))] : []
        }),
      )
  }
}

interface Placed {
  group: ResumeGroup
  entry: ResumeEntry
  experience: Experience
}

function entryOf(kind: RecordSection['kind'], { group, entry, experience }: Placed): Json {
  const { startDate, endDate, isOngoing, score, courses, roles } = experience
  const position = entry.position?.text
  const organisation = group.organisation?.text
  const summary = entry.summary?.text
  const url = addressOf(experience.url)
  const period = { startDate, endDate: isOngoing ? null : endDate }
  // Where the format has no highlights, it allows them.
  const told = { url, highlights: entry.lines.map(({ text }) => text) }
  switch (kind) {
    case 'work':
      return {
        name: organisation,
        position,
        location: experience.location === group.location?.text && experience.location,
        ...period,
        summary,
        ...told,
      }
    case 'volunteer':
      return { organization: organisation, position, ...period, summary, ...told }
    case 'education':
      return { institution: organisation, ...studiesOf(entry, experience), ...period, score, courses, summary, ...told }
    case 'project':
      return { name: position, entity: organisation, description: summary, ...period, roles, ...told }
    case 'certificate':
      return { name: position, issuer: organisation, date: startDate, summary, ...told }
    case 'award':
      return { title: position, awarder: organisation, date: startDate, summary, ...told }
    case 'publication':
      return { name: position, publisher: organisation, releaseDate: startDate, summary, ...told }
  }
}

/** What was studied; where the version says it in other words, those alone. */
function studiesOf(entry: ResumeEntry, { studyType, area, position }: Experience): Json {
  return entry.position?.wording ? { studyType: entry.position.text } : { area, studyType: studyType || position }
}
