const small: Readonly<Record<'en' | 'de', ReadonlySet<string>>> = {
  en: new Set('the and of to in was for that it with we my had they not on from which what when how did you your is are'.split(' ')),
  de: new Set(
    'der die das und ich nicht wir ein eine den dem mit hat habe war auf sie zu im von als sich ist wie was wann haben'.split(' '),
  ),
}

/** So much oftener the small words of one language have to stand there for the other to be left aside. */
const CLEARLY = 3

/** The languages that a text has to be read as: one where its small words say so, otherwise both. `words` are folded. */
export function languagesOf(words: readonly string[]): readonly ('en' | 'de')[] {
  const [en, de] = [small.en, small.de].map((known) => words.filter((word) => known.has(word)).length) as [number, number]
  if (en > CLEARLY * de) return ['en']
  if (de > CLEARLY * en) return ['de']
  return ['en', 'de']
}
