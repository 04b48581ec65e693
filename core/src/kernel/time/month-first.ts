/** Zones of the United States, but for what lies below a state of its own. */
const american = new Set(
  [
    ...['Adak', 'Anchorage', 'Boise', 'Chicago', 'Denver', 'Detroit', 'Juneau', 'Los_Angeles', 'Menominee', 'Metlakatla'],
    ...['New_York', 'Nome', 'Phoenix', 'Puerto_Rico', 'Sitka', 'Yakutat'],
  ].map((city) => `America/${city}`),
)
const isAmerican = (timeZone: string) =>
  american.has(timeZone) || /^(?:America\/(?:Indiana|Kentucky|North_Dakota)\/|US\/|Pacific\/(?:Honolulu|Guam)$)/.test(timeZone)

/**
 * Whether somebody means the month by the first of two numbers, as in 4/12: where the region they have chosen writes it so. A
 * locale that names no region, as browsers have `en`, says nothing of that; then their time zone does.
 */
export function monthFirst({ locale, timeZone }: { locale: string; timeZone: string }): boolean {
  if (!new Intl.Locale(locale).region && !isAmerican(timeZone)) return false
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts(0)
  return parts.find(({ type }) => type !== 'literal')?.type === 'month'
}
