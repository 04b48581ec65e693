import { type Language, languages } from '@throughline/core/kernel'
import { parseAccept } from 'hono/utils/accept'

/** The first of our languages that an Accept-Language header asks for; English where it asks for none of them. */
export function askedLanguage(header: string | null): Language {
  if (!header) return 'en'
  const asked = parseAccept(header.slice(0, 1000)).filter(({ q }) => q > 0)
  for (const { type } of asked) {
    const own = languages.find((one) => one === type.split('-')[0]?.toLowerCase())
    if (own) return own
  }
  return 'en'
}
