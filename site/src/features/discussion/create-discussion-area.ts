import type { Kinds } from '../records/change.ts'
import { createRecordArea, type Ways } from '../records/create-area.ts'

let here = ''

/** Says which discussion the page shows. */
export const setHere = (discussionId: string): void => {
  here = discussionId
}

export const isHere = ({ space }: { space?: string }): boolean => space === here

/** How records that lie in discussions show, and are sent. A change that names no discussion was made in the one that is shown. */
export const createDiscussionArea = <M extends Kinds>(waysIn: (placeOf: () => string) => Ways<M>) =>
  createRecordArea<M>(
    waysIn(() => here),
    (change) => {
      const { in: place } = change as { in?: string }
      return waysIn(() => place ?? here)
    },
  )
