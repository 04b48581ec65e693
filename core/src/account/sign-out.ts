import type { SessionsDep } from './ports.ts'

/** Ends the session of one browser; no matter if it had ended already. */
export const signOut = ({ sessions }: SessionsDep, secret: string): Promise<void> => sessions.revoke(secret)
