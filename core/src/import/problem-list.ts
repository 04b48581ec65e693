import { type ImportProblem, MAX_PROBLEMS } from './schema.ts'
import { shortened } from './text.ts'

/** Collects the problems of a file while it is read. However many there are, it stays as long as one import may list. */
export class ProblemList {
  readonly #listed: ImportProblem[] = []
  #more = false

  /** About a line of the file, or about a task by its title where there are no lines. */
  add(place: number | string, message: string): void {
    if (this.#listed.length === MAX_PROBLEMS) this.#more = true
    else this.#listed.push(typeof place === 'number' ? { line: place, message } : { line: null, task: shortened(place), message })
  }

  /** By line. When there were more, the last one says so. */
  sorted(): ImportProblem[] {
    const sorted = this.#listed.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    const last = sorted.at(-1)
    if (!this.#more || !last) return sorted
    const message = `More than ${MAX_PROBLEMS.toLocaleString('en')} things in this file could not be taken over; the rest are not listed.`
    return [...sorted.slice(0, -1), { line: last.line, message }]
  }
}
