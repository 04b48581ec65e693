import type { SecretsDep } from '../account/index.ts'
import type { Edition } from './schema.ts'

/** A record that a document is made of, and what the document says of it: JSON that is the same for the same. */
export interface SourceSaid {
  kind: string
  id: string
  title: string
  said: unknown
}

type Print = Edition['sources'][number]

/** What is kept of what sources say: not the words, which may be withdrawn, but what tells one text from another. */
export const printsOf = ({ secrets }: SecretsDep, sources: readonly SourceSaid[]): Print[] =>
  sources.map(({ kind, id, title, said }) => ({ kind, id, title, print: secrets.digest(JSON.stringify(said)) }))

export const samePrints = (some: readonly Print[], others: readonly Print[]): boolean =>
  some.length === others.length && some.every(({ id, print }, i) => others[i]?.id === id && others[i]?.print === print)
