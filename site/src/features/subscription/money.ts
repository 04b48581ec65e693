/** An amount in the smallest unit of its currency, as a locale writes it: whole ones without cents. */
export function money(amount: number, currency: string, locale: string): string {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  return new Intl.NumberFormat(locale, options).format(inUnits(amount, currency))
}

/** The same in the unit of the currency, such as euros for cents. */
export function inUnits(amount: number, currency: string): number {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return amount / 10 ** digits
}

/** Bytes as people say them: `20 GiB`, `500 MiB`. */
export function room(bytes: number, locale: string): string {
  const [unit, name] = bytes >= 2 ** 40 ? [2 ** 40, 'TiB'] : bytes >= 2 ** 30 ? [2 ** 30, 'GiB'] : [2 ** 20, 'MiB']
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / (unit as number))} ${name}`
}
