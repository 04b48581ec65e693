import type { Role } from '../schema.ts'

/** What can be done in a discussion, and by whom: the one place where it is decided. Nobody else finds it there at all. */
export const permissions = {
  /** Read it, follow it, keep a private note, take a copy of it, leave it. */
  read: ['owner', 'member', 'viewer'],
  /** Say something, answer, react, change and take back what is one's own. */
  post: ['owner', 'member'],
  /** Take back what somebody else said. */
  moderate: ['owner'],
  /** Change its title, its kind and its meetings, resolve and reopen it. */
  edit: ['owner', 'member'],
  /** Agendas, notes of a meeting, decisions, action items, requests for feedback. */
  contribute: ['owner', 'member'],
  /** Invite, give another role, remove, pass the ownership on. */
  managePeople: ['owner'],
  /** Throw it away, and bring it back. */
  discard: ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

/** Whether somebody of that role may do it. */
export const may = (role: Role, permission: Permission): boolean => (permissions[permission] as readonly Role[]).includes(role)
