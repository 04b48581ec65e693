import { atom } from 'nanostores'
import { onBehalf } from '../../desk/on-behalf.ts'
import type { Cards, MessageLink } from './cards.ts'
import { cardKey } from './cards-of.ts'
import { $talk } from './state.ts'

/** What is known of linked records on this page; `null` until there is more than came with it. */
export const $cards = atom<Cards | null>(null)

/** Looks up what messages link that have come since the page was made; who links nothing fetches nothing. */
export function followLinks(given: Cards): void {
  $cards.set(given)
  const asked = new Set(Object.keys(given))
  async function look() {
    const links = ($talk.get()?.said ?? []).flatMap((message) => message.links).filter((link) => !asked.has(cardKey(link)))
    if (links.length === 0) return
    for (const link of links) asked.add(cardKey(link))
    await read(links).catch(() => {
      for (const link of links) asked.delete(cardKey(link))
    })
  }
  $talk.listen(() => void look())
  void look()
}

async function read(links: readonly MessageLink[]): Promise<void> {
  const [{ createClient }, { readCards }] = await Promise.all([import('@throughline/client'), import('./cards.ts')])
  const cards = await readCards(createClient({ gathers: true, headers: onBehalf }), links)
  $cards.set({ ...$cards.get(), ...cards })
}
