import type { ActorDep, StoreDep } from '../../kernel/index.ts'
import type { LibraryQuestion } from './bank-question.ts'
import { questionsPutTo } from './library/as-put-to.ts'
import { libraryQuestion } from './library/index.ts'
import { type Question, questions } from './schema.ts'

/** A question of the person's own or of the library as they are asked it now, one in the trash too; `null` for what is neither. */
export async function questionNow({ store, actor }: StoreDep & ActorDep, id: string): Promise<LibraryQuestion | Question | null> {
  const ofLibrary = libraryQuestion(id)
  return ofLibrary ? (await questionsPutTo(actor.locale))(ofLibrary) : store.get(actor.space, questions, id)
}
