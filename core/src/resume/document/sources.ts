import type { SourceSaid } from '../../edition/index.ts'
import type { ResumeContent, ResumeText } from '../content.ts'
import { textsOf } from './texts.ts'

/** What a résumé is made of: each record once, with all that it says of it. */
export function sourcesOf(content: ResumeContent): SourceSaid[] {
  const bySource = Map.groupBy(textsOf(content), ({ source }) => `${source.kind} ${source.id}`)
  return [...bySource.values()].map((texts) => {
    const [{ source, text }] = texts as [ResumeText, ...ResumeText[]]
    return { kind: source.kind, id: source.id, title: text.slice(0, 300), said: texts.map((one) => [one.source.part, one.text]) }
  })
}
