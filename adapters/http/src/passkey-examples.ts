/** A passkey as its person sees it. */
export const examplePasskey = {
  id: '019a9b3c-5d00-7cc0-8000-0123456789ab',
  createdAt: '2026-03-05T09:00:00.000Z',
  updatedAt: '2026-03-05T09:00:00.000Z',
  version: 1,
  deletedAt: null,
  name: 'The blue key',
  device: null,
  isBackedUp: false,
  lastUsedAt: null,
}

const challenge = 'uY6F1sYBcNxNJYDyKZqMFsLr3oU1Wq2Xr8mB0nq0V5c'

/** Questions for `navigator.credentials`, with their tickets. */
export const exampleNewAsked = { options: { challenge, rp: { id: 'throughline.example', name: 'Throughline' } }, ticket: 'w0Jk…' }
export const exampleAsked = { options: { challenge, rpId: 'throughline.example', userVerification: 'required' }, ticket: 'w0Jk…' }
