import { followLeaving, forgetLeaving, keptOnlyHere, noteLeaving } from './leaving.ts'

/** Before somebody signs out whose words are only here, they are asked what is to become of these. */
export function askBeforeLeaving(accountId: string): void {
  forgetLeaving()
  followLeaving(accountId)
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (new URL(form.action).pathname !== '/auth/signout') return
    if (keptOnlyHere(accountId) === 0) return noteLeaving(accountId, false)
    event.preventDefault()
    location.assign('/auth/signout')
  })
}
