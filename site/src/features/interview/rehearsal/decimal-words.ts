/** A number to a tenth, as the person writes numbers. */
export const decimalWords = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)
