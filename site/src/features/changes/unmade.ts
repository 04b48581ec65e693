/** What every record says of itself, also one that is read from a library and was never written. */
export interface Enveloped {
  id: string
  version: number
  createdAt: string | null
  updatedAt: string | null
  deletedAt: string | null
}

/** What is known here of a record that the server is still to make: all but what the server alone says of it. */
export type Unmade<R extends Enveloped> = Omit<R, Exclude<keyof Enveloped, 'id'>>

/** Records begin with version 1; this one stands for having none yet. */
export const NO_VERSION = 0

/** How what is not made yet shows until the server has answered. `now` is an RFC 3339 instant. */
export const untilMade = <R extends Enveloped>(unmade: Unmade<R>, now: string) =>
  ({ ...unmade, createdAt: now, updatedAt: now, version: NO_VERSION, deletedAt: null }) as unknown as R

/** Whether it only stands for what the server has not made yet. */
export const isUnmade = ({ version }: Pick<Enveloped, 'version'>): boolean => version === NO_VERSION
