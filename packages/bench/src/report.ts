import type { Judged, JudgedSet } from '@throughline/core/interview/judge-matching'
import type { Round } from './load.ts'

export interface Figure {
  name: string
  app: Round
  floor: Round | null
  /** App to floor, requests a second; `null` without a floor. */
  ratio: number | null
  target: number
}

export interface Report {
  /** RFC 3339 instant. */
  at: string
  tasks: number
  connections: number
  figures: Figure[]
  /** MiB of resident memory. */
  memory: { idle: number; afterLoad: number }
  /** Milliseconds from starting the process to the first answer: with an empty database, with a full one. */
  start: { empty: number; full: number }
}

/** What is promised of any answer: its slowest in a hundred takes no more than so many times the middle one. */
const SLOWEST = 4
/** MiB at rest, and milliseconds from a start to the first answer. */
const [MOST_IDLE, MOST_START] = [120, 600]

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const short = (ms: number) => ms.toFixed(ms < 10 ? 1 : 0)

/** Rows of text below each other: the first column to the left, figures to the right. */
export function alignedTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')
  return [head, ...rows].map(line).join('\n')
}

/** The report as a table of text. */
export function tableOf({ tasks, connections, figures, memory, start }: Report): string {
  const head = ['', 'requests/s', 'p50 ms', 'p99 ms', 'bytes', 'floor/s', 'ratio', 'target', 'missed']
  const rows = figures.map(({ name, app, floor, ratio, target }) => [
    name,
    whole.format(app.perSecond),
    short(app.p50),
    short(app.p99),
    whole.format(app.bytes),
    floor ? whole.format(floor.perSecond) : '–',
    ratio === null ? '–' : ratio.toFixed(2),
    ratio === null ? `${whole.format(target)}/s` : target.toFixed(2),
    missedBy({ app, ratio, target }).join(', '),
  ])
  const reached = figures.filter((figure) => missedBy(figure).length === 0).length
  const atRest = [memory.idle > MOST_IDLE && 'idle memory', Math.max(start.empty, start.full) > MOST_START && 'start'].filter(Boolean)
  return [
    `${whole.format(tasks)} tasks of one account, ${connections} connections, SQLite with synchronous=FULL`,
    '',
    alignedTable(head, rows),
    '',
    `memory: ${memory.idle} MiB idle, ${memory.afterLoad} MiB after the load`,
    `start to first answer: ${start.empty} ms empty, ${start.full} ms with the data`,
    `${reached} of ${figures.length} rows reach what they are to${atRest.length > 0 ? `; missed besides: ${atRest.join(', ')}` : ''}`,
  ].join('\n')
}

/** What of its promises a row does not keep. The slowest are told of by whole milliseconds, so that under 1 ms nothing is said. */
function missedBy({ app, ratio, target }: Pick<Figure, 'app' | 'ratio' | 'target'>): string[] {
  const isSlow = (ratio ?? app.perSecond) < target
  const hasSlowest = app.p99 > SLOWEST * Math.max(1, app.p50)
  return [...(isSlow ? ['rate'] : []), ...(hasSlowest ? ['p99'] : [])]
}

/** How well stories are matched with questions, as people keep them and by their words alone; on labels it was not tuned by and on those it was. */
export const matchingLine = ({ heldOut, tunedBy }: { heldOut: JudgedSet; tunedBy: JudgedSet }): string =>
  `matching: fit among the first three, ${judged(heldOut.tagged)}; without tags ${judged(heldOut.untagged)}; of those it is tuned by ${judged(tunedBy.tagged)}; without tags ${judged(tunedBy.untagged)}`

const judged = ({ amongThree, of, first }: Judged) => `${amongThree} of ${of}, first ${first}`

/** A fall of more than this share is told. */
const tolerance = 0.15

/** What became worse since an earlier report, in words. Ratios are compared where there is a floor, since machines differ. */
export function fallsSince(before: Report, now: Report): string[] {
  return now.figures.flatMap((figure) => {
    const old = before.figures.find(({ name }) => name === figure.name)
    if (!old) return []
    const [was, is] = figure.ratio !== null && old.ratio !== null ? [old.ratio, figure.ratio] : [old.app.perSecond, figure.app.perSecond]
    const fall = 1 - is / was
    return fall > tolerance ? [`${figure.name} fell by ${Math.round(fall * 100)} % (${was.toFixed(2)} to ${is.toFixed(2)})`] : []
  })
}
