import type { deviceWords as english } from '../device.ts'

/** A browser as people know it, of the name that the server stores, which is English. */
export const deviceWords: typeof english = (stored) => {
  if (stored === 'An unknown browser') return 'Ein unbekannter Browser'
  const [, browser = stored, system] = /^(.*) on (.*)$/.exec(stored) ?? []
  return system ? `${browser === 'A browser' ? 'Ein Browser' : browser} unter ${system}` : browser
}
