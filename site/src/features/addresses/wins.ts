export const winHref = (id: string): string => `/career/wins/${id}`

/** Where its evidence stands on the page of a win. */
export const evidenceOfWinHref = (id: string): string => `${winHref(id)}#evidence`
