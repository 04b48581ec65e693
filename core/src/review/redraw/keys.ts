import { type DraftKey, MAX_CUT, MAX_LEFT_OUT, type PacketSection, type ReviewPacket, type Sentence } from '../schema.ts'

/** What a drafted sentence is known by. */
export const keyOf = ({ facet, of }: DraftKey): string => `${facet} ${of ?? ''}`

export const sentencesOf = (sections: readonly PacketSection[]): Sentence[] =>
  sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences))

/** Whether a sentence reads as it was drafted. */
export const isAsDrafted = ({ drafted, text }: Sentence): boolean => drafted !== null && drafted.text === text

/** What was drafted, by key. */
const draftedIn = (sections: readonly PacketSection[]): Map<string, DraftKey> =>
  new Map(sentencesOf(sections).flatMap(({ drafted }) => (drafted ? [[keyOf(drafted), { facet: drafted.facet, of: drafted.of }]] : [])))

/** What stays left out once sections are changed: what was taken out joins it, what was put back leaves it. */
function leftOutAfter(leftOut: readonly DraftKey[], before: readonly PacketSection[], after: readonly PacketSection[]): DraftKey[] {
  const now = draftedIn(after)
  const all = new Map([...leftOut.map((key) => [keyOf(key), key] as const), ...draftedIn(before)])
  return [...all].flatMap(([key, one]) => (now.has(key) ? [] : [one])).slice(-MAX_LEFT_OUT)
}

/** What is kept beside the sections once a person has changed them: what is left out, and the sentences that were cut. */
export const keptAfter = (
  { leftOut, cut, sections }: Pick<ReviewPacket, 'leftOut' | 'cut' | 'sections'>,
  after: readonly PacketSection[],
): Pick<ReviewPacket, 'leftOut' | 'cut'> => ({
  leftOut: leftOutAfter(leftOut, sections, after),
  cut: cutAfter(cut, sections, after),
})

/** Sentences that are not there any more but may come back; what rests on nothing has nothing to keep. */
function cutAfter(cut: readonly Sentence[], before: readonly PacketSection[], after: readonly PacketSection[]): Sentence[] {
  const now = new Set(sentencesOf(after).map(({ id }) => id))
  return [...cut, ...sentencesOf(before)].filter(({ id, sources }) => sources.length > 0 && !now.has(id)).slice(-MAX_CUT)
}
