import type { PacketSection } from '@throughline/core/review'

/** What a packet tells of, by the records that stand behind it. */
export function countsOf(sections: readonly PacketSection[]): { wins: number; goals: number } {
  const sources = sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences.flatMap((one) => one.sources)))
  const of = (kind: string) => new Set(sources.filter((source) => source.kind === kind).map(({ id }) => id)).size
  return { wins: of('win'), goals: of('goal') }
}
