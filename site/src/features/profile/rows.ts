import type { Cefr, Profile } from '@throughline/core/career'
import type { Row } from '../career/fields/rows.ts'

type Link = Profile['links'][number]
type Language = Profile['languages'][number]
type Interest = Profile['interests'][number]
type Reference = Profile['references'][number]

/** A thing as a row; what is no column, such as keys of an import, goes along. */
export const rowOf = (one: object): Row => one as unknown as Row

const extraOf = (row: Row) => (row as { extra?: Link['extra'] }).extra ?? {}

export const linkRow = (link: Link): Row => rowOf({ ...link, url: link.url ?? '' })
export const linkOf = (row: Row): Link => ({
  network: row.network ?? '',
  username: row.username ?? '',
  url: row.url || null,
  extra: extraOf(row),
})

export const languageRow = (language: Language): Row => rowOf({ ...language, cefr: language.cefr ?? '' })
export const languageOf = (row: Row): Language => ({
  language: row.language ?? '',
  fluency: row.fluency ?? '',
  cefr: (row.cefr || null) as Cefr | null,
  extra: extraOf(row),
})

export const interestRow = (interest: Interest): Row => rowOf({ ...interest, keywords: interest.keywords.join(', ') })
export const interestOf = (row: Row): Interest => ({
  name: row.name ?? '',
  keywords: (row.keywords ?? '')
    .split(',')
    .map((word) => word.trim().slice(0, 100))
    .filter(Boolean)
    .slice(0, 50),
  extra: extraOf(row),
})

export const referenceOf = (row: Row): Reference => ({ name: row.name ?? '', reference: row.reference ?? '', extra: extraOf(row) })
