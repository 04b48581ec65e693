const accents: Readonly<Record<string, string>> = { a: 'å', e: 'é', i: 'î', o: 'ö', u: 'û', A: 'Å', E: 'É', I: 'Î', O: 'Ö', U: 'Û' }

/** A sentence as long as in languages that need more room, in marks that show where it ends. */
function strange(text: string): string {
  // Addresses, names in code and what is put together of strange words already.
  if (!/\p{L}/u.test(text) || text.includes('⟦') || /^(\/|https?:|#|[a-z]+[-_.:/][\w-]+$)/.test(text)) return text
  const longer = text.replace(/[aeiouAEIOU]/g, (vowel) => accents[vowel] ?? vowel)
  return `⟦${longer}${'·'.repeat(Math.ceil(text.length * 0.35))}⟧`
}

/** What a messages file exports under a name, with every word in it made strange; what its functions say as well. */
export function pseudo<T>(value: T, name = ''): T {
  if (name === 'language') return value
  if (name === 'direction') return 'rtl' as T
  return strangely(value) as T
}

function strangely(value: unknown): unknown {
  if (typeof value === 'string') return strange(value)
  if (Array.isArray(value)) return value.map(strangely)
  if (typeof value === 'function') return (...given: unknown[]) => strangely(value(...given))
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, strangely(one)]))
  return value
}
