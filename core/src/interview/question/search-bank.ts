import { competencyName } from '../../career/index.ts'
import { foldText, holdsAll, indexTokens, type Language, languageOf, type QueryToken, queryTokens } from '../../kernel/index.ts'
import type { QuestionKind } from './bank-question.ts'
import type { BankQuestion } from './schema.ts'
import { type Topic, topics } from './topics.ts'

/** What the kinds of questions are called. */
const kindNames: Readonly<Record<Language, Readonly<Record<QuestionKind, string>>>> = {
  en: {
    ...{ behavioural: 'Behaviour', leadership: 'Leadership', product: 'Product', design: 'Design', engineering: 'Engineering' },
    ...{ data: 'Data', sales: 'Sales and service', people: 'People', closing: 'Closing' },
  },
  de: {
    ...{ behavioural: 'Verhalten', leadership: 'Führung', product: 'Produkt', design: 'Gestaltung', engineering: 'Technik' },
    ...{ data: 'Daten', sales: 'Vertrieb und Service', people: 'Personal', closing: 'Zum Schluss' },
  },
}

type Meant = (question: BankQuestion, texts: readonly string[]) => boolean

/** A topic by its words, as tokens; questions of one's own are meant by these words alone. */
const known = topics.map((topic) => ({ topic, ways: topic.words.map((word) => indexTokens([word])) }))

const isOf = ({ questions, words }: Topic): Meant => {
  const ofOurs = new Set(questions)
  const single = words.map(foldText).filter((word) => !word.includes(' '))
  return ({ id, origin }, texts) => {
    if (ofOurs.has(id)) return true
    const tokens = new Set(indexTokens(texts))
    return origin === 'own' && single.some((word) => tokens.has(word))
  }
}

const holdsWord =
  (wanted: QueryToken): Meant =>
  (_, texts) =>
    indexTokens(texts).includes(wholeOf(wanted))

const wholeOf = ({ token, whole = token }: QueryToken): string => whole

/** So much of a word is typed that it may be meant. */
const BEGUN = 4

/** Whether a question is meant by what was typed: by its words, what it asks for and its kind by their names, or a topic in other words. */
export function bankSearch(typed: string, locale: string): (question: BankQuestion) => boolean {
  const wanted = queryTokens(typed)
  if (wanted.length === 0) return () => false
  const line = ` ${wanted.map(wholeOf).join(' ')} `
  const all: Meant[] = []
  const taken = new Set<string>()
  for (const { topic, ways } of known) {
    const said = ways.find((way) => way.length > 1 && line.includes(` ${way.join(' ')} `))
    if (!said) continue
    all.push(isOf(topic))
    for (const token of said) taken.add(token)
  }
  for (const one of wanted) if (!taken.has(wholeOf(one))) all.push(meantBy(one))
  const language = languageOf(locale)
  return (question) => {
    const { text, wants, company, note, kind, competencies } = question
    const texts = [text, wants, company, note, kindNames[language][kind], ...competencies.map((name) => competencyName(locale, name))]
    return all.every((isMeant) => isMeant(question, texts))
  }
}

function meantBy(wanted: QueryToken): Meant {
  const ofWord = known.filter(({ ways }) => ways.some(([only = '', more]) => more === undefined && only === wholeOf(wanted)))
  const some = ofWord.map(({ topic }) => isOf(topic))
  // A word that is known is meant whole: “Gehalt” is no beginning of “gehalten”.
  if (some.length > 0) return anyOf([...some, holdsWord(wanted)])
  const isBegun = ([only = '', more]: readonly string[]) =>
    more === undefined && wanted.token.length >= BEGUN && only.startsWith(wholeOf(wanted))
  const begun = known.filter(({ ways }) => ways.some(isBegun)).map(({ topic }) => isOf(topic))
  return anyOf([...begun, (_, texts) => holdsAll(texts, [wanted])])
}

const anyOf =
  (some: readonly Meant[]): Meant =>
  (question, texts) =>
    some.some((isMeant) => isMeant(question, texts))
