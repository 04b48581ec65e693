import type { Membership, Role } from '../schema.ts'
import type { Invite } from './schema.ts'

const strength = ['viewer', 'member', 'owner'] as const satisfies readonly Role[]

/**
 * The role that somebody has once they accept a link: never a weaker one than they have, and nothing that an owner has
 * decided otherwise since it was made. `null` when it does not let them in.
 */
export function roleBy(invite: Pick<Invite, 'role' | 'createdAt'>, known: Membership | null): Role | null {
  if (!known) return invite.role
  const isIn = known.leftAt === null
  if (known.decidedAt !== null && invite.createdAt <= known.decidedAt) return !isIn && known.removedBy !== null ? null : known.role
  return isIn && strength.indexOf(known.role) > strength.indexOf(invite.role) ? known.role : invite.role
}
