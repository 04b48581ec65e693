/** An entry of the sample person; days are counted back from the day it is written. */
export interface SampleEntry {
  /** Days before today. */
  ago: number
  /** The same day of so many years before, instead. */
  years?: number
  /** `HH:mm`; after midnight it belongs to the day before. */
  at: string
  title?: string
  /** Markdown. `{goal:Title}`, `{task:Title}` and `{entry:Title}` become links, `{goal:Title|words}` with other words. */
  body: string
  mood?: number
  feelings?: readonly string[]
  energy?: number
  tags?: readonly string[]
  /** Of the library of prompts: id and text. */
  prompt?: readonly [id: string, text: string]
  starred?: boolean
}
