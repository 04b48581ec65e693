/** A line with its first letter large, as a sentence begins; what begins with a name that is written small stays: `p95`, `iOS`, `node.js`. */
export function beginLarge(line: string): string {
  const [first = ''] = line.split(/\s/, 1)
  return /^\p{Ll}(?!.*[\p{N}\p{Lu}@_/\\])(?!.*[.:]\p{L})/u.test(first) ? first.charAt(0).toUpperCase() + line.slice(1) : line
}
