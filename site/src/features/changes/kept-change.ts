import type { AnyChange, AnyConflict } from './any-change.ts'

/** A change, and how its record is called; empty where that is not known. */
export type Called = AnyChange & { called: string }

/** A change as it is kept: with what is told of it, which is not sent; why, where it was refused. */
export type KeptChange = AnyChange & { kept?: { at: string; called: string; why?: string } }

/** Texts of a record between which nobody has chosen. */
export type KeptConflicts = [id: string, conflicts: readonly AnyConflict[], about?: Called]
