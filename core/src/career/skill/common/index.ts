import { foldText } from '../../../kernel/text/search-text.ts'
import { business } from './business.ts'
import { crafts } from './crafts.ts'
import { people } from './people.ts'
import { technology } from './technology.ts'

/** A skill as many call it. */
export interface CommonSkill {
  name: string
  /** Other names that mean the same; German ones among them. */
  aliases: string[]
  /** Those of its names that are words of their own in small letters: in a text, their case must be right. */
  exact: string[]
}

function readLine(line: string): CommonSkill {
  const names = line.split('|').map((part) => part.trim())
  const bare = (name: string) => name.replace(/^=/, '')
  const [name = '', ...aliases] = names.map(bare)
  return { name, aliases, exact: names.filter((one) => one.startsWith('=')).map(bare) }
}

/** Skills of many trades, in the order of their names; written by us, and no more than a help for naming one's own. */
export const commonSkills: readonly CommonSkill[] = [business, technology, crafts, people]
  .flatMap((lines) => lines.trim().split('\n').map(readLine))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

const folded = commonSkills.map((skill) => ({ skill, names: [skill.name, ...skill.aliases].map(foldText) }))

/** The skills of which a name begins with what was typed, or holds a word that does: those that begin so first. */
export function commonSkillsLike(typed: string, most: number): CommonSkill[] {
  const wanted = foldText(typed.trim())
  if (wanted === '') return []
  const begin = folded.filter(({ names }) => names.some((name) => name.startsWith(wanted)))
  const hold = folded.filter((one) => !begin.includes(one) && one.names.some((name) => name.includes(` ${wanted}`)))
  return [...begin, ...hold].slice(0, most).map(({ skill }) => skill)
}
