import { foldText } from '../kernel/index.ts'

/** Names as they were given, without what says the same again in other letters. */
export function distinctNames(names: readonly string[]): string[] {
  const known = new Set<string>()
  return names.filter((name) => !known.has(foldText(name)) && known.add(foldText(name)))
}
