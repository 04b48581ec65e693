import type { Win } from '../../../../career/index.ts'
import { foldText } from '../../../../kernel/index.ts'
import { plainSentences } from '../../own-words.ts'
import type { PacketWords } from '../words.ts'
import type { Amounts } from './amounts.ts'
import type { Dates } from './dates.ts'
import { asSentence, withoutStop } from './sentence.ts'

export type WinWords = Pick<PacketWords, 'line' | 'headline' | 'told' | 'toldAgain' | 'how' | 'effect'> & WinsInStories

/** What a story says of a win besides. */
export interface WinsInStories {
  /** How it stood before, by its number; `null` where that has no begin. */
  baseline(win: Win): string | null
  /** Somebody's notes, whose sentences may leave “I” out. */
  firstPerson(text: string): string
}

export type Direction = 'up' | 'down' | 'same'

/** What a language says of wins. No full stop ends any of it. */
export interface WinPhrases {
  /** What somebody did, as it goes on after “I”, out of a line that says so; `null` for one that names a thing. */
  didOf(title: string): string | null
  /** Whether it is a change, behind which “from … to …” may stand. */
  isChange(did: string): boolean
  /** Whether a line says who did it. */
  isPerson(title: string): boolean
  /** Whether what a number is of goes on from it: “40 minutes saved a week”. */
  goesOn(of: string): boolean
  /** What the numbers in a title are of, such as “missed appointments”; `null` where that cannot be told. */
  measureIn(title: string): string | null
  /** Whether it goes on from any number: “800 units a line”. */
  isOfEach(of: string): boolean
  /** Words of a win behind the colon that follows its title. */
  afterColon(text: string, title: string): string
  /** A sentence of a note, which may leave “I” out. */
  note(sentence: string): string
  /** @param when null: not said */
  did(did: string, when: string | null): string
  result(thing: string, when: string, isFirst: boolean): string
  changed(of: string, direction: Direction, way: string): string
  wentOfEach(way: string, of: string): string
  cameOn(amount: string, of: string): string
  cameTo(of: string, amount: string): string
  total(amount: string, place: number): string
  /** So many of what was just named. */
  inAll(count: string): string
  /** Points of a share. */
  share(way: string, points: string, direction: Direction): string
  went(way: string): string
  stood(before: string, after: string): string
  /** What it measures, at first. */
  stoodAt(of: string, amount: string, count: 'one' | 'many'): string
  /** The same where nobody says what it measures, or that goes on from the number. */
  wasAtFirst(amount: string, count: 'one' | 'many'): string
}

interface Writing extends Amounts, Pick<Dates, 'when'> {
  locale: string
}

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

const directionOf = (from: string, to: string): Direction =>
  Number(to) > Number(from) ? 'up' : Number(to) < Number(from) ? 'down' : 'same'

/** By which rules a win is told, in any language. */
export function winRules({ amount, fromTo, isSaidIn, counted, when, locale }: Writing, says: WinPhrases): WinWords {
  const { didOf } = says
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' })

  /** Whether the title says the numbers itself. */
  const titleSaysNumbers = ({ title, metric }: Pick<Win, 'title' | 'metric'>): boolean => {
    const asked = [metric?.baseline, metric?.value].flatMap((number) => number ?? [])
    // One by itself is said of much that is not counted.
    if (asked.length === 1 && asked[0] === '1') return /(?<!\d)1(?![\d.,])/.test(title)
    return asked.length > 0 && asked.every((number) => isSaidIn(title, number))
  }

  /** A number alone; where the title names what it counts already, only how many of them. */
  const lone = (title: string, value: string, unit: string): string => {
    const isNamed = unit !== '' && /^\p{L}{3,}$/u.test(unit) && wordsOf(title).includes(foldText(unit))
    return isNamed ? says.inAll(counted(value, '')) : counted(value, unit)
  }

  /** What goes on from what was done: `, from 6.8 to 3.1 %` of a change, `: 126 pallet places freed` of what came of it. */
  const joined = (win: Win, did: string | null): string => {
    const { metric } = win
    if (!metric || metric.value === null || titleSaysNumbers(win)) return ''
    const { baseline, value, unit, of } = metric
    if (baseline === null) {
      if (of === '') return `: ${lone(win.title, value, unit)}`
      return says.goesOn(of) ? `: ${amount(value, unit)} ${of}` : ''
    }
    return of === '' && (did === null || says.isChange(did)) ? `${did === null ? ':' : ','} ${fromTo(baseline, value, unit)}` : ''
  }

  const change = ({ baseline, value, unit, of }: NonNullable<Win['metric']>): string | null => {
    if (baseline === null || value === null) return null
    if (says.isOfEach(of)) return says.wentOfEach(fromTo(baseline, value, unit), of)
    const isUnitSaid = unit !== '' && of.toLowerCase().includes(unit.toLowerCase())
    return says.changed(of, directionOf(baseline, value), fromTo(baseline, value, isUnitSaid ? '' : unit))
  }

  const points = (baseline: string, value: string): string => {
    const size = (Math.round(Math.abs(Number(value) - Number(baseline)) * 1e6) / 1e6).toString()
    return /^\d+$/.test(size) ? counted(size, 'pt') : amount(size, 'pt')
  }

  /** What was done, by its title; with its number where `hasNumber`. */
  const done = (win: Win, place: number, hasNumber: boolean, isShort: boolean, isDated = place % 2 === 1 && !isShort): string => {
    const { title, text, happenedOn } = win
    const did = didOf(title)
    const number = (said: string | null) => (hasNumber ? joined(win, said) : '')
    if (did !== null) {
      return asSentence(says.did(withoutStop(did), isDated ? when(happenedOn) : null) + number(did))
    }
    if (says.isPerson(title)) return asSentence(title)
    const thing = withoutStop(title)
    const [how] = isShort ? [] : plainSentences(text, locale)
    if (how !== undefined) return asSentence(`${thing}: ${says.afterColon(how, thing)}`)
    if (number(null) !== '') return asSentence(thing + number(null))
    return asSentence(isShort ? thing : says.result(thing, when(happenedOn), place === 0))
  }

  /** Whether what was done, as it is told, says the number too. */
  const isJoined = (win: Win): boolean => {
    const did = didOf(win.title)
    const isThing = did === null && !says.isPerson(win.title)
    return did !== null || (isThing && plainSentences(win.text, locale).length === 0) ? joined(win, did) !== '' : false
  }

  const effect = (win: Win, place: number): string | null => {
    const { metric } = win
    if (!metric || metric.value === null || titleSaysNumbers(win) || isJoined(win)) return null
    const { baseline, value, unit, of } = metric
    if (of !== '')
      return asSentence(
        change(metric) ?? (says.goesOn(of) ? says.cameOn(amount(value, unit), of) : says.cameTo(of, amount(value, unit, 'after'))),
      )
    if (baseline === null) return asSentence(says.total(counted(value, unit), place))
    const way = fromTo(baseline, value, unit)
    if (unit === '%') return asSentence(says.share(way, points(baseline, value), directionOf(baseline, value)))
    return asSentence(place % 2 === 0 ? says.went(way) : says.stood(amount(baseline, unit, 'after'), amount(value, unit, 'after')))
  }

  const baseline = ({ title, metric }: Win): string | null => {
    if (!metric || metric.baseline === null) return null
    const { baseline, unit, of } = metric
    const isUnitSaid = unit !== '' && of.toLowerCase().includes(unit.toLowerCase())
    const count = Number(baseline) === 1 ? 'one' : 'many'
    if (of !== '' && !says.isOfEach(of) && !says.goesOn(of))
      return asSentence(says.stoodAt(of, amount(baseline, isUnitSaid ? '' : unit), count))
    // A share, or a number alone, says nothing without what it is of.
    const measure = of === '' && (unit === '' || unit === '%') && titleSaysNumbers({ title, metric }) ? says.measureIn(title) : null
    if (measure !== null) return asSentence(says.stoodAt(measure, amount(baseline, unit), count))
    return asSentence(says.wasAtFirst(`${amount(baseline, unit)} ${of}`.trim(), count))
  }

  return {
    baseline,
    firstPerson: (text) =>
      Array.from(sentences.segment(text), ({ segment }) =>
        didOf(segment.trim()) === null ? segment : segment.replace(segment.trim(), () => says.note(segment)),
      ).join(''),
    line(win) {
      const { title, metric } = win
      if (!metric || metric.value === null || titleSaysNumbers(win)) return title.trim()
      const { baseline, value, unit, of } = metric
      const thing = withoutStop(title)
      if (baseline === null) return thing + (joined(win, didOf(title)) || `: ${of} ${amount(value, unit)}`)
      if (of === '') return `${thing}, ${fromTo(baseline, value, unit)}`
      return says.isOfEach(of) ? `${thing}, ${fromTo(baseline, value, unit)} ${of}` : `${thing}: ${of} ${fromTo(baseline, value, unit)}`
    },
    headline(win) {
      const { metric } = win
      if (metric && metric.of !== '' && !says.isOfEach(metric.of) && metric.baseline !== null && !titleSaysNumbers(win))
        return effect(win, 0)
      const said = done(win, 0, true, true)
      if (!metric || metric.value === null || titleSaysNumbers(win) || joined(win, didOf(win.title)) !== '') return said
      const { baseline, value, unit, of } = metric
      const numbers = baseline === null ? `${of} ${amount(value, unit)}`.trim() : `${fromTo(baseline, value, unit)} ${of}`.trim()
      return asSentence(`${withoutStop(said)}: ${numbers}`)
    },
    told: (win, place) => done(win, place, true, false),
    toldAgain: (win, place) => done(win, place, false, false, true),
    how(win) {
      const [first, second] = plainSentences(win.text, locale)
      const isThing = didOf(win.title) === null && !says.isPerson(win.title)
      const said = (isThing ? [second] : [first, second]).filter((one) => one !== undefined)
      return said.length > 0 ? said.map(says.note).join(' ') : null
    },
    effect,
  }
}
