const percents = new Map<string, Intl.NumberFormat>()

/** Writes shares as whole percents. */
export function formatterOf(locale: string): Intl.NumberFormat {
  const known = percents.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  percents.set(locale, known)
  return known
}
