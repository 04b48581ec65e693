import type { Resume, SectionKind } from './schema.ts'

/** Where a text of a résumé comes from. */
export interface ResumeSource {
  kind: 'resume' | 'profile' | 'experience' | 'highlight' | 'win' | 'skill'
  /** Of the record; of a highlight, its own within its experience. */
  id: string
  part:
    | 'name'
    | 'label'
    | 'contact'
    | 'heading'
    | 'position'
    | 'organisation'
    | 'location'
    | 'dates'
    | 'url'
    | 'detail'
    | 'summary'
    | 'line'
    | 'skill'
    | 'language'
    | 'interest'
    | 'reference'
}

/** One text as it stands on the page. */
export interface ResumeText {
  /** Never empty; plain. A `\n` begins a line, an empty line a paragraph. */
  text: string
  source: ResumeSource
  /** Where this version says it in other words: what the record itself says now, and whether that was changed since. */
  wording: { original: string; hasChanged: boolean } | null
}

export interface ResumeLink extends ResumeText {
  /** Where it leads: an address with its scheme, `mailto:` or `tel:`; `null` where nowhere. */
  href: string | null
}

export interface ResumeHeader {
  /** `null` while the profile has none. */
  name: ResumeText | null
  label: ResumeText | null
  /** In the order of the version, without the label. */
  contact: readonly ResumeLink[]
  photo: ResumePhoto | null
}

/** Set as a small square, cut from its middle. */
export interface ResumePhoto {
  /** Of the file. */
  id: string
  type: 'image/jpeg' | 'image/png'
  bytes: Uint8Array
}

export interface ResumeEntry {
  experienceId: string
  position: ResumeText | null
  /** As the language of the version writes them, at the precision they are known with. */
  dates: ResumeText | null
  url: ResumeLink | null
  /** Of education what was studied and how well, of a project the roles; one line each. */
  details: readonly ResumeText[]
  summary: ResumeText | null
  lines: readonly ResumeText[]
}

/** Positions next to each other at one organisation: named once, above them where they are several, below the position where it is one. */
export interface ResumeGroup {
  organisation: ResumeText | null
  location: ResumeText | null
  /** From the first to the last of several positions; `null` of one. */
  dates: ResumeText | null
  /** At least one. */
  entries: readonly ResumeEntry[]
}

interface Headed {
  /** In the version's language; `null` where the section stands without one. */
  heading: ResumeText | null
}

type RecordSection = Exclude<SectionKind, 'summary' | ListSection | 'references'>
type ListSection = 'skills' | 'languages' | 'interests'

/** In the order of the version. None is empty. */
export type ResumeContentSection = Headed &
  (
    | { kind: 'summary'; summary: ResumeText }
    | { kind: RecordSection; groups: readonly ResumeGroup[] }
    /** Words that run on in one paragraph, with a comma between them. */
    | { kind: ListSection; items: readonly ResumeText[] }
    | { kind: 'references'; references: readonly { name: ResumeText | null; text: ResumeText | null }[] }
  )

/**
 * What a version of a résumé says, composed of the master: the one thing that each document, preview and comparison is
 * made of. It has passed the gate of confidentiality, so that all of it may be handed to everybody.
 */
export interface ResumeContent extends Pick<Resume, 'template' | 'paper' | 'language' | 'pageTarget'> {
  /** What the document is called, and its file: the name of the person and what it is, never the name of the version. */
  title: string
  header: ResumeHeader
  sections: readonly ResumeContentSection[]
}
