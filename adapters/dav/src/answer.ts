import { DavError } from './dav-error.ts'

/** Of one answer, in octets: many times what a calendar of thousands takes, and what a reader may let wait. */
const MAX_ANSWER = 32 * 1024 * 1024

const utf8 = new TextEncoder()

/** What one request is answered, response by response, as long as it is no more than a machine can hold. */
export class Answer {
  readonly #parts: string[] = []
  #octets = 0

  /** @throws DavError 507 */
  add(response: string): void {
    this.#octets += utf8.encode(response).byteLength
    if (this.#octets > MAX_ANSWER) throw tooMuch('That is more than one answer can say. Ask for fewer, or for less of each.')
    this.#parts.push(response)
  }

  get octets(): number {
    return this.#octets
  }

  get text(): string {
    return this.#parts.join('')
  }
}

/** @param why what there is too much of, for people */
export const tooMuch = (why: string): DavError => new DavError(507, why, '<d:number-of-matches-within-limits/>')
