/** Which days of the journal are asked for, as the address of the page says it. */
export interface Choice {
  range: RangeName
  /** The first and the last day, as far as they are said. */
  from: string
  to: string
  /** `''` for all of them, `open` for the one everybody has. */
  journal: string
}

export const rangeNames = ['month', 'year', 'all', 'days'] as const
export type RangeName = (typeof rangeNames)[number]

/** What the API is asked with. */
export interface Asked {
  from?: string
  before?: string
  journalId?: string
}

export function readChoice(parameters: URLSearchParams): Choice {
  const said = (name: string) => parameters.get(name)?.trim() ?? ''
  const [from, to] = [said('from'), said('to')]
  const range = rangeNames.find((name) => name === said('range')) ?? (from || to ? 'days' : 'month')
  return { range, from, to, journal: said('journal') }
}

/** The days that are meant, today being this one; `null` for what are none. */
export function askedOf({ range, from, to, journal }: Choice, today: string): Asked | null {
  const within = journal ? { journalId: journal } : {}
  const day = Temporal.PlainDate.from(today)
  if (range === 'all') return within
  if (range === 'year') return { from: day.with({ month: 1, day: 1 }).toString(), before: firstOf(day.year + 1), ...within }
  if (range === 'month') {
    const first = day.with({ day: 1 })
    return { from: first.toString(), before: first.add({ months: 1 }).toString(), ...within }
  }
  const [first, last] = [plainDate(from), plainDate(to)]
  if (!first || !last || Temporal.PlainDate.compare(first, last) > 0) return null
  return { from: first.toString(), before: last.add({ days: 1 }).toString(), ...within }
}

const firstOf = (year: number) => new Temporal.PlainDate(year, 1, 1).toString()

function plainDate(text: string): Temporal.PlainDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  try {
    return Temporal.PlainDate.from(text)
  } catch {
    return null
  }
}

/** The address of a file of those days. */
export function downloadHref(file: string, asked: Asked, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...asked, ...more }).toString()
  return `/api/v1/exports/${file}${query && `?${query}`}`
}

/** What a button of the form asks for; `null` for none. */
export function downloadOf(as: string | null, asked: Asked): string | null {
  if (as === 'zip' || as === 'json') return downloadHref(`journal.${as}`, asked)
  const paper = /^pdf-(a4|letter)$/.exec(as ?? '')?.[1]
  return paper ? downloadHref('journal.pdf', asked, { paper }) : null
}
