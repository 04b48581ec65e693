/** Why an answer did not come, or did not come to its end, for which the other side is to blame. */
export type CoachFault = 'refused' | 'busy' | 'unreachable' | 'slow' | 'odd'

/** What a coach throws. Nothing of what the other side said is passed on: it may name keys or addresses. */
export class CoachError extends Error {
  override readonly name = 'CoachError'
  readonly fault: CoachFault

  constructor(fault: CoachFault, options?: { cause?: unknown }) {
    super(`The coach gave no answer: ${fault}.`, options)
    this.fault = fault
  }
}

export interface StopSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}
export const createStop = () => new AbortController()

/** What a coach is told, and nothing else. */
export interface CoachRequest {
  /** Who it is to be: the same for every question. */
  system: string
  /** The question, with what the person attached. */
  user: string
}

/** A language model somewhere else, that the operator has set up. */
export interface Coach {
  /** As it is called there. */
  readonly model: string
  /**
   * Its answer, piece by piece as it comes. While nothing comes there is an empty piece at least every second, so that
   * whoever reads can look around. Whoever stops reading, or aborts, ends it there, too.
   * @throws CoachError
   */
  answer(asked: CoachRequest, signal: StopSignal): AsyncIterable<string>
}
