/** Words in an order that follows from them and a seed alone; one more among them moves no other. */
export const shuffled = (words: readonly string[], seed: string): string[] =>
  words
    .map((word) => ({ word, rank: hash(`${seed}/${word}`) }))
    .sort((a, b) => a.rank - b.rank || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word)

/** FNV-1a of 32 bits, mixed once more: what differs at the end alone would stand close together. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
