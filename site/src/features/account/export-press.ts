import type { AstroCookies } from 'astro'

/** Remembers in this browser that “Export everything” was pressed, over the page that asks who one is: one press, one archive. */
const NAME = 'throughline-export'

const options = { path: '/settings', httpOnly: true, sameSite: 'lax', maxAge: 600 } as const

/** Remembers the press before one is asked who one is. */
export const rememberPress = (cookies: AstroCookies): void => cookies.set(NAME, 'asked', options)

/** Says that the archive may come now, where it was asked for by a press and one has proved who one is. */
export function settlePress(cookies: AstroCookies, isProven: boolean): void {
  if (isProven && cookies.get(NAME)?.value === 'asked') cookies.set(NAME, 'ready', options)
  else cookies.delete(NAME, options)
}

/** Whether the archive is to come now; the press is used up by that. */
export function takePress(cookies: AstroCookies): boolean {
  if (cookies.get(NAME)?.value !== 'ready') return false
  cookies.delete(NAME, options)
  return true
}
