import { JOURNAL } from './entries.ts'

/** Where an entry is begun, on a day of its own or not. */
export const newEntryHref = (day: string, today: string): string => `${JOURNAL}/new${day === today ? '' : `?date=${day}`}`

/** Where an entry is begun in a journal that others read too. */
export const newEntryInHref = (journalId: string): string => `${JOURNAL}/new?journal=${journalId}`

/** Where an entry is begun from a template. */
export const newEntryFromHref = (templateId: string): string => `${JOURNAL}/new?template=${templateId}`

/** The entries of one journal. */
export const ofJournalHref = (journalId: string): string => `${JOURNAL}?journal=${journalId}`

export const yearHref = (year: number, overview: 'year' | 'mood' = 'year'): string =>
  `${JOURNAL}?year=${year}${overview === 'year' ? '' : `&show=${overview}`}`
export const monthHref = (month: string): string => `${JOURNAL}?show=month&month=${month}`
export const dayHref = (day: string): string => `${JOURNAL}?day=${day}`

/** What happened on a day, and on the same of earlier years. */
export const onThisDayHref = (date: string): string => `${JOURNAL}/on-this-day?date=${date}`
