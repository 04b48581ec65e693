import type { Look } from './look.ts'

/** How the sections of a template look. Lengths are points. */
export interface Style {
  heading: Look
  /** Drawn below a heading, as wide as its column. */
  rule: { height: number; colour: 'line' | 'accent' } | null
  title: Look
  /** An organisation with several positions; its name is bold. */
  group: Look
  /** A position below its organisation. */
  subtitle: Look
  organisation: Look
  dates: Look
  /** Where dates stand: at the end of the line of what they date, or after the organisation, on its line or the next one. */
  datesAt: 'right' | 'below' | 'run on'
  body: Look
  summary: Look
  /** How words such as skills are listed. */
  words: 'run on' | 'one by one'
  bullet: string
  indent: number
  gaps: { section: number; heading: number; entry: number; position: number; line: number; part: number }
}
