/**
 * A Request that carries the headers it is given. Browsers take out `cookie`, `host` and the like, for which they speak
 * themselves; in here nobody else is asked, and the app judges by them who is asking.
 */
export class FreeRequest extends Request {
  readonly #headers: Headers

  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init)
    this.#headers = new Headers(super.headers)
    const given = init?.headers ?? (input instanceof Request ? input.headers : undefined)
    for (const [name, value] of new Headers(given)) this.#headers.set(name, value)
  }

  override get headers(): Headers {
    return this.#headers
  }
}
