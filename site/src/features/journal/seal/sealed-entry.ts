import type { JournalEntry, Sealed } from '@throughline/core/journal'
import { decrypt, encrypt } from './cipher.ts'

/** What of an entry is for its writer alone. */
export type Said = Pick<JournalEntry, 'title' | 'body' | 'mood' | 'feelings' | 'energy' | 'tags' | 'prompt'>

/** What an entry says where the server is told nothing. */
export const nothingSaid: Said = { title: '', body: '', mood: null, feelings: [], energy: null, tags: [], prompt: null }

/** All that an entry says, as one text that only the key opens. */
export function sealSaid(key: CryptoKey, { title, body, mood, feelings, energy, tags, prompt }: Said): Promise<Sealed> {
  const said: Said = { title, body, mood, feelings, energy, tags, prompt }
  return encrypt(key, 'entry', new TextEncoder().encode(JSON.stringify(said)))
}

/** What a sealed entry says; `null` when the key is another, or it was tampered with. */
export async function openSaid(key: CryptoKey, sealed: Sealed): Promise<Said | null> {
  const plain = await decrypt(key, 'entry', sealed)
  return plain && { ...nothingSaid, ...(JSON.parse(new TextDecoder().decode(plain)) as Partial<Said>) }
}
