const smallest = ['byte', 1] as const
const units = [smallest, ['kilobyte', 1_000], ['megabyte', 1_000_000], ['gigabyte', 1_000_000_000]] as const

/** `482 kB`, `3.4 MB`, `5.4 GB`: bytes in thousands, as file managers tell them. */
export function sizeWords(bytes: number, locale: string): string {
  const [unit, size] = units.findLast(([, size]) => bytes >= size) ?? smallest
  const amount = bytes / size
  const maximumFractionDigits = amount < 10 && size >= 1_000_000 ? 1 : 0
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits,
  }).format(amount)
}
