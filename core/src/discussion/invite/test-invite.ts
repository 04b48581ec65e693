import { people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { listPeople } from '../thread/read-discussions.ts'
import { makeInvite } from './make-invite.ts'
import type { NewInvite } from './schema.ts'

export const names = Array.from({ length: 12 }, (_, place) => `guest${place}`)

export async function begun(...others: string[]) {
  const everybody = await people('ines', 'ruth', 'oskar', ...(others as []))
  const { ines, ruth, oskar, clock } = everybody
  const all = { ines, ruth, oskar, clock, guests: others.map((name) => everybody[name as 'ines']) }
  const { id } = await createDiscussion(all.ines, { title: '1:1 with Ruth', kind: 'one-on-one' })
  const link = async (input: NewInvite = {}) => (await makeInvite(all.ines, id, input)).token as string
  const isIn = async () =>
    (await listPeople(all.ines, id))
      .filter(({ leftAt }) => leftAt === null)
      .map(({ name, role }) => `${name}: ${role}`)
      .sort()
  return { ...all, id, link, isIn }
}

export const over = { code: 'not-found', message: 'This invitation has expired, was withdrawn or was used already.' }
