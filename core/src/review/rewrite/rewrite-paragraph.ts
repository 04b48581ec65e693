import { oneFault, paragraphsIn, sentencesIn } from '../../kernel/index.ts'
import { keyOf } from '../redraw/keys.ts'
import type { Paragraph, Sentence, SentenceSource } from '../schema.ts'
import { matched } from './match.ts'
import { joinedSources } from './sources.ts'

interface Rewriting {
  /** BCP 47. */
  locale: string
  nextId(): string
  /** Sentences of other paragraphs, for what was copied from there. */
  elsewhere?: readonly Sentence[]
  /** Sentences that were cut before: pasted, they are back with all that was known of them. */
  cut?: readonly Sentence[]
}

/** Sentences that are matched in one go: what it costs grows with their number. */
const MAX_WRITTEN = 1_000

/**
 * A paragraph as it reads now, its sentences found again with their sources. An empty line makes several of it, a text
 * without words none. What goes on from nothing is the person's own words.
 * @throws AppError `validation` for more sentences than are matched at once, or one of more wins than it may rest on.
 */
export function rewritten(before: Paragraph, text: string, { locale, nextId, elsewhere = [], cut = [] }: Rewriting): Paragraph[] {
  const parts = paragraphsIn(text).map((part) => sentencesIn(part, locale))
  const olds = before.sentences
  const texts = parts.flat()
  if (texts.length > MAX_WRITTEN) throw oneFault('/text', 'too_many_sentences', `Write at most ${MAX_WRITTEN} sentences at once.`)
  const copies = new Map(elsewhere.map((sentence) => [sentence.text, sentence]))
  const pasted = new Map(cut.map((sentence) => [sentence.text, sentence]))
  const found = matched(
    olds.map((sentence) => sentence.text),
    texts,
    (said) => copies.has(said) || pasted.has(said),
  )
  const taken = new Set<Sentence>()
  // What was drafted stands in a packet once: drawn again meanwhile, it is not drafted here too.
  const drafted = new Set([...elsewhere, ...olds].flatMap((sentence) => (sentence.drafted ? [keyOf(sentence.drafted)] : [])))
  const ownOf = (said: string): Sentence => {
    const back = pasted.get(said)
    pasted.delete(said)
    if (back) return { ...back, drafted: back.drafted && drafted.has(keyOf(back.drafted)) ? null : back.drafted }
    return { id: nextId(), text: said, sources: copies.get(said)?.sources ?? [], drafted: null }
  }
  let place = 0
  const sentenceOf = (said: string): Sentence => {
    const from = (found[place++] ?? []).flatMap((old) => olds[old] ?? [])
    const [kept] = from
    if (!kept) return ownOf(said)
    const isFirst = !taken.has(kept)
    taken.add(kept)
    return { id: isFirst ? kept.id : nextId(), text: said, sources: sourcesOf(from), drafted: isFirst ? kept.drafted : null }
  }
  return parts.map((sentences, i) => ({ id: i === 0 ? before.id : nextId(), sentences: sentences.map(sentenceOf) }))
}

const sourcesOf = (sentences: readonly Sentence[]): SentenceSource[] =>
  joinedSources(
    sentences.flatMap(({ sources }) => sources),
    '/text',
  )
