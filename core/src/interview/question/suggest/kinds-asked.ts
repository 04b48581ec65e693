import type { QuestionKind } from '../bank-question.ts'

/**
 * Words by which questions of a kind are known, as `Competency` writes cues. Of kinds with as many of them the one that
 * stands first is meant; what has none is about behaviour.
 */
export const kindCues: readonly (readonly [QuestionKind, string])[] = [
  [
    'closing',
    'about yourself, why do you want, why this, why should we, why are you, why did you leave, leave your, salary, compensation, earn, weakness*, your strength*, strengths, five years, questions for us, ask us, notice period, start date, hire you, work here, know about us, other offer*, gap in, introduce yourself, über sich, stellen sie sich, warum wollen sie, warum möchten sie, warum sollten wir, gehalt*, schwächen, stärken, fünf jahren, fragen an uns, kündigungsfrist',
  ],
  [
    'leadership',
    'your team, a team you, your people, team member*, direct report*, report to you, led, lead a, lead people, leading, leader*, leadership, manage people, managed a, underperform*, motivate, delegat*, let go of, fire*, hire*, hiring, führung*, führen, geführt, mitarbeit*, ihr team, ihrem team, delegier*',
  ],
  [
    'sales',
    'sell, sold, selling, sale, sales, quota*, deal, deals, customer*, client*, buyer*, prospect*, account*, pipeline, territory, discount*, negotiat*, pitch*, cold call*, objection*, supplier*, verkauf*, kunde*, kundin*, rabatt*, abschluss*, verhandel*, lieferant*',
  ],
  [
    'data',
    'data, dataset*, numbers, figures, metric*, statistic*, forecast*, model, models, sql, dashboard*, analys*, experiment*, a/b, ab test, excel, spreadsheet*, estimate how many, stock, inventory, daten, zahlen, kennzahl*, prognos*, statistik*, auswert*, bestand, bestände*',
  ],
  [
    'engineering',
    'system, systems, code, coding, bug, bugs, debug*, deploy*, production, architecture, api, database*, software, algorithm*, test coverage, tests, outage*, scale, latency, technical*, machine*, maintenance, repair*, wiring, weld*, tolerance*, cad, plant, on call, on-call, technisch*, maschine*, anlage*, wartung*, reparatur*, störung*',
  ],
  [
    'design',
    'design, designs, designed, designer*, ux, ui, user interface, prototype*, wireframe*, usability, figma, sketch*, layout*, portfolio, redesign*, gestalt*, entwurf*, entwerfen',
  ],
  [
    'product',
    'product, products, feature*, roadmap*, launch*, market, mvp, user need*, users, backlog, stakeholder*, go-to-market, competitor*, business case*, produkt, produkte, produkten, produkts, produktmanage*, produktentwick*, produktstrateg*, markt*, wettbewerb*',
  ],
  [
    'people',
    'patient, patients, ward, nurse*, nursing, midwi*, paramedic*, clinic, clinics, clinical, hospital*, therapist*, healthcare, health care, care home*, care plan*, social work*, case worker*, caseworker*, citizen*, public service*, public sector, local authority, city council, county council, benefit claim*, resident*, relatives, carer*, pupil*, student, students, class, classroom, lesson*, parents, learner*, teach, teaching, safeguarding, volunteer*, child, children, grievance*, works council, patientin*, patienten, bewohner*, angehörige*, schüler*, klasse, unterricht*, eltern, kinder, station, betriebsrat, auszubildende*, pflege*, pfleger*, klinik*, krankenhaus*, hebamme*, therapeut*, sozialarbeit*, sozialdienst*, bürger*, bürgerservice, behörde*, kommunalverwaltung, stadtverwaltung, öffentlicher dienst, öffentlichen dienst*, bürgeramt*, jugendamt*',
  ],
]
