import type { ActorDep, StoreDep } from '../../kernel/index.ts'
import type { LibraryQuestion } from './bank-question.ts'
import { libraryQuestion } from './library/index.ts'
import { type Question, questions } from './schema.ts'

/** A question of the person's own or of the library as it is asked now, one in the trash too; `null` for what is neither. */
export async function questionNow({ store, actor }: StoreDep & ActorDep, id: string): Promise<LibraryQuestion | Question | null> {
  return libraryQuestion(id) ?? (await store.get(actor.space, questions, id))
}
