/** `482 kB`, `3.4 MB`: bytes in thousands, as file managers tell them. */
export function sizeWords(bytes: number, locale: string): string {
  const [unit, amount] = bytes < 1_000 ? ['byte', bytes] : bytes < 1_000_000 ? ['kilobyte', bytes / 1_000] : ['megabyte', bytes / 1_000_000]
  const maximumFractionDigits = amount < 10 && unit === 'megabyte' ? 1 : 0
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: unit as string,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits,
  }).format(amount as number)
}
