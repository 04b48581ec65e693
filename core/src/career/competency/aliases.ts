/**
 * What else people call a competency of our library when they look for it, by id and in both languages, separated by commas.
 * They find it, and name nothing: a name that a person keeps stays as they say it.
 */
const said: Readonly<Record<string, string>> = {
  writing: 'written communication, communication, documentation, copywriting, Kommunikation, schriftlicher Ausdruck, Dokumentation, Texten',
  speaking:
    'presenting, presentation skills, public speaking, communication, Präsentieren, Vortragen, Präsentation, Kommunikation, freies Reden',
  listening: 'active listening, empathy, understanding needs, user research, aktives Zuhören, Einfühlungsvermögen, Empathie',
  collaboration: 'teamwork, team player, cooperation, cross-functional work, communication, Teamarbeit, Teamfähigkeit, Kooperation',
  conflict:
    'conflict resolution, mediation, difficult conversations, disagreement, Konfliktlösung, Streit, Vermitteln, schwierige Gespräche',
  influence: 'persuasion, convincing others, stakeholder management, buy-in, Überzeugen, Einfluss, Stakeholder, Durchsetzungsvermögen',
  negotiation: 'negotiation, bargaining, deal making, sales, Verhandlung, Verhandlungsgeschick, Verkauf',
  customers: 'customer focus, customer service, client relations, support, Kundenorientierung, Kundenservice, Kundschaft, Service',
  care: 'caring, patient care, nursing, pastoral care, Pflege, Betreuung, Patientenversorgung, Fürsorglichkeit',
  inclusion: 'diversity, equality, belonging, accessibility, Vielfalt, Diversität, Gleichstellung, Barrierefreiheit, Teilhabe',
  leadership: 'leadership, people management, line management, managing people, Führung, Leitung, Personalführung, Mitarbeiterführung',
  teaching: 'training, mentoring, coaching, onboarding, developing others, Schulung, Ausbildung, Mentoring, Einarbeitung, Unterrichten',
  delegation: 'delegating, delegation, trust, sharing work, Delegieren, Delegation, Aufgaben abgeben, Vertrauen',
  hiring: 'hiring, recruiting, recruitment, team building, interviewing candidates, Einstellung, Personalauswahl, Rekrutierung',
  change: 'change management, transformation, adaptability, flexibility, Change Management, Veränderung, Anpassungsfähigkeit, Flexibilität',
  'finding-causes':
    'problem solving, problem-solving, analytical thinking, root cause analysis, troubleshooting, debugging, Problemlösung, analytisches Denken, Fehlersuche',
  forecasting:
    'data analysis, analytics, statistics, numeracy, working with numbers, Datenanalyse, Statistik, Zahlenverständnis, Auswertung',
  deciding: 'decision making, decision-making, judgement, judgment, Entscheidungsfreude, Entscheidungsfindung, Urteilsvermögen',
  creativity: 'creativity, innovation, inventiveness, design, Kreativität, Innovation, Einfallsreichtum, Ideen, Gestaltung',
  learning: 'growth mindset, curiosity, self-development, taking feedback, Lernbereitschaft, Neugier, Weiterentwicklung, Feedback annehmen',
  expertise: 'expertise, technical skills, technical depth, specialist knowledge, Fachwissen, Fachkompetenz, Expertise, Können',
  strategy: 'strategy, strategic thinking, big picture, vision, business sense, Strategie, strategisches Denken, Weitblick, Überblick',
  integrity:
    'honesty, ethics, accountability, responsibility, ownership, trustworthiness, Ehrlichkeit, Ethik, Verantwortung, Verlässlichkeit',
  planning: 'organisation, organization, project management, time management, scheduling, Organisation, Projektmanagement, Zeitmanagement',
  prioritising: 'prioritisation, prioritization, prioritizing, focus, time management, Prioritäten setzen, Fokus, Zeitmanagement',
  delivery:
    'delivery, execution, getting things done, finishing, follow-through, perseverance, persistence, reliability, dependability, meeting deadlines, commitment, Durchhaltevermögen, Dranbleiben, Zuverlässigkeit, Verlässlichkeit, Ausdauer, Umsetzung, Termintreue, zu Ende bringen',
  quality: 'attention to detail, accuracy, thoroughness, testing, Genauigkeit, Gründlichkeit, Liebe zum Detail, Qualitätssicherung',
  improving:
    'process improvement, continuous improvement, efficiency, optimisation, automation, Prozessverbesserung, Effizienz, Optimierung',
  initiative: 'proactivity, self-starter, ownership, drive, motivation, Eigeninitiative, Selbstständigkeit, Antrieb, Motivation, Tatkraft',
  resilience:
    'resilience, stress, working under pressure, composure, setbacks, Belastbarkeit, Stress, Gelassenheit, Rückschläge, Resilienz',
  risk: 'risk management, health and safety, compliance, security, Risikomanagement, Arbeitsschutz, Sicherheit, Vorschriften',
  budget:
    'budgeting, cost control, finance, commercial awareness, saving money, Kosten, Finanzen, Budgetverantwortung, wirtschaftliches Denken',
}

/** The further names of each competency of our library. */
export const competencyAliases: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(said).map(([id, names]) => [id, names.split(', ')]),
)
