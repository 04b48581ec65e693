import type { DailyClient } from '@throughline/client/daily'
import type { Size } from './fitting.ts'

/** How large the pictures of an entry are, by their ids, so that a page keeps room for them. */
export type PictureSizes = Readonly<Record<string, Size>>

/** Those of an entry whose text shows any. */
export async function loadSizes({ files }: Pick<DailyClient, 'files'>, { id, body }: { id: string; body: string }): Promise<PictureSizes> {
  if (!body.includes('](attachment:') && !body.includes('](<attachment:')) return {}
  const kept = await files.ofEntry(id)
  return Object.fromEntries(kept.flatMap(({ id, pixels }) => (pixels ? [[id, pixels]] : [])))
}
