import { type Kind, listPages, type StoreDep } from '../../kernel/index.ts'
import { leftDiscussions, participations } from '../schema.ts'

const kinds: readonly Kind[] = [participations, leftDiscussions]

/** The ids of all discussions that somebody is or was in, those in the trash among them, a page at a time. */
export async function* discussionsOf(deps: StoreDep, accountId: string): AsyncGenerator<string[]> {
  for (const { queries } of kinds)
    for (const query of [queries.all, queries.trash])
      for await (const page of listPages(deps, accountId, query, {})) yield page.map(({ id }) => id)
}
