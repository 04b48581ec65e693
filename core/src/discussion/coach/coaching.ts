import {
  type Actor,
  AppError,
  type ClockDep,
  changeLive,
  changeUntold,
  hasCode,
  type IdsDep,
  nowText,
  type QueueDep,
  type StoreDep,
  thinned,
} from '../../kernel/index.ts'
import { deliver } from '../delivery/deliver.ts'
import { announceDelivery } from '../delivery/job.ts'
import { enter } from '../thread/enter.ts'
import { ALIVE_SECONDS, MAX_COACH_ANSWER, MAX_COACH_AT_ONCE, MOST_SAVE_MS, SAVE_MS } from './limits.ts'
import { type Coach, CoachError, createStop, type StopSignal } from './port.ts'
import { coachRequest } from './request.ts'
import { type CoachAnswer, type CoachEnd, type CoachState, coachAnswers } from './schema.ts'

export type CoachingDeps = StoreDep & ClockDep & IdsDep & QueueDep & { coach: Coach; failed(error: unknown): void }

/** The answers that this process has a coach write. */
export interface Coaching {
  readonly model: string
  /** Has an answer written that was saved as such; nobody waits for it. */
  begin(actor: Actor, discussionId: string, answer: CoachAnswer): void
  /** Once none is being written. */
  idle(): Promise<void>
  /** Cuts off those that are. */
  close(): Promise<void>
}

export interface CoachingDep {
  /** `null` where the operator has set up none. */
  coaching: Coaching | null
}

/** Has a coach answer, each answer saved piece by piece where it was asked for. */
export function createCoaching(deps: CoachingDeps): Coaching {
  const running = new Set<Promise<void>>()
  const stop = createStop()
  const idle = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  return {
    model: deps.coach.model,
    begin(actor, discussionId, answer) {
      const writing = new Writing(deps, actor, discussionId, answer)
      const isRoom = running.size < MAX_COACH_AT_ONCE && !stop.signal.aborted
      const written = (isRoom ? writing.write(stop.signal) : writing.end('failed', 'busy'))
        .catch(deps.failed)
        .finally(() => running.delete(written))
      running.add(written)
    },
    idle,
    async close() {
      stop.abort()
      await idle()
    },
  }
}

// Tab and line feed are the only control characters an answer may hold.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** One answer as it grows. */
class Writing {
  readonly #deps: CoachingDeps
  readonly #actor: Actor
  readonly #discussionId: string
  readonly #answer: CoachAnswer
  #text = ''
  #savedText = ''
  #saves = 0
  #lookedAt: number
  #savedAt: number

  constructor(deps: CoachingDeps, actor: Actor, discussionId: string, answer: CoachAnswer) {
    this.#deps = deps
    this.#actor = actor
    this.#discussionId = discussionId
    this.#answer = answer
    this.#lookedAt = this.#savedAt = this.#now()
  }

  async write(signal: StopSignal): Promise<void> {
    const { question, sent } = this.#answer
    try {
      for await (const piece of this.#deps.coach.answer(coachRequest(question, sent), signal)) {
        if (signal.aborted) break
        this.#text += piece
        if (this.#text.length >= MAX_COACH_ANSWER) return await this.end('stopped', 'too-long')
        if (this.#now() - this.#lookedAt >= this.#pause() && !(await this.#goesOn())) return
      }
      await (signal.aborted ? this.end('stopped', 'cut-off') : this.end('done', null))
    } catch (error) {
      if (signal.aborted) return this.end('stopped', 'cut-off')
      await this.end('failed', error instanceof CoachError ? error.fault : 'cut-off')
      if (!(error instanceof CoachError)) throw error
    }
  }

  /** Ends it with what there is, unless it was ended or thrown away by somebody. */
  async end(state: CoachState, why: CoachEnd | null): Promise<void> {
    const deps = { ...this.#deps, actor: { ...this.#actor, space: this.#discussionId } }
    await announceDelivery(deps, this.#discussionId)
    const changes = { text: this.#clean(), state, why, endedAt: nowText(deps) }
    const ended = await changeLive(deps, coachAnswers, this.#answer.id, {}, (now) =>
      now.state === 'streaming' ? { event: 'coach-answer.updated', changes } : null,
    ).catch((error: unknown) => {
      if (hasCode(error, 'not-found')) return null
      throw error
    })
    if (ended) await deliver(deps, this.#discussionId)
  }

  /** Saves what has come since, and answers whether it is still wanted: whoever stops it, in any process, says so on the record. */
  async #goesOn(): Promise<boolean> {
    this.#lookedAt = this.#now()
    if (!(await this.#isStillIn())) {
      await this.end('stopped', 'cut-off')
      return false
    }
    const text = this.#clean()
    const isNews = text !== this.#savedText
    if (!isNews && this.#now() - this.#savedAt < ALIVE_SECONDS * 1000) {
      const now = await this.#deps.store.get(this.#discussionId, coachAnswers, this.#answer.id)
      return now?.state === 'streaming' && now.deletedAt === null
    }
    return this.#grow(text)
  }

  /** Who asked may have left since, or the discussion been thrown away. */
  async #isStillIn(): Promise<boolean> {
    try {
      await enter({ ...this.#deps, actor: this.#actor }, this.#discussionId, 'contribute')
      return true
    } catch (error) {
      if (error instanceof AppError && ['not-found', 'forbidden'].includes(error.code)) return false
      throw error
    }
  }

  /** It grows on its record alone, and nobody is told: who has it open reads it again and again. */
  async #grow(text: string): Promise<boolean> {
    let isWanted = false
    await changeUntold(this.#deps, this.#discussionId, coachAnswers, this.#answer.id, ({ state, deletedAt }) => {
      isWanted = state === 'streaming' && deletedAt === null
      return isWanted ? { text } : null
    })
    this.#savedText = text
    this.#savedAt = this.#now()
    this.#saves++
    return isWanted
  }

  /** What came, as text that may be kept. */
  #clean = () => thinned(this.#text.toWellFormed().replace(/\r\n?/g, '\n').replace(controls, '')).slice(0, MAX_COACH_ANSWER).toWellFormed()

  #now = () => this.#deps.clock.now().epochMilliseconds

  /** The longer it is being written, the less often: each save writes all of it. */
  #pause = () => Math.min(SAVE_MS + 50 * this.#saves, MOST_SAVE_MS)
}
