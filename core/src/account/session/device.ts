import Bowser from 'bowser'

const UNKNOWN = 'An unknown browser'

/** What a person knows a browser by, such as `Firefox on Linux`, out of its own words: nothing else of them is in it. */
export function deviceOf(userAgent: string): string {
  // What says no more than this is no browser, and the parser takes no empty text.
  if (userAgent.trim() === '') return UNKNOWN
  const { browser, os } = Bowser.parse(userAgent)
  const name = among(Bowser.BROWSER_MAP, browser.name)
  const system = among(Bowser.OS_MAP, os.name)
  if (name && system) return `${name} on ${system}`
  return name ?? (system ? `A browser on ${system}` : UNKNOWN)
}

/** What the parser does not know it calls as it calls itself, and that may be anything. */
const among = (names: Record<string, string>, name: string | undefined): string | null =>
  name && Object.values(names).includes(name) ? name : null
