import type { Bytes } from '../../kernel/index.ts'
import { concat } from './bytes.ts'

/** Parts that a picture is read of, such as chunks: far more than any has, so that none takes long. */
export const MAX_PARTS = 100_000

const nothing = new Uint8Array(0)

/** Reads bytes that come in pieces of any length in the amounts that a format asks for. */
export class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>
  #held: Uint8Array = nothing
  #isOver = false
  /** How many bytes were taken, passed on or skipped. */
  position = 0

  constructor(content: Bytes) {
    this.#source = content[Symbol.asyncIterator]()
  }

  /** The next bytes, fewer only at the end, without taking them. */
  async peek(count: number): Promise<Uint8Array> {
    const more: Uint8Array[] = []
    for (let length = this.#held.length; length < count && !this.#isOver; ) {
      const { done, value } = await this.#source.next()
      if (done) this.#isOver = true
      else {
        more.push(value)
        length += value.length
      }
    }
    if (more.length > 0) this.#held = concat(this.#held, ...more)
    return this.#held.subarray(0, count)
  }

  /** The next bytes, fewer only at the end: for what is short, as they are held at once. */
  async take(count: number): Promise<Uint8Array> {
    const taken = await this.peek(count)
    this.#advance(taken.length)
    return taken
  }

  /** What is at hand, some bytes at least unless at the end: `atLeast` where there are so many. */
  async atHand(atLeast = 1): Promise<Uint8Array> {
    await this.peek(atLeast)
    return this.#held
  }

  /** The next bytes as they come. */
  async *pass(count = Number.POSITIVE_INFINITY): AsyncGenerator<Uint8Array> {
    for (let left = count; left > 0; ) {
      const piece = (await this.atHand()).subarray(0, left)
      if (piece.length === 0) return
      this.#advance(piece.length)
      left -= piece.length
      yield piece
    }
  }

  async skip(count: number): Promise<void> {
    for await (const _ of this.pass(count));
  }

  /** Lets go of the source, whether or not all of it was read. */
  async close(): Promise<void> {
    if (!this.#isOver) await this.#source.return?.()
  }

  #advance(count: number): void {
    this.#held = this.#held.subarray(count)
    this.position += count
  }
}
