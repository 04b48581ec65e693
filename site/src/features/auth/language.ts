/**
 * The first English language tag a browser asks for (`en-US`), which decides how dates are written and where a
 * week begins; undefined when it asks for none. The interface speaks English only, and dates should match it.
 */
export const englishOf = (acceptLanguage: string | null): string | undefined =>
  acceptLanguage
    ?.split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '')
    .find((tag) => /^en-[A-Z]{2}$/.test(tag))
