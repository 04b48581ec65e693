import type { Span } from '../rules/dates.ts'
import type { GoalPhrases, Standing } from '../rules/goal.ts'
import { counted, fromTo, inWords } from './amounts.ts'
import { didOf } from './verbs.ts'
import { changed } from './win.ts'

/** “to 82 %”, “under 3.5 %” at the end of a name: where it is to go, which the sentence says itself. */
const aim = /\s+(?:to|under|below|above|over|at)\s+[£€$]?\d[\d.,\s]*\S{0,12}$/

/** Names that a change cannot be said of: “Fewer stock-outs fell from …”. */
const comparative = /^(?:fewer|less|more|better|faster|lower|higher|shorter|longer|quicker|cheaper|no|at|by)\b/i

const span = ({ count, unit }: Span): string => counted(count, unit)

const afterCheckIns = (checkIns: number) => (checkIns > 1 ? `, after ${counted(checkIns, 'check-in')}` : '')

const places: Readonly<Record<Standing['pace'], string>> = { 'on-track': 'on plan', behind: 'behind plan', 'at-risk': 'well behind plan' }

function standing({ pace, isNow, line }: Standing): string {
  const [am, asks, by] = isNow ? ['am', 'asks', 'now'] : ['was', 'asked', 'then']
  return `${am} ${places[pace]}${line === null ? '' : `, which ${asks} for ${line} by ${by}`}`
}

const goesOn = (ahead: string | null) => (ahead === null ? '' : `; ${ahead}`)

const pace = 'at the pace of recent weeks it gets there'

export const goalPhrases: GoalPhrases = {
  subjectOf(title) {
    const bare = title.replace(aim, '')
    const isThing = bare !== title && didOf(title) === null && !comparative.test(bare) && !/^\d/.test(bare)
    return isThing ? bare : null
  },
  quoted: (title) => `“${title}”`,
  fromTo,
  changed,
  goalMoved: (name, way) => `My goal ${name} moved ${way}`,
  milestones: (done, all, name) => `I have reached ${inWords(done)} of the ${counted(all, 'milestone')} of ${name}`,
  cameTo: (name, value, target) => `${name} came to ${value} of ${target}`,
  wentOnTo: (name, from, value, target) => `${name} went on from ${from} to ${value} of ${target}`,
  kept: (name, done, asked) => `I kept ${name} on ${done} of ${counted(asked, 'day')}`,
  onTheWayTo: (said, target) => `${said}, on the way to ${target}`,
  whichReached(said, when) {
    if (when === null || 'on' in when) return `${said}, which reached the goal`
    return when.is === 'early' ? `${said}, ${span(when)} before the goal was due` : `${said}, which reached the goal ${span(when)} late`
  },
  reached(name, when) {
    if (when === null) return `I reached ${name}`
    if ('on' in when) return `I reached ${name} on ${when.on}`
    return `I reached ${name}, ${span(when)} ${when.is === 'early' ? 'before' : 'after'} it was due`
  },
  reachedAfter: (name, on, checkIns) => `I reached ${name}${on === null ? '' : ` on ${on}`}${afterCheckIns(checkIns)}`,
  notReached: (name) => `I did not reach ${name}`,
  ended: (name, on, value, target, checkIns) =>
    `${name} ended${on === null ? '' : ` on ${on}`} at ${value} instead of ${target}${afterCheckIns(checkIns)}`,
  followed({ name, checkIns, last, stands, isTurned }) {
    const on = name === null ? '' : `On ${name} `
    const how = checkIns === 1 ? 'once' : checkIns === 2 ? 'twice' : counted(checkIns, 'time')
    const comma = last === null ? '' : `, last on ${last}`
    if (stands === null) return `${on}I checked in ${how}${comma}`
    if (checkIns === 0) return `${on}I ${standing(stands)}`
    if (isTurned) return `after ${counted(checkIns, 'check-in')}${last === null ? '' : `, the last on ${last}`}, I ${standing(stands)}`
    return `${on}I checked in ${how}${comma}${comma && ','} and ${standing(stands)}`
  },
  aim: (subject, target) => `${subject} of ${target}`,
  withoutDate: (of, ahead) => `${of} has no date yet; ${ahead}`,
  wasDue: (of, on, ahead) => `${of} was due on ${on}${goesOn(ahead) || ' and is still open'}`,
  isDue: (of, on, ahead) => `${of} is due on ${on}${goesOn(ahead)}`,
  milestonesLeft: (left) => `${counted(left, 'milestone')} ${left === 1 ? 'is' : 'are'} left`,
  notMoving: 'of late it has not been moving there',
  tooEarly: 'it is too early to say when it gets there',
  expectedFrom: (on, earliest) => `${pace} on ${on}, on ${earliest} at the earliest; how late, the numbers do not say yet`,
  expectedBetween: (earliest, latest, on) => `${pace} between ${earliest} and ${latest}, most likely on ${on}`,
  expectedOn: (on, give) => `${pace} on ${on}${give === null ? '' : `, give or take ${span(give)}`}`,
  takes: (amount, isAbout) => `That takes ${isAbout ? 'about ' : ''}${amount} a week from here`,
}
