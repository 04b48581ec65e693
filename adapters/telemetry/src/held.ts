/** What is held by name until it is let go; beyond `most`, the oldest is forgotten, as not everything that begins is ever ended. */
export class Held<T> {
  readonly #most: number
  readonly #by = new Map<string, T>()

  constructor(most: number) {
    this.#most = most
  }

  hold(name: string, what: T): void {
    this.#by.set(name, what)
    if (this.#by.size > this.#most) this.#by.delete(this.#by.keys().next().value as string)
  }

  /** What was held, which is held no more. */
  release(name: string): T | undefined {
    const what = this.#by.get(name)
    this.#by.delete(name)
    return what
  }
}
