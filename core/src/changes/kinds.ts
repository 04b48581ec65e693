import { discussionNotes, participations, type SharedKind, sharedKinds } from '../discussion/index.ts'
import { derivedId, isCopied } from '../kernel/index.ts'
import { type KindArea, type OwnKind, ownKinds } from '../kinds/index.ts'

/** What a person may keep a copy of, in their own space. */
export const copiedKinds: readonly OwnKind[] = ownKinds.filter(isCopied)

/** The same of a discussion they are in. */
export const copiedShared: readonly SharedKind[] = sharedKinds.filter(isCopied)

/** The areas there is something of in a copy. */
export const copiedAreas: readonly KindArea[] = [...new Set(copiedKinds.map(({ area }) => area))]

/** Of the person's own space, what they have of a discussion under its id: it comes and goes with that. */
export const ofDiscussions: readonly string[] = [participations.name, discussionNotes.name]

/** Stands for the kinds and their schemas: a copy that was begun under others lacks something, or reads otherwise. */
export const schemaMark: string = derivedId(
  [...copiedKinds, ...copiedShared].map(({ kind: { name, version } }) => `${name} ${version}`).join(),
)
