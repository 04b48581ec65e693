/** A sandbox as this browser knows it. */
export interface Kept {
  token: string
  expiresAt: string
}

const KEY = 'throughline-sandbox'

/** The sandbox that was made here last, while it is there. Kept apart from any session: it is sent by nothing but this page. */
export function readKept(now = Date.now()): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept && Date.parse(kept.expiresAt) > now ? kept : null
  } catch {
    return null
  }
}

/** Keeps it; where the browser keeps nothing, it lasts as long as the page. */
export function keep(kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(KEY, JSON.stringify({ token: kept.token, expiresAt: kept.expiresAt }))
    else localStorage.removeItem(KEY)
  } catch {
    // A private window, perhaps.
  }
}
