import { givenDesk } from '../../frame/given-desk.ts'

/** Actions that are remembered. */
const MOST = 12

const place = () => `throughline.used.${givenDesk().accountId}`

/** What this person last did from the palette in this browser, newest first. */
export function usedActions(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place()) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function rememberUsed(id: string): void {
  const next = [id, ...usedActions().filter((other) => other !== id)].slice(0, MOST)
  // A full or forbidden storage only forgets.
  try {
    localStorage.setItem(place(), JSON.stringify(next))
  } catch {}
}
