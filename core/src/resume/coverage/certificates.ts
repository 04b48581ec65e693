import { foldText } from '../../kernel/index.ts'
import { type AskedSentence, placesIn } from './asked-sentences.ts'
import type { AskedRequirement } from './read-requirements.ts'
import type { Term } from './terms.ts'

type AskedWords = AskedRequirement & { kind: 'words' }

/** What stands behind a skill where a proof of it is asked for: “Forklift licence”, “Lean Six Sigma Yellow Belt”, “PRINCE2 Practitioner”. */
const proof =
  /^(?:[\s-](?:driver['’]?s?|driving|operator['’]?s?|operating|[Ll]icen[cs]es?|[Cc]ertificat(?:es?|ions?)|[Dd]iploma|(?:[Ww]hite|[Yy]ellow|[Gg]reen|[Mm]aster [Bb]lack|[Bb]lack) [Bb]elts?|Practitioner|Foundation|Führerschein|Zertifikat|Zertifizierung)(?!\p{L})){1,3}/u
const isProof = /(?:licen[cs]es?|certificat(?:es?|ions?)|diploma|belts?|practitioner|foundation|führerschein|zertifikat|zertifizierung)$/iu
/** “Certified Kubernetes Administrator” */
const certified = /(?<!\p{L})(?:[Cc]ertified|[Zz]ertifizierter?) $/u
const restOfTitle = /^(?: \p{Lu}[\p{L}-]+){0,3}/u
/** UTF-16 units beside a skill that are looked at. */
const BESIDE = 80

/** The certificate that a skill is part of at a place; `null` where it stands by itself. */
function certificateAt(text: string, { from, until }: { from: number; until: number }): { said: string; rest: string } | null {
  const behind = text.slice(until, until + BESIDE)
  const lead = certified.exec(text.slice(Math.max(0, from - BESIDE), from))?.[0] ?? ''
  const rest = (lead ? restOfTitle : proof).exec(behind)?.[0] ?? ''
  if (!lead && !isProof.test(rest)) return null
  return { said: lead + text.slice(from, until) + rest, rest }
}

/** Both ways in which one word of it is written. */
const spelt = (said: string): string[] => [said.replace(/(licen)[cs](es?)/iu, '$1c$2'), said.replace(/(licen)[cs](es?)/iu, '$1s$2')]

/**
 * Certificates that a description asks for by their whole names, and the skills that are asked for as no more than parts of them.
 * @param words skills, as they are asked for
 */
export function certificatesIn(
  sentences: readonly AskedSentence[],
  words: readonly (readonly [Term, AskedWords])[],
): { certificates: AskedWords[]; parts: ReadonlySet<Term> } {
  const certificates = new Map<string, AskedWords>()
  const parts = new Set<Term>()
  for (const [term] of words) {
    let isAlone = false
    for (const sentence of sentences) {
      for (const place of placesIn(sentence, term.because)) {
        const one = certificateAt(sentence.text, place)
        if (!one) {
          isAlone = true
          continue
        }
        const key = foldText(one.said)
        const isOptional = sentence.isWished(place.from) && (certificates.get(key)?.isOptional ?? true)
        const spellings = [...new Set([one.said, `${term.name}${one.rest}`].flatMap(spelt))]
        certificates.set(key, { kind: 'words', said: one.said, spellings, isOptional })
        parts.add(term)
      }
    }
    if (isAlone) parts.delete(term)
  }
  return { certificates: [...certificates.values()], parts }
}
