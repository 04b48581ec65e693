import type { LibraryCompetency } from '../../career/index.ts'
import { literalPattern } from '../../kernel/index.ts'

/**
 * How advertisements ask for a competency. A phrase says more than its words: “report incidents” asks for an eye on risks,
 * and for no writing. `*` stands for any ending.
 */
const phrases: Partial<Record<LibraryCompetency['id'], string>> = {
  collaboration: `work closely with, working closely with, work together with, partner with, liaise with, team player, teamwork,
    working in a team, work in a team, across departments, arbeiten eng mit, arbeitest eng mit, zusammenarbeit*, teamfähig*, teamplayer*, teamarbeit, im team arbeiten,
    arbeiten im team, teamgeist, teamorientiert*, stimmen sich mit, stimmst dich mit, schnittstelle zu, schnittstelle zwischen`,
  conflict: `handle conflict, handling conflict, manage conflict, managing conflict, resolve conflict*, resolving conflict*, resolve disputes, resolving disputes, difficult conversation*, challenging
    conversation*, challenging behaviour, disciplinary, konfliktfähig*, konfliktlösung*, schwierige gespräche, schwierigen gesprächen`,
  customers: `deal with complaints, dealing with complaints, handle complaints, handling complaints, customer service, customer care, client relationship*, beschwerdemanagement, umgang mit beschwerden,
    kundenorientier*, kundenservice`,
  care: `patient care, pastoral care, safeguarding, duty of care, patientenversorgung, betreuen, fürsorge`,
  leadership: `line manage*, people management, manage a team, managing a team, lead a team, leading a team, lead the team, leading the team, lead daily briefings, lead a shift, personalverantwortung, führungsverantwortung,
    personalführung, mitarbeiterführung, führen ein team, führst ein team, leiten ein team, leitest ein team`,
  teaching: `supervise students, supervising students, supervise trainees, supervise apprentices, train new, training new, train staff, train colleagues, deliver training, develop and deliver training, coach, coaching, mentor, mentoring,
    mentors, leiten auszubildende, leitest auszubildende, leiten azubis, anleitung von, arbeiten neue, neue kollegen ein, einarbeitung`,
  writing: `written communication, write clearly, documentation skills, schriftliche kommunikation, schriftlicher ausdruck`,
  speaking: `verbal communication, presentation skills, public speaking, present to, presenting to, kommunikationsstark*, kommunikationsstärke, präsentationssicher*`,
  listening: `active listening, empathy, empathetic, einfühlungsvermögen, einfühlsam*, aktives zuhören`,
  resilience: `under pressure, stay calm, stays calm, staying calm, keep calm, keeps calm, remain calm, calm under, zeitdruck, belastbar*, stressresistent*, ruhe bewahren`,
  risk: `report incidents, reporting incidents, incident reporting, health and safety, keep everyone safe, risk assessment*, infection control, hazard*, arbeitssicherheit, arbeitsschutz, gefährdungsbeurteilung*,
    unfallverhütung, sicherheitsvorschrift*`,
  planning: `organisational skills, organizational skills, well organised, well organized, highly organised, highly organized, you are organised, you are organized, time management, project management, rota, rotas,
    organisationstalent, organisationsgeschick, organisationsfähig*, zeitmanagement, dienstplan*, strukturierte arbeitsweise`,
  prioritising: `competing priorities, conflicting priorities, prioritise, prioritize, prioritising, prioritizing, prioritäten setzen, priorisier*`,
  delivery: `meet deadlines, meeting deadlines, to deadline, tight deadlines, hit targets, own the reliability, termintreu*, zuverlässig*, fristgerecht*`,
  quality: `attention to detail, eye for detail, quality assurance, code review*, review code, clinical audit, qualitätssicherung, liebe zum detail, sorgfältig*, sorgfalt`,
  'finding-causes': `problem solving, problem-solving, solve problems, analytical skills, analytical thinking, root cause*, troubleshoot*, analytisches denken, analytische fähigkeiten, problemlösung*, lösungsorientiert*`,
  deciding: `decision making, decision-making, make decisions, decide what, entscheidungsfreud*, entscheidungsstark*, entscheidungsfähig*`,
  initiative: `own initiative, use your initiative, self-starter, proactive*, eigeninitiative, eigenverantwortlich*, selbstständige arbeitsweise, selbständige arbeitsweise`,
  learning: `willing to learn, willingness to learn, eager to learn, keen to learn, growth mindset, lernbereit*, lernbereitschaft`,
  influence: `stakeholder management, build relationships, building relationships, buy-in, durchsetzungsstark*, durchsetzungsvermögen, überzeugungskraft`,
  budget: `manage a budget, managing a budget, budget responsibility, cost control, budgetverantwortung, kostenkontrolle`,
  hiring: `interview applicants, interview candidates, recruit*, shortlist*, personalauswahl, bewerbungsgespräch*`,
  expertise: `design and build, designing and building`,
  improving: `continuous improvement, process improvement, kaizen, cut waiting times, reduce waiting times, kontinuierliche verbesserung, prozessverbesserung*`,
  creativity: `creative thinking, creativity, kreativ*`,
  change: `change management, manage change, leading change, veränderungsprozess*`,
}

/** What looks like haggling and is none. */
const idle = ['deal with', 'dealing with', 'deals with']

/** Letters that a word may end in behind an asterisk. */
const ENDING = '\\p{L}{0,20}'

const patternOf = (said: string) => said.split('*').map(literalPattern).join(ENDING).replaceAll(' ', '\\s{1,3}')

/** Whom one works with, rather than what: “work with SAP” asks for no company. */
const people =
  '(?:\\p{L}{2,20}(?:ists|ers|ors|ians|ents)|nurses|teams?|colleagues|departments?|sales|stores|operations|it|engineering|finance|design|product)'

/** What no list of words says. */
const shaped: readonly Pattern[] = [
  {
    of: 'collaboration',
    pattern: `work(?:ing|s)?(?:\\s{1,3}directly)?\\s{1,3}(?:with|alongside)(?=\\s{1,3}(?:\\p{L}{1,20},?\\s{1,3}){0,3}?${people}(?![\\p{L}\\p{N}]))`,
  },
  {
    of: 'leadership',
    pattern: `(?:responsib\\p{L}{2,4}|charge|verantwort\\p{L}{0,7})\\s{1,3}(?:for|of|für)\\s{1,3}\\d{1,4}\\s{1,3}(?:people|staff|mitarbeite\\p{L}{1,7})`,
  },
]

interface Pattern {
  of: LibraryCompetency['id'] | null
  pattern: string
}

const listed = Object.entries(phrases).flatMap(([of, said]) =>
  said.split(',').map((one) => ({ of: of as LibraryCompetency['id'], said: one.trim().replace(/\s+/g, ' ') })),
)

/** The longest of those that begin at one word. */
const all: readonly Pattern[] = [
  ...[...listed, ...idle.map((said) => ({ of: null, said }))]
    .sort((a, b) => b.said.length - a.said.length)
    .map(({ of, said }) => ({ of, pattern: patternOf(said) })),
  ...shaped,
]

const everyPhrase = new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.map(({ pattern }) => `(${pattern})`).join('|')})(?![\\p{L}\\p{N}])`, 'giu')

export interface AskedPhrase {
  competency: LibraryCompetency['id']
  /** As it is written. */
  words: string
}

/** What a description asks for in phrases, and the rest of it, which is to be read by its words. */
export function takePhrases(description: string): { asked: AskedPhrase[]; rest: string } {
  const asked: AskedPhrase[] = []
  const rest = description.replace(everyPhrase, (words: string, ...groups: unknown[]) => {
    const competency = all[groups.findIndex((group) => group !== undefined)]?.of
    if (competency) asked.push({ competency, words: words.replace(/\s+/g, ' ') })
    return '–'
  })
  return { asked, rest }
}
