import type { Evidence, Win } from '../../../career/index.ts'
import { plainText } from '../../../journal/index.ts'
import { foldText, oneLine, sentencesIn } from '../../../kernel/index.ts'
import { cutProse } from './cut.ts'
import { asSentence, type Fact, ofPiece, type Telling } from './fact.ts'
import { deedOf, passageIn, saidBy } from './passage.ts'

/** UTF-16 units of what a source says that are looked at. */
const MOST_READ = 3_000
/** UTF-16 units of what one source says, and ticked lines of a task, that a story begins with. */
const MOST_WORDS = 600
const MOST_TICKED = 5

/** “I”, “we” and what is theirs. */
const ofPerson = /^(?:I|We|My|Our|Ich|Wir|Mein|Meine|Unser|Unsere)(?!\p{L})/u

/**
 * What the sources of a win say of how it was done, beyond their names and passages: notes and ticked lines of its tasks,
 * notes of check-ins, entries that were taken whole, notes of one's own. What the win says itself is left out.
 */
export function wordsOfSources(telling: Telling, win: Win): Fact[] {
  const said = saidBy(win)
  return win.evidence.flatMap((piece) => {
    const text = restOf(telling, textOf(telling, piece), said)
    const ticked = tickedOf(telling, piece).filter((line) => !said.includes(foldText(line)))
    const told = [
      ...(text === ''
        ? []
        : [isOwnVoice(telling, text) ? asSentence(telling.words.firstPerson(text)) : passageIn(telling, quoting(piece, text))]),
      ...(ticked.length === 0 ? [] : [ticked.map((line) => deedOf(telling, line)).join(' ')]),
    ]
    return told.map((words): Fact => ({ part: 'action', words, from: [ofPiece(win, piece)], isWithoutNumber: true }))
  })
}

/** A note is the words themselves, and stands in none. */
const quoting = (piece: Evidence, quote: string): Evidence => ({ ...piece, quote, ...(piece.kind === 'note' && { title: '' }) })

/** What was written of a piece, besides a passage of it that was taken. */
function textOf({ written, words }: Telling, { kind, recordId, quote, date, title }: Evidence): string {
  if (quote !== null) return ''
  if (kind === 'note') return isTold(words, title) ? title : ''
  if (kind === 'task' && date === null) return ''
  return written.get(recordId ?? '')?.text ?? ''
}

/** A note may be the name of a thing, which tells of nothing. */
const isTold = (words: Telling['words'], note: string) => isDone(words, note) || ofPerson.test(note) || /[.!?]["”“’‘)]*$/.test(note)

const tickedOf = ({ written }: Telling, { kind, recordId, date }: Evidence): readonly string[] =>
  kind === 'task' && date !== null ? (written.get(recordId ?? '')?.ticked.slice(0, MOST_TICKED) ?? []) : []

/** The sentences that the win does not say, as far as there is room. */
function restOf({ words }: Telling, markdown: string, said: string): string {
  const sentences = sentencesIn(oneLine(plainText(markdown.slice(0, MOST_READ))), words.locale).filter(
    (sentence) => !said.includes(foldText(sentence.replace(/[.!?]+$/, ''))),
  )
  return cutProse(sentences.join(' '), MOST_WORDS)
}

/** Whether somebody tells there what they did; a plan is in other words. */
const isOwnVoice = ({ words }: Telling, text: string): boolean => {
  const [first = ''] = sentencesIn(text, words.locale)
  return ofPerson.test(first) || isDone(words, first)
}

/** Whether it says what was done already, and not what is to be done. */
function isDone(words: Telling['words'], sentence: string): boolean {
  const plain = sentence.replace(/[.!?]+$/, '')
  const did = words.didOf(plain)
  return did !== null && foldText(did) === foldText(plain)
}
