/** Text in one look. A line break within it is one on the page. */
export interface Span {
  text: string
  bold?: boolean
  italic?: boolean
  code?: boolean
  struck?: boolean
  /** An address with its scheme, or `#` and the anchor of a section. */
  href?: string
}

export interface ListItem {
  /** `null` where there is nothing to tick. */
  checked: boolean | null
  blocks: readonly Block[]
}

export type ColumnAlign = 'left' | 'center' | 'right'

export interface Table {
  kind: 'table'
  aligns: readonly ColumnAlign[]
  head: readonly (readonly Span[])[]
  rows: readonly (readonly (readonly Span[])[])[]
}

/** What a page is made of, in the order it is read. */
export type Block =
  | { kind: 'heading'; level: number; spans: readonly Span[] }
  | { kind: 'paragraph'; spans: readonly Span[] }
  /** `start` is the number of the first item; `null` where they are not numbered. */
  | { kind: 'list'; start: number | null; items: readonly ListItem[] }
  | { kind: 'quote'; blocks: readonly Block[] }
  | { kind: 'code'; text: string }
  | Table
  /** `alt` says what is on it, for who does not see it. */
  | { kind: 'picture'; id: string; alt: string }
  | { kind: 'rule' }
  /** Set small and apart: about the text, not of it. */
  | { kind: 'note'; spans: readonly Span[] }

/** What begins here; both levels are in the outline. */
export interface Section {
  kind: 'section'
  /** 1 stands at the head of a page. */
  level: 1 | 2
  title: string
  /** How the outline names it, where that is not the title. */
  outline?: string
  /** Set small above the title, such as a date. */
  above?: string
  /** Set small below it, such as tags. */
  below?: string
  /** What links within the document lead here by. */
  anchor?: string
}

export type Part = Section | Block
