import type { Client } from '@throughline/client'
import { countsOf } from '../records/packet-counts.ts'

/** Of each that are shown beside the thread. */
const SHOWN = 3

/** What was made of the wins: the latest packets and versions of the résumé. */
export async function loadDocuments({ reviewPackets, resumes }: Pick<Client, 'reviewPackets' | 'resumes'>) {
  const [packets, versions] = await Promise.all([
    reviewPackets.list({ limit: SHOWN, fields: ['id', 'title', 'audience', 'sentAt', 'sections'] }),
    resumes.list({ limit: SHOWN }),
  ])
  return {
    packets: packets.items.map(({ sections, ...packet }) => ({ ...packet, wins: countsOf(sections).wins })),
    resumes: versions.items.map(({ id, name, template, pageTarget }) => ({ id, name, template, pageTarget })),
  }
}

export type DocumentsShown = Awaited<ReturnType<typeof loadDocuments>>
