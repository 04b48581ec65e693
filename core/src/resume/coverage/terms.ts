import { competencyKey, libraryCompetency, type Skill, skillSuggesterInTurns, suggestCompetencies } from '../../career/index.ts'
import { foldText, NAME_WORK, type Pace } from '../../kernel/index.ts'

/** A skill or competency that a text asks for or tells of. */
export interface Term {
  kind: 'skill' | 'competency'
  /** What tells it from others. */
  key: string
  /** As the person calls it, where they list it; a skill that they do not is called as it was said. */
  name: string
  /** The words that led to it. */
  because: string[]
}

export type TermReader = Awaited<ReturnType<typeof termReader>>

type Names = Pick<Skill, 'name' | 'aliases'>

/**
 * Reads terms out of texts, each paragraph once however often it comes; the person's own skills and their aliases come first.
 * There may be thousands of them: others have their turn while their names are taken in.
 */
export async function termReader(own: readonly Names[], pace: Pace) {
  const called = new Map<string, Pick<Term, 'key' | 'name'>>()
  for (const { name, aliases } of own) {
    const known = { key: `skill ${foldText(name)}`, name }
    for (const one of [name, ...aliases]) called.set(foldText(one), known)
    await pace((1 + aliases.length) * NAME_WORK)
  }
  const skill = (said: string, because: string[]): Term => {
    const folded = foldText(said.trim())
    return { kind: 'skill', ...(called.get(folded) ?? { key: `skill ${folded}`, name: because[0] ?? said }), because }
  }
  const competency = (said: string, because: readonly string[]): Term => ({
    kind: 'competency',
    key: `competency ${competencyKey(said)}`,
    name: libraryCompetency(said)?.name ?? said,
    because: [...because],
  })
  const skillsIn = await skillSuggesterInTurns(own, pace)
  const read = new Map<string, Term[]>()
  const inParagraph = (paragraph: string): Term[] => {
    const terms = read.get(paragraph) ?? [
      ...skillsIn(paragraph).map(({ name, because }) => skill(name, because)),
      ...suggestCompetencies(paragraph).map(({ id, because }) => competency(id, because)),
    ]
    read.set(paragraph, terms)
    return terms
  }
  return {
    /** One that was read elsewhere. */
    competency,
    /** What a text says, in its order. A paragraph at a time: the readers look at so much of a text. */
    inText: (text: string): Term[] => merged(paragraphsOf(text).flatMap(inParagraph)),
    /** The same of one that may be long, with turns for others between its paragraphs. */
    async inLongText(text: string, pace: Pace): Promise<Term[]> {
      const found: Term[] = []
      for (const paragraph of paragraphsOf(text)) {
        found.push(...inParagraph(paragraph))
        await pace(paragraph.length)
      }
      return merged(found)
    },
    /** What was named. */
    named: ({ skills, competencies }: { skills: readonly string[]; competencies: readonly string[] }): Term[] =>
      merged([...skills.map((name) => skill(name, [])), ...competencies.map((name) => competency(name, []))]),
  }
}

const paragraphsOf = (text: string): string[] => [...new Set(text.split('\n'))]

function merged(terms: readonly Term[]): Term[] {
  const byKey = new Map<string, Term>()
  for (const term of terms) {
    const known = byKey.get(term.key)
    if (!known) byKey.set(term.key, term)
    else {
      const because = [...new Set([...known.because, ...term.because])]
      byKey.set(term.key, { ...known, name: known.because.includes(known.name) ? fullest(because) : known.name, because })
    }
  }
  return [...byKey.values()]
}

/** What says most of some words that mean the same: “SAP S/4HANA” rather than “SAP”. */
const fullest = (because: readonly string[]): string => because.reduce((most, one) => (one.length > most.length ? one : most))
