import type { Goal } from '../../goal/index.ts'
import { foldText } from '../../kernel/index.ts'

/** Tags that people keep what is not their work under. */
const ofLife = new Set(
  'home house kitchen garden allotment health fitness sport running family friends personal private life hobby holiday travel money savings haus garten gesundheit sport familie freunde privat leben hobby urlaub reise geld sparen'.split(
    ' ',
  ),
)

const someOfLife = (tags: readonly string[]) => tags.some((tag) => ofLife.has(foldText(tag)))

/** Any of these as whole words, in a text that was folded. */
const words = (...patterns: string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'u')

/** What moves a person. By itself it may be work: an interview is run, and a site is walked. */
const moves = words(
  'run|running(?! costs?)|jog|jogging|walk|walking|hike|hiking|swim|swimming|cycle|cycling|bike|biking|ride|row|rowing',
  'lauf|laufe|laufen|joggen|gehen|spazieren\\p{L}*|wandern|schwimmen|radeln|radfahren|rad fahren|rudern',
)
/** How far one went, with its number; as a unit without. A fleet has empty kilometres. */
const distance = words("\\d[\\d.,']* ?(?:km|kilomet\\p{L}*|miles?|mi|meilen)", "(?:\\d{4,}|\\d{1,3}[.,' ]\\d{3}) (?:steps|schritte)")
const ways = words('km|kilomet\\p{L}*|miles?|mi|meilen|steps|schritte|laps|bahnen')

const weight = words('lose|weigh|weight|lighter|abnehmen|wiegen|gewicht|korpergewicht|leichter')
const kilos = words('\\d*(?:kgs?|kilos?|pounds?|lbs?|stone|pfund)')

/** What people call only what they reach in their own life, in English or German. */
const ownLife = words(
  '(?:half[ -]?|halb)?marathons?|parkrun|triathlon|gym|yoga|pilates|workouts?|push-?ups?|pull-?ups?',
  'liegestutze?n?|klimmzuge?n?|meditat\\p{L}*|meditier\\p{L}*',
  '(?:quit|stop|give up|stopped) (?:smoking|drinking)|(?:no|less|without) alcohol|(?:kein\\p{L}*|weniger|ohne) alkohol',
  'rauchfrei|mit dem rauchen auf\\p{L}*|(?:more|enough) sleep|(?:mehr|genug) schlaf\\p{L}*',
  'put by|emergency fund|notgroschen|altersvorsorge',
  'save\\b.*\\bfor (?:a|an|the|our|my) (?:house|home|flat|car|holiday|trip|wedding|bike)',
  'spare\\p{L}* fur\\b.*\\b(?:haus|wohnung|auto|urlaub|reise|hochzeit|rad)',
)

function saysLife({ title, metric }: Goal): boolean {
  const [said, unit] = [foldText(title), foldText(metric.unit)]
  if (ownLife.test(said)) return true
  return (moves.test(said) && (distance.test(said) || ways.test(unit))) || (weight.test(said) && (kilos.test(said) || kilos.test(unit)))
}

/**
 * Whether a goal is rather not for those who review somebody's work: it is tagged so, or names no competency while it is a
 * habit, meant for life, called what people reach in their own life, or part of such a goal. Its owner may put it in.
 * @param above the goal it is part of
 */
export const isPersonal = (goal: Goal, above: (goal: Goal) => Goal | undefined): boolean => {
  const { tags, metric, horizon, competencies } = goal
  if (someOfLife(tags)) return true
  if (competencies.length > 0) return false
  const parent = above(goal)
  return metric.type === 'habit' || horizon === 'life' || saysLife(goal) || (parent !== undefined && isPersonal(parent, above))
}
