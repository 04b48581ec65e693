import type { Span } from '../rules/dates.ts'
import type { GoalPhrases, Standing } from '../rules/goal.ts'
import { counted, fromTo } from './amounts.ts'
import { didOf } from './verbs.ts'
import { changed } from './win.ts'

/** „auf 82 %“, „unter 3,5 %“ at the end of a name: where it is to go, which the sentence says itself. */
const aim = /\s+(?:auf|unter|über|bis|von|zu)\s+[£€$]?\d[\d.,\s]*\S{0,12}$/

/** Names that a change cannot be said of: „Weniger Fehlbestände: gesunken“. */
const comparative = /^(?:weniger|mehr|besser|schneller|niedriger|höher|kürzer|länger|günstiger|kein|bei|an)/i

const span = ({ count, unit }: Span): string =>
  unit === 'week' ? counted(count, 'eine Woche', 'Wochen') : counted(count, 'einen Tag', 'Tage')

const afterCheckIns = (checkIns: number) => (checkIns > 1 ? `, nach ${counted(checkIns, 'einem', 'Check-ins')}` : '')

const places: Readonly<Record<Standing['pace'], string>> = {
  'on-track': 'im Plan',
  behind: 'hinter dem Plan',
  'at-risk': 'deutlich hinter dem Plan',
}

/** In two parts, as “ich” stands between them or ahead of both. */
function standing({ pace, isNow, line }: Standing): { verb: string; place: string } {
  const [verb, by, asks] = isNow ? ['liege', 'bis jetzt', 'vorsieht'] : ['lag', 'bis dahin', 'vorsah']
  return { verb, place: `${places[pace]}${line === null ? '' : `, der ${by} ${line} ${asks}`}` }
}

const by = ({ is, ...long }: Span & { is: 'early' | 'late' }) => `${span(long)} ${is === 'early' ? 'vor' : 'nach'} dem Termin`
const goesOn = (ahead: string | null) => (ahead === null ? '' : `; ${ahead}`)
const pace = 'im Tempo der letzten Wochen'

export const goalPhrases: GoalPhrases = {
  subjectOf(title) {
    const bare = title.replace(aim, '')
    const isThing = bare !== title && didOf(title) === null && !comparative.test(bare) && !/^\d/.test(bare)
    return isThing ? bare : null
  },
  quoted: (title) => `„${title}“`,
  fromTo,
  changed,
  goalMoved: (name, way) => `Mein Ziel ${name} ging ${way}`,
  milestones(done, all, name) {
    if (all === 1) return done === 1 ? `Ich habe den Meilenstein von ${name} erreicht` : `Der Meilenstein von ${name} ist noch offen`
    const some = done === 0 ? 'keinen' : counted(done, 'einen', '').trim()
    return `Ich habe ${some} der ${counted(all, '', 'Meilensteine')} von ${name} erreicht`
  },
  cameTo: (name, value, target) => `${name} kam auf ${value} von ${target}`,
  wentOnTo: (name, from, value, target) => `${name} ging von ${from} weiter auf ${value} von ${target}`,
  kept: (name, done, asked) => `Ich habe ${name} an ${done} von ${counted(asked, 'einem Tag', 'Tagen')} eingehalten`,
  onTheWayTo: (said, target) => `${said}, auf dem Weg zu ${target}`,
  whichReached: (said, when) => `${said}${when === null || 'on' in when ? ', damit ist das Ziel erreicht' : `, Ziel ${by(when)} erreicht`}`,
  reached(name, when) {
    if (when === null) return `Ich habe ${name} erreicht`
    return 'on' in when ? `Ich habe ${name} am ${when.on} erreicht` : `Ich habe ${name} erreicht, ${by(when)}`
  },
  reachedAfter: (name, on, checkIns) => `Ich habe ${name}${on === null ? '' : ` am ${on}`} erreicht${afterCheckIns(checkIns)}`,
  notReached: (name) => `${name} habe ich nicht erreicht`,
  ended: (name, on, value, target, checkIns) =>
    `${name} endete${on === null ? '' : ` am ${on}`} bei ${value} statt ${target}${afterCheckIns(checkIns)}`,
  followed({ name, checkIns, last, stands, isTurned }) {
    const stand = stands && standing(stands)
    const [others, dated] = [counted(checkIns, 'einen Check-in', 'Check-ins'), last === null ? '' : `, den letzten am ${last}`]
    if (checkIns === 0 && stand) return name === null ? `Ich ${stand.verb} ${stand.place}` : `Bei ${name} ${stand.verb} ich ${stand.place}`
    if (isTurned && stand) return `Nach ${others}${last === null ? '' : `, dem letzten am ${last}`}, ${stand.verb} ich ${stand.place}`
    const followed = `${name === null ? 'Dazu' : `Bei ${name}`} gab es ${others}${dated}`
    return stand ? `${followed}; ich ${stand.verb} ${stand.place}` : followed
  },
  aim: (subject, target) => `${subject} von ${target}`,
  withoutDate: (of, ahead) => `Noch ohne Termin: ${of}; ${ahead}`,
  wasDue: (of, on, ahead) => `Seit ${on} überfällig: ${of}${goesOn(ahead)}`,
  isDue: (of, on, ahead) => `Fällig am ${on}: ${of}${goesOn(ahead)}`,
  milestonesLeft: (left) => `${counted(left, 'ein Meilenstein fehlt', 'Meilensteine fehlen')} noch`,
  notMoving: 'zuletzt kam es dem nicht näher',
  tooEarly: 'für eine Vorhersage ist es zu früh',
  expectedFrom: (on, earliest) => `${pace} ist es am ${on} so weit, frühestens am ${earliest}; wie spät, sagen die Zahlen noch nicht`,
  expectedBetween: (earliest, latest, on) => `${pace} ist es zwischen dem ${earliest} und dem ${latest} so weit, am ehesten am ${on}`,
  expectedOn: (on, give) => `${pace} ist es am ${on} so weit${give === null ? '' : `, plus oder minus ${span(give)}`}`,
  takes: (amount, isAbout) => `Das braucht von hier an ${isAbout ? 'etwa ' : ''}${amount} pro Woche`,
}
