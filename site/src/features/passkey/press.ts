import type { offerPasskeys, usePasskey } from './use-passkey.ts'

// What asks the device is fetched with the first press: whoever signs in another way loads none of it. Its name is put
// together, as what Vite fetches others with lies in the script of the app, which this page has no other need of.
const late = (): Promise<Late> => import('./use-' + 'passkey.ts')
interface Late {
  usePasskey: typeof usePasskey
  offerPasskeys: typeof offerPasskeys
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-passkey]'))
  button.addEventListener('click', () => void late().then(({ usePasskey }) => usePasskey(button)))

// Where a browser knows no passkeys, as at an address without https, the way in by one is not offered.
if (!('PublicKeyCredential' in window))
  for (const way of document.querySelectorAll<HTMLElement>('.door-form :is(.needs-script:has([data-passkey]), .or.needs-script)'))
    way.hidden = true

// A field for an address that passkeys may be offered at, as one comes to it.
const field = document.querySelector('input[autocomplete$="webauthn"]')
const button = document.querySelector<HTMLButtonElement>('button[data-passkey="sign-in"]')
if (field && button) field.addEventListener('focus', () => void late().then(({ offerPasskeys }) => offerPasskeys(button)), { once: true })
