import { Strategy, type StrategyHandler } from 'serwist'
import type { Way } from './addresses.ts'

interface Options {
  way: 'page' | 'read'
  /** Milliseconds before the kept answer is given for one that does not come; `null` for never. */
  patience(): number | null
  /** Takes note of what the server answered. Its body is not to be read but from a clone. */
  took(way: Way, request: Request, answer: Response, begun: number): Promise<void>
  begin(): number
  kept(request: Request): Promise<Response | null>
  /** What is answered when there is neither. */
  without(request: Request, error: unknown): Promise<Response>
  failed(): void
}

/** The network first; the last answer of this person when there is none, or none in time. */
export class LastAnswer extends Strategy {
  readonly #options: Options

  constructor(options: Options) {
    super()
    this.#options = options
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { way, patience, took, begin, kept, without, failed } = this.#options
    const begun = begin()
    const answer = handler.fetch(request).then((response) => {
      void handler.waitUntil(took(way, request, response, begun).catch(() => {}))
      return response
    })
    const wait = patience()
    // It goes on when nobody waits for it any more, and is kept for the next time.
    if (wait !== null) void handler.waitUntil(answer.then(nothing, nothing))
    try {
      const inTime = wait === null ? await answer : await Promise.race([answer, later(wait)])
      if (inTime) return inTime
      failed()
      return (await kept(request)) ?? (await answer)
    } catch (error) {
      failed()
      return (await kept(request)) ?? without(request, error)
    }
  }
}

const nothing = () => {}
const later = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))
