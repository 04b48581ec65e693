export const JOURNAL = '/journal'

export const entryHref = (id: string): string => `${JOURNAL}/${id}`

/** Where the entries of some days are printed or downloaded. */
export const exportHref = (from: string, to = from): string => `${JOURNAL}/export?from=${from}&to=${to}`
