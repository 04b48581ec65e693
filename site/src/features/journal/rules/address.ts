import { JOURNAL } from '../../addresses/entries.ts'
/** What is looked for among all entries. */
export interface Sought {
  /** Words in title, tags and text. */
  q: string
  mood: number | null
  tag: string
  starred: boolean
  photo: boolean
  /** A journal, or `open` for the one everybody has. */
  journal: string
  /** Plain dates, both included. */
  from: string
  to: string
}

/** What is shown above the entries. */
export type Overview = 'year' | 'month' | 'mood'

export interface JournalAddress {
  overview: Overview
  /** The year, `null` for this one. */
  year: number | null
  /** The month of the calendar, `YYYY-MM`; `null` for that of today. */
  month: string | null
  /** The day that the entries begin with; `null` for the newest. */
  day: string | null
  sought: Sought
}

export const nothingSought: Sought = { q: '', mood: null, tag: '', starred: false, photo: false, journal: '', from: '', to: '' }

export const isSought = (sought: Sought): boolean => soughtText(sought) !== ''

/** A day that somebody can have written about. */
export const isDay = (text: string): boolean => {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** What an address asks for; what cannot be meant counts as not said. */
export function readAddress(params: URLSearchParams): JournalAddress {
  const said = (name: string) => params.get(name)?.trim() ?? ''
  const day = (name: string) => (isDay(said(name)) ? said(name) : '')
  const [show, year, month, mood] = [said('show'), said('year'), said('month'), said('mood')]
  const asked = day('day')
  const named = isDay(`${month}-01`) ? month : asked.slice(0, 7)
  return {
    overview: show === 'month' || show === 'mood' ? show : 'year',
    year: /^(19|20|21)\d\d$/.test(year) ? Number(year) : named ? Number(named.slice(0, 4)) : null,
    month: named || null,
    day: asked || null,
    sought: {
      q: said('q').slice(0, 200),
      mood: /^(-[12]|[012])$/.test(mood) ? Number(mood) : null,
      tag: said('tag').replace(/^#/, ''),
      starred: params.has('starred'),
      photo: params.has('photo'),
      journal: said('journal'),
      from: day('from'),
      to: day('to'),
    },
  }
}

/** What is looked for, as it stands in an address; empty when nothing is. */
export function soughtText({ q, mood, tag, starred, photo, journal, from, to }: Sought): string {
  const params = new URLSearchParams()
  if (q.trim()) params.set('q', q.trim())
  if (mood !== null) params.set('mood', String(mood))
  if (tag) params.set('tag', tag)
  if (starred) params.set('starred', '1')
  if (photo) params.set('photo', '1')
  if (journal) params.set('journal', journal)
  if (from) params.set('from', from)
  if (to) params.set('to', to)
  return params.toString()
}

/** The address of the journal with something looked for. */
export const soughtHref = (sought: Sought): string => {
  const text = soughtText(sought)
  return text ? `${JOURNAL}?${text}` : JOURNAL
}
