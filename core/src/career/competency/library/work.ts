import type { Competency } from '../competency.ts'

/** How work is laid out, done and made better. */
export const work = [
  {
    id: 'planning',
    name: 'Planning',
    definition: 'Lays out work ahead of time, so that people, material and hours are there when they are needed.',
    cues: {
      en: 'plan, plans, planned, planning, schedul*, roster*, rota, timetable*, roadmap*, milestone*, capacity, cover weeks, weeks of cover, timeline*, logistics of, logistically',
      de: 'geplant*, plante*, planung*, zeitplan*, dienstplan*, produktionsplan*, feinplan*, personalplan*, auftragssteuerung*, fahrplan*, meilenstein*, kapazität*, terminiert*, disponiert*',
    },
  },
  {
    id: 'prioritising',
    name: 'Setting priorities',
    definition: 'Sees what matters most, does that first, and lets the rest wait or go.',
    cues: {
      en: 'priorit*, triage*, most important, first things first, said no to, dropped the, cut the list, sorted by, ranked, backlog',
      de: 'priorit*, das wichtigste, dringlichkeit, rangfolge, zurückgestellt, abgelehnt',
    },
  },
  {
    id: 'delivery',
    name: 'Seeing things through',
    definition: 'Brings what was begun to its end, on the day and in the shape that were promised.',
    cues: {
      en: 'deliver*, shipped, launch*, released, completed, finished, on time, ahead of schedule, deadline*, handed over, went live, rolled out',
      de: 'geliefert, ausgeliefert, abgeschlossen, fertiggestellt, pünktlich, termingerecht, frist*, übergeben, live gegangen, eingeführt',
    },
  },
  {
    id: 'quality',
    name: 'Care for quality',
    definition: 'Notices what is not right yet, and builds checks so that it is found before others find it.',
    cues: {
      en: 'quality, defect*, error rate, errors, bug, bugs, tested, testing, test coverage, inspect*, audit*, complaint*, returns, rework*, checklist*, standard*, accuracy, proofread*',
      de: 'qualität*, fehler*, mangel, mängel*, getestet, prüfung*, geprüft, revision*, beschwerde*, reklamation*, nacharbeit*, checkliste*, genauigkeit',
    },
  },
  {
    id: 'improving',
    name: 'Improving how work is done',
    definition: 'Finds a shorter, cheaper or calmer way to do what is done again and again, and makes it last.',
    cues: {
      en: 'improv*, streamlin*, automat*, simplif*, faster, sped up, shorten*, efficien*, process, processes, lead time, waste, brought down, cut, halved, optimi*, standardi*',
      de: 'verbesser*, automatisier*, vereinfach*, schneller, beschleunig*, verkürz*, effizien*, prozess*, ablauf*, durchlaufzeit*, verschwendung, halbiert*, optimier*',
    },
  },
  {
    id: 'initiative',
    name: 'Initiative',
    definition: 'Sees what nobody was asked to do, and begins it.',
    cues: {
      en: 'started, initiat*, volunteered, took on, stepped in, set up, founded, from scratch, unasked, on my own, pioneer*, took over',
      de: 'initiiert*, initiative, angestoßen, ins leben gerufen, übernommen, aufgebaut, gegründet, eingesprungen, von mir aus, von null',
    },
  },
  {
    id: 'resilience',
    name: 'Calm under pressure',
    definition: 'Stays clear and kind when much goes wrong at once, and comes back after setbacks.',
    cues: {
      en: 'under pressure, crisis, crises, emergenc*, outage*, incident*, setback*, short staffed, short-staffed, at short notice, overnight, calm, recovered from, kept going',
      de: 'unter druck, krise*, notfall*, ausfall*, störung*, vorfall*, rückschlag*, rückschläg*, unterbesetz*, kurzfristig, über nacht, ruhig geblieben',
    },
  },
  {
    id: 'risk',
    name: 'Safety and risk',
    definition: 'Foresees what could do harm, and sees to it that it does not.',
    cues: {
      en: 'risk*, safety, safe, hazard*, near miss*, accident*, injur*, complian*, gdpr, secur*, backup*, contingency, infection*, protected',
      de: 'risik*, sicherheit*, gefahr*, beinaheunfall*, unfall*, verletzung*, vorschrift*, dsgvo, datenschutz*, sicherung*, notfallplan*, hygiene*',
    },
  },
  {
    id: 'budget',
    name: 'Budget and money',
    definition: 'Spends what is entrusted as if it were their own, and knows what things cost and bring.',
    cues: {
      en: 'budget*, cost, costs, saved, savings, spend, spending, revenue, margin*, profit*, invoice*, grant, grants, funding, funded, price, pricing, cheaper, expens*',
      de: 'budget*, kosten, gespart*, einspar*, ausgaben, umsatz*, marge*, gewinn*, rechnung*, fördermittel, finanzier*, preis*, günstiger',
    },
  },
] as const satisfies readonly Competency[]
