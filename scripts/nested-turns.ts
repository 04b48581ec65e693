/**
 * Which turns may be taken within which, by what they are for; all others are refused, as two that are taken both ways round
 * would wait for each other.
 */
export const nestedTurns: Readonly<Record<string, readonly string[]>> = {
  'add participation': ['add membership'],
  'add message': ['say'],
}
