/** What was typed for an operation. */
export interface Typed {
  path: string
  parameters: readonly { name: string; in: 'path' | 'query'; value: string }[]
}

/** The address below `/api/v1` that an operation is asked at: what was left empty is left out. */
export function addressOf({ path, parameters }: Typed): string {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const filled = inPath.reduce((address, { name, value }) => address.replace(`{${name}}`, encodeURIComponent(value.trim())), path)
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.value.trim() !== '')
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value.trim())}`)
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

/** An answer as it is shown: JSON in lines, all else as it is, and no more than a page can hold. */
export function shownBody(text: string, most = 200_000): string {
  const shown = pretty(text)
  return shown.length > most ? `${shown.slice(0, most)}\n…` : shown
}

/** An address that is short enough to be read in a line. */
export const shortened = (address: string, most = 60): string => (address.length > most ? `${address.slice(0, most - 1)}…` : address)

/** The cursor of an answer that one asks onward from; `null` where it has none. */
export function cursorOf(text: string): string | null {
  try {
    const cursor = (JSON.parse(text) as { cursor?: unknown } | null)?.cursor
    return typeof cursor === 'string' ? cursor : null
  } catch {
    return null
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** The list that the first record of a path is in: `/goals` for `/goals/{id}/check-ins`; `null` where there is none. */
export const listOf = (path: string): string | null => /^(\/[a-z-]+)\/\{\w+\}/.exec(path)?.[1] ?? null
