import { DavError } from './dav-error.ts'

/** Of one answer, in characters: many times what a calendar of thousands takes. */
const MAX_ANSWER = 32 * 1024 * 1024

/** What one request is answered, response by response, as long as it is no more than a machine can hold. */
export class Answer {
  readonly #parts: string[] = []
  #length = 0

  /** @throws DavError 507 */
  add(response: string): void {
    this.#length += response.length
    if (this.#length > MAX_ANSWER) throw tooMuch('That is more than one answer can say. Ask for fewer, or for less of each.')
    this.#parts.push(response)
  }

  get text(): string {
    return this.#parts.join('')
  }
}

/** @param why what there is too much of, for people */
export const tooMuch = (why: string): DavError => new DavError(507, why, '<d:number-of-matches-within-limits/>')
