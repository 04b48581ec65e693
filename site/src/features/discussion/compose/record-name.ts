import { createClient } from '@throughline/client'
import { onBehalf } from '../../desk/on-behalf.ts'
import type { RecordAddress, RecordFolder } from './record-address.ts'

const client = createClient({ headers: onBehalf })

const nameIn: Record<RecordFolder, (id: string) => Promise<string>> = {
  tasks: async (id) => (await client.tasks.get(id)).title,
  goals: async (id) => (await client.goals.get(id)).title,
  journal: async (id) => (await client.journal.get(id)).title,
  discussions: async (id) => (await client.discussions.get(id)).title,
  'career/experience': async (id) => {
    const { position, organisation } = await client.experiences.get(id)
    return [position, organisation].filter(Boolean).join(', ')
  },
  'career/wins': async (id) => (await client.wins.get(id)).title,
  'interview-prep/stories': async (id) => (await client.stories.get(id)).title,
}

/** What a record is called; empty for one without a name, one that is not the person’s, and without an answer. */
export const recordName = ({ folder, id }: RecordAddress): Promise<string> => nameIn[folder](id).catch(() => '')
