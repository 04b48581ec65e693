import type { ActionItem, Decision, Membership, Role } from '@throughline/core/discussion'
import { may } from '@throughline/core/discussion/permissions'
import { discussion } from '../../../messages/discussion.ts'

/** A discussion as what stands in it has to know it. */
export interface Within {
  id: string
  /** The reader's. */
  role: Role
  /** Everybody who is in it, or was; without a name once their account is gone. */
  people: readonly { id: string; name: string; isIn: boolean }[]
}

export const withinOf = (id: string, role: Role, people: readonly Membership[]): Within => ({
  ...{ id, role },
  people: people.map(({ id, name, leftAt }) => ({ id, name, isIn: leftAt === null })),
})

/** What somebody is called: the reader, and those who are gone, by what they are. */
export function nameIn({ people }: Within, id: string, readerId: string): string {
  if (id === readerId) return discussion.you
  return people.find((person) => person.id === id)?.name || discussion.gone
}

/** Who decided something, whoever reads last: `Ruth Callan and you`. */
export function decidedBy(within: Within, ids: readonly string[], readerId: string): string {
  const others = ids.filter((id) => id !== readerId)
  return discussion.by(
    others.map((id) => nameIn(within, id, readerId)),
    others.length < ids.length,
  )
}

export const mayContribute = ({ role }: Within): boolean => may(role, 'contribute')

/** Who recorded a decision may throw it away, and an owner. */
export const mayDelete = ({ role }: Within, { recordedById }: Decision, readerId: string): boolean =>
  may(role, 'contribute') && (recordedById === readerId || may(role, 'moderate'))

/** Who has to do it, who gave it and an owner may change it: its person whatever their role. */
export function mayChangeItem(within: Within, { assigneeId, createdById }: ActionItem, readerId: string): boolean {
  if (readerId === assigneeId || may(within.role, 'moderate')) return true
  return readerId === createdById && may(within.role, 'contribute')
}

/** Whether there is a task behind it that can be changed. */
export const isChangeable = ({ people }: Within, { assigneeId, state }: ActionItem): boolean =>
  state !== 'gone' && people.some(({ id, isIn }) => id === assigneeId && isIn)

/** Whether it is still to be done. */
export const isOpenItem = ({ state }: Pick<ActionItem, 'state'>): boolean => state === 'open' || state === 'in-progress'
