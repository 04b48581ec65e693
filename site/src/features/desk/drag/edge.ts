/** CSS pixels from an edge of the window where what is carried scrolls the page. */
const EDGE = 96

/** CSS pixels it has to be carried towards an edge before that counts, so that what is lifted near one stays put. */
const MEANT = 24

/** CSS pixels a millisecond, at the very edge. */
const FASTEST = 0.9

/**
 * How fast to scroll, in CSS pixels a millisecond, while something is held at `at` of `length`: the nearer to an edge the faster.
 * @param carried how far it is from where it was lifted
 */
export function edgeSpeed(at: number, length: number, carried: number): number {
  const edge = Math.min(EDGE, length / 4)
  const into = at < edge ? at - edge : at > length - edge ? at - (length - edge) : 0
  if (Math.sign(into) * carried < MEANT) return 0
  return Math.max(-1, Math.min(into / edge, 1)) * FASTEST
}
