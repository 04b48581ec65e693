/** The smallest single change that makes one text of another, so that what stands outside it stays where it is. */
export function replacement(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let same = 0
  while (same < shorter - from && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) }
}
