import type { AskedSentence } from './asked-sentences.ts'
import { placesIn } from './asked-sentences.ts'
import type { AskedRequirement } from './read-requirements.ts'

type AskedWords = AskedRequirement & { kind: 'words' }

/** What joins one thing to another that would do as well. */
const or =
  /^\s*,?\s*(?:or|oder|bzw\.?|beziehungsweise|and\s?\/\s?or|und\s?\/\s?oder|\/)\s*(?:(?:a|an|the|in|im|with|mit|als|von|der|die|das|dem|eine?r?)\s+){0,2}$/iu
const comma = /^\s*,\s*$/u

interface Said {
  asked: AskedWords
  from: number
  until: number
}

/**
 * Things one of which is enough become one: “SAP EWM or WM”, “Excel, Sheets oder Calc”. It stands where the first of them stood,
 * and is said as the description says it. What years or a degree ask for already is asked for by those.
 */
export function withAlternatives(
  sentences: readonly AskedSentence[],
  asked: readonly AskedWords[],
  isAskedAlready: (said: string) => boolean,
): AskedWords[] {
  const joined = new Map<AskedWords, AskedWords>()
  const already: AskedWords[] = []
  for (const sentence of sentences) {
    for (const run of runsIn(sentence, asked)) {
      const members = run.map(({ asked }) => asked)
      if (new Set(members).size < 2 || members.some((one) => joined.has(one))) continue
      const [first, last] = [run[0], run.at(-1)] as [Said, Said]
      if (isAskedAlready(sentence.text.slice(first.from, last.until))) {
        already.push(...members)
        continue
      }
      const one: AskedWords = {
        kind: 'words',
        said: sentence.text.slice(first.from, last.until),
        spellings: members.flatMap(({ spellings }) => spellings),
        anyOf: members.map(({ said }) => said),
        isOptional: members.every(({ isOptional }) => isOptional === true),
      }
      for (const member of members) joined.set(member, one)
    }
  }
  return [...new Set(asked.filter((one) => joined.has(one) || !already.includes(one)).map((one) => joined.get(one) ?? one))]
}

/** What stands in a row and ends in “or” and one more. */
function runsIn(sentence: AskedSentence, asked: readonly AskedWords[]): Said[][] {
  if (!/or|oder|bzw|beziehungsweise|\//iu.test(sentence.text)) return []
  const places = asked
    .flatMap((one) => placesIn(sentence, [one.said, ...one.spellings]).map((place): Said => ({ asked: one, ...place })))
    .sort((a, b) => a.from - b.from || b.until - a.until)
  const said: Said[] = []
  for (const one of places) if (one.from >= (said.at(-1)?.until ?? 0)) said.push(one)
  const runs: Said[][] = []
  let row: Said[] = []
  let isDone = false
  for (const one of said) {
    const last = row.at(-1)
    const between = last ? betweenOf(sentence.text, last, one) : ''
    const isOr = last !== undefined && or.test(between)
    if (!last || isDone || !(isOr || comma.test(between))) row = isDone && isOr ? [...row, one] : [one]
    else row = [...row, one]
    isDone = isOr
    if (isOr) {
      if (runs.at(-1)?.[0] === row[0]) runs.pop()
      runs.push(row)
    }
  }
  return runs
}

/** What stands between two, without a first word that both have: “SAP EWM or SAP WM”. */
function betweenOf(text: string, last: Said, next: Said): string {
  const [shared = ''] = text.slice(last.from, last.until).split(' ')
  const between = text.slice(last.until, next.from)
  return between.trimEnd().endsWith(` ${shared}`) ? between.trimEnd().slice(0, -shared.length) : between
}
