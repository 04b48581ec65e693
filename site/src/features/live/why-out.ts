/** The sign-in reads it too, by this name, as it loads nothing of the app. */
const WHY = 'throughline.why-out'

/** Leaves what is on the screen for the sign-in, which says why: they signed out on another page, or the server says that nobody is in. */
export function leaveFor(why: 'tab' | 'ended'): void {
  sessionStorage.setItem(WHY, why)
  location.reload()
}

/** For a page of who is in after all. */
export const forgetWhyOut = (): void => sessionStorage.removeItem(WHY)
