import { competencyKey, libraryCompetency, type Skill, skillSuggester, suggestCompetencies } from '../../career/index.ts'
import { foldText } from '../../kernel/index.ts'

/** A skill or competency that a text asks for or tells of. */
export interface Term {
  kind: 'skill' | 'competency'
  /** What tells it from others. */
  key: string
  /** As the person calls it, where they list it. */
  name: string
  /** The words that led to it. */
  because: string[]
}

type Names = Pick<Skill, 'name' | 'aliases'>

/** Reads terms out of texts, each paragraph once however often it comes; the person's own skills and their aliases come first. */
export function termReader(own: readonly Names[]) {
  const ownName = new Map(own.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => [foldText(one), name] as const)))
  const skill = (said: string, because: string[]): Term => {
    const name = ownName.get(foldText(said.trim())) ?? said
    return { kind: 'skill', key: `skill ${foldText(name)}`, name, because }
  }
  const competency = (said: string, because: readonly string[]): Term => ({
    kind: 'competency',
    key: `competency ${competencyKey(said)}`,
    name: libraryCompetency(said)?.name ?? said,
    because: [...because],
  })
  const skillsIn = skillSuggester(own)
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
    inText: (text: string): Term[] => merged([...new Set(text.split('\n'))].flatMap(inParagraph)),
    /** What was named. */
    named: ({ skills, competencies }: { skills: readonly string[]; competencies: readonly string[] }): Term[] =>
      merged([...skills.map((name) => skill(name, [])), ...competencies.map((name) => competency(name, []))]),
  }
}

function merged(terms: readonly Term[]): Term[] {
  const byKey = new Map<string, Term>()
  for (const term of terms) {
    const known = byKey.get(term.key)
    byKey.set(term.key, known ? { ...known, because: [...new Set([...known.because, ...term.because])] } : term)
  }
  return [...byKey.values()]
}
