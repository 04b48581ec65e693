export { keepEdition } from './keep-edition.ts'
export type { SourceSaid } from './prints.ts'
export { deleteEdition, editEdition, judgeEditions, restoreEdition } from './read-editions.ts'
export { Edition, EditionChanges, editions, editionsOfDocument, JudgedEdition } from './schema.ts'
