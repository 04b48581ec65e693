const WHY = 'throughline.why-out'

/** Why a page of somebody leads to the sign-in: they signed out on another one, or the server says that nobody is in. */
export type WhyOut = 'tab' | 'ended'

/** Leaves what is on the screen for the sign-in, which says why. */
export function leaveFor(why: WhyOut): void {
  sessionStorage.setItem(WHY, why)
  location.reload()
}

/** Why this tab was led to the sign-in, once; `null` where it came by itself. */
export function takeWhyOut(): WhyOut | null {
  const why = sessionStorage.getItem(WHY)
  sessionStorage.removeItem(WHY)
  return why === 'tab' || why === 'ended' ? why : null
}
