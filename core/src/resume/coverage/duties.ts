import { foldText } from '../../kernel/index.ts'
import { itemsIn, listedIn } from './asked-items.ts'
import { sentencesIn } from './asked-sentences.ts'
import { type AskedRequirement, wordsOf } from './read-requirements.ts'

/** Duties of one description that are told of. */
const MOST = 15
/** Words of a duty that are looked for. */
const MOST_WORDS = 12

/** “You will lead the shift handover”, and what one will get, have or be instead. */
const youWill =
  /^(?:in this (?:role|position|post|job),? )?you(?:['’]ll| will)(?: also)? (?!have|need|bring|get|receive|enjoy|join|love|find|earn|know|speak|benefit|be (?!responsible|leading|running|managing)|report to|work (?:from|in|on|with us)\b|also (?:have|need|be))\p{L}/iu
/** “Du leitest die Schicht”, “Sie planen den Einsatz”. */
const youDo =
  /^(?:du|sie) (?!bist|sind|hast|haben|bringst|bringen|verfügst|verfügen|sprichst|sprechen|kennst|kennen|möchtest|möchten|suchst|suchen|bekommst|bekommen|erhältst|erhalten|profitierst|profitieren|kannst|können|willst|wollen|solltest|sollten|musst|müssen|freust|freuen|denkst|denken|magst|mögen|beherrschst|beherrschen|besitzt|besitzen|wirst|werden|fühlst|fühlen|brauchst|brauchen|findest|finden|interessierst|interessieren|arbeitest|arbeiten)\p{L}{2,}(?:st|test|en|ern|eln) /iu

/** Words that are in duties and wins of all kinds, beside small ones. */
const weak = new Set(
  (
    'a an the of in with as at on for to and or from by into over all any each every other others new own our your their its this that these those which who will you your ll be is are ' +
    'also daily weekly monthly day week month year regular regularly including across within between more most high good great best well responsible responsibility lead leads leading led manage manages managing managed management ' +
    'manager managers support supports supporting ensure ensures ensuring drive drives driving develop developing development improve improves improving improvement deliver delivering provide providing maintain maintaining coordinate ' +
    'coordinating own owning run running make making keep keeping help helping work works working team teams people staff colleagues business company role job process processes project projects task tasks time report reports reporting plan plans planning ' +
    'der die das den dem des ein eine einer einem einen und oder in im am an auf aus bei mit von vom zu zum zur für als sowie sich du sie wir ihr ihre ihren ihrer dein deine deinen deiner unser unsere unseren unserer alle allen neue neuen neuer ' +
    'leiten leitest leitung führen führst führung verantworten verantwortest verantwortlich verantwortung unterstützen unterstützt unterstützung sicherstellen sicherstellung entwickeln entwickelst entwicklung weiterentwicklung verbessern verbesserst verbesserung planen planst planung ' +
    'durchführung durchführen erstellen erstellst erstellung betreuen betreust koordinieren koordinierst arbeiten arbeit team teams mitarbeiter mitarbeiterinnen kollegen unternehmen aufgaben prozesse prozessen projekte projekten bereich täglich täglichen tägliche'
  )
    .split(' ')
    .map(foldText),
)

/** The words that a duty is about. */
const subjectOf = (said: string): string[] =>
  [...new Set(wordsOf(said))].filter((word) => word.length > 2 && !weak.has(word) && !/^\d/.test(word)).slice(0, MOST_WORDS)

/** What one will do, by lists below “Responsibilities” and by sentences, each once: at most fifteen. */
export function dutiesIn(description: string): AskedRequirement[] {
  const asked = new Set(itemsIn(description).map(({ said }) => said))
  const listed = listedIn(description, ['duty']).map(({ said }) => said)
  const sentences = sentencesIn(description)
    .map(({ text }) => bare(text))
    .filter((said) => (youWill.test(said) || youDo.test(said)) && !asked.has(said))
  const known = new Map([...listed, ...sentences].map((said) => [foldText(said), said]))
  return [...known.values()].slice(0, MOST).flatMap((said): AskedRequirement[] => {
    const of = subjectOf(said)
    return of.length > 0 ? [{ kind: 'duty', said, of }] : []
  })
}

/** A sentence without the mark of its list and its end. */
const bare = (sentence: string): string =>
  sentence
    .replace(/^[\s*•·–+-]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!;]$/u, '')

/** How many words of a duty a deed has to share to tell of it. */
export const sharedOf = (of: readonly string[]): number => Math.min(2, of.length)
