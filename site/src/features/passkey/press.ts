// What asks the device is fetched with the first press: whoever signs in another way loads none of it.
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-passkey]'))
  button.addEventListener('click', () => void import('./use-passkey.ts').then(({ usePasskey }) => usePasskey(button)))

// Where a browser knows no passkeys, as at an address without https, the way in by one is not offered.
if (!('PublicKeyCredential' in window))
  for (const way of document.querySelectorAll<HTMLElement>('.door-form :is(.needs-script:has([data-passkey]), .or.needs-script)'))
    way.hidden = true

// A field for an address that passkeys may be offered at, as one comes to it.
const field = document.querySelector('input[autocomplete$="webauthn"]')
const button = document.querySelector<HTMLButtonElement>('button[data-passkey="sign-in"]')
if (field && button)
  field.addEventListener('focus', () => void import('./use-passkey.ts').then(({ offerPasskeys }) => offerPasskeys(button)), { once: true })
