import type { Win } from '../../../../career/index.ts'
import { plainSentences } from '../../own-words.ts'
import type { PacketWords } from '../words.ts'
import type { Amounts } from './amounts.ts'
import { inWords } from './amounts.ts'
import type { Dates } from './dates.ts'
import { didOf, isChange } from './verbs.ts'

/** Notes leave “I” out: “Traced the order …”. */
const ofPerson = (sentence: string): string => {
  const did = didOf(sentence)
  return asSentence(did === null ? sentence : `I ${did}`)
}

type WinWords = Pick<PacketWords, 'headline' | 'told' | 'toldAgain' | 'how' | 'effect'>

/** The first letter large, the last sign a full stop. */
export const asSentence = (text: string): string => {
  const trimmed = text.trim()
  // `p95` and `iOS` begin as they are written.
  const first = /^\p{Ll}[\p{N}\p{Lu}]/u.test(trimmed) ? trimmed.charAt(0) : trimmed.charAt(0).toUpperCase()
  return `${first}${trimmed.slice(1)}${/[.!?…]["”’)]?$/.test(trimmed) ? '' : '.'}`
}

/** Words that begin a sentence with a large letter for no other reason. */
const smallWords = /^(?:The|A|An|All|Both|It|They|We|Our|My|This|That|These|Those|In|On|At|From|With|By|After|Before|Since|Now|For)\b/

/** Goes on behind a colon: small where the word is a small one, or the title writes it so. */
function asContinuation(text: string, title: string): string {
  const [first = ''] = text.split(' ')
  const isSmall = smallWords.test(text) || title.split(/\W+/).includes(first.charAt(0).toLowerCase() + first.slice(1))
  return isSmall ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** What goes on from any number: “800 units a line”. */
const ofEach = /^(?:a|an|per|each|every|of|in|for|on)\b/

/** What goes on from a number: “40 minutes saved a week”, “6 hours a month”. */
const goesOn = /^(?:\p{Ll}+ed|won|cut|kept|lost|sold|made|held|spent|sent|built|a|an|per|each|every|of|in|for|on|less|fewer|more)\b/u

const isPerson = (title: string) => /^(?:I|We|My|Our)\b/.test(title)

export function winWords({ amount, fromTo, plain, counted }: Amounts, { when }: Dates): WinWords {
  const withoutStop = (text: string) => text.trim().replace(/[.…]+$/, '')

  /** Whether the title says the numbers itself. */
  const saysNumbers = ({ title, metric }: Win): boolean => {
    const numbers = title.match(/\d[\d.,]*\d|\d/g) ?? []
    const asked = [metric?.baseline, metric?.value].flatMap((number) => number ?? [])
    return asked.length > 0 && asked.every((number) => numbers.some((said) => said === number || said === plain(number)))
  }

  /** What goes on from what was done: `, from 6.8 to 3.1 %` of a change, `: 126 pallet places freed` of what came of it. */
  const joined = (win: Win, did: string | null): string => {
    const { metric } = win
    if (!metric || metric.value === null || saysNumbers(win)) return ''
    const { baseline, value, unit, of } = metric
    if (baseline === null) {
      if (of === '') return `: ${counted(value, unit)}`
      return goesOn.test(of) ? `: ${amount(value, unit)} ${of}` : ''
    }
    return of === '' && (did === null || isChange(did)) ? `${did === null ? ':' : ','} ${fromTo(baseline, value, unit)}` : ''
  }

  const change = ({ baseline, value, unit, of }: NonNullable<Win['metric']>): string | null => {
    if (baseline === null || value === null) return null
    if (ofEach.test(of)) return `it went ${fromTo(baseline, value, unit)} ${of}`
    const verb = Number(value) > Number(baseline) ? 'rose' : Number(value) < Number(baseline) ? 'fell' : 'stayed'
    const isUnitSaid = unit !== '' && of.toLowerCase().includes(unit.toLowerCase())
    return `${of} ${verb} ${fromTo(baseline, value, isUnitSaid ? '' : unit)}`
  }

  const points = (baseline: string, value: string): string => {
    const by = (Math.round((Number(value) - Number(baseline)) * 1e6) / 1e6).toString()
    const size = by.replace('-', '')
    const said = /^\d+$/.test(size) ? inWords(Number(size)) : plain(size)
    return `${by.startsWith('-') ? 'down' : 'up'} ${said} ${size === '1' ? 'point' : 'points'}`
  }

  /** What was done, by its title; with its number where `hasNumber`. */
  const done = ({ title, text, happenedOn, ...win }: Win, place: number, hasNumber: boolean, isShort: boolean): string => {
    const did = didOf(title)
    const number = (said: string | null) => (hasNumber ? joined({ title, text, happenedOn, ...win }, said) : '')
    if (did !== null) {
      const said = `I ${withoutStop(did)}${number(did)}`
      return asSentence(place % 2 === 1 && !isShort ? `${when(happenedOn)} ${said}` : said)
    }
    if (isPerson(title)) return asSentence(title)
    const thing = withoutStop(title)
    const [how] = isShort ? [] : plainSentences(text)
    if (how !== undefined) return asSentence(`${thing}: ${asContinuation(how, thing)}`)
    if (number(null) !== '') return asSentence(thing + number(null))
    return asSentence(isShort ? thing : `${place === 0 ? 'One' : 'Another'} result ${when(happenedOn)}: ${thing}`)
  }

  /** Whether what was done, as it is told, says the number too. */
  const isJoined = (win: Win): boolean => {
    const did = didOf(win.title)
    const isThing = did === null && !isPerson(win.title)
    return did !== null || (isThing && plainSentences(win.text).length === 0) ? joined(win, did) !== '' : false
  }

  const effect = (win: Win, place: number): string | null => {
    const { metric } = win
    if (!metric || metric.value === null || saysNumbers(win) || isJoined(win)) return null
    const { baseline, value, unit, of } = metric
    if (of !== '')
      return asSentence(
        change(metric) ?? (goesOn.test(of) ? `that came to ${amount(value, unit)} ${of}` : `${of} came to ${amount(value, unit)}`),
      )
    if (baseline === null) return place % 2 === 0 ? `That came to ${counted(value, unit)}.` : `In all, that was ${counted(value, unit)}.`
    if (unit === '%') return `The figure went ${fromTo(baseline, value, unit)}, ${points(baseline, value)}.`
    return place % 2 === 0
      ? `It went ${fromTo(baseline, value, unit)}.`
      : `It stood at ${amount(baseline, unit)} before and at ${amount(value, unit)} after.`
  }

  return {
    headline(win) {
      const { metric } = win
      if (metric && metric.of !== '' && !ofEach.test(metric.of) && metric.baseline !== null && !saysNumbers(win)) return effect(win, 0)
      const said = done(win, 0, true, true)
      if (!metric || metric.value === null || saysNumbers(win) || joined(win, didOf(win.title)) !== '') return said
      const { baseline, value, unit, of } = metric
      const numbers = baseline === null ? `${of} ${amount(value, unit)}`.trim() : `${fromTo(baseline, value, unit)} ${of}`.trim()
      return asSentence(`${withoutStop(said)}: ${numbers}`)
    },
    told: (win, place) => done(win, place, true, false),
    toldAgain: (win) => done(win, 1, false, false),
    how(win) {
      const [first, second] = plainSentences(win.text)
      const isThing = didOf(win.title) === null && !isPerson(win.title)
      const said = (isThing ? [second] : [first, second]).filter((one) => one !== undefined)
      return said.length > 0 ? said.map(ofPerson).join(' ') : null
    },
    effect,
  }
}
