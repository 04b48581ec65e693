/** Milliseconds after which a page has come to rest: what may be wanted later is fetched then. */
export const REST_MS = 2_500
