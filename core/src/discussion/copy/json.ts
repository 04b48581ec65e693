import type { CopySource, Pages } from './copy-discussion.ts'

/** What a copy says it is. */
export const COPY_FORMAT = 'throughline-discussion'
/** Higher when a reader of today could not make sense of it. */
export const COPY_VERSION = 1

/** A copy as one JSON document, in pieces: the records as the API has them. */
export async function* jsonOf(source: CopySource): AsyncGenerator<string> {
  const { reader, exportedAt, discussion, people, own } = source
  const head = { format: COPY_FORMAT, version: COPY_VERSION, exportedAt, personId: reader.accountId }
  const note = own.note && { body: own.note.body, points: own.note.points }
  const { follow = null, readUpTo = null } = own.participation ?? {}
  yield JSON.stringify({ ...head, discussion, people, own: { follow, readUpTo, note } }).slice(0, -1)
  yield* list('messages', source.messages)
  yield `,\n"feedback":${JSON.stringify(source.feedback)}`
  yield* list('decisions', source.decisions)
  yield* list('actionItems', source.actionItems)
  yield* list('agendaItems', source.agenda.open, source.agenda.settled)
  yield* list('meetings', source.meetings)
  yield* list('coachAnswers', source.coachAnswers)
  yield '}\n'
}

async function* list(name: string, ...parts: Pages<unknown>[]): AsyncGenerator<string> {
  yield `,\n"${name}":[`
  let comma = '\n'
  for (const pages of parts)
    for await (const page of pages()) {
      if (page.length === 0) continue
      yield comma + page.map((record) => JSON.stringify(record)).join(',\n')
      comma = ',\n'
    }
  yield ']'
}
