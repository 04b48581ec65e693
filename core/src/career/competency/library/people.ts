import type { Competency } from '../competency.ts'

/** How one speaks, works and gets on with others. */
export const people = [
  {
    id: 'writing',
    name: 'Writing clearly',
    definition: 'Puts things so that who reads them knows what is meant and what to do.',
    cues: {
      en: 'wrote, written, writing, document*, report, reports, guide, handbook, manual, article*, newsletter*, proposal*, brief, memo, edited',
      de: 'geschrieben, schrieb, verfasst*, dokumentier*, dokumentation*, bericht*, leitfaden, handbuch, anleitung*, artikel*, rundbrief*, antrag*',
    },
  },
  {
    id: 'speaking',
    name: 'Speaking to a room',
    definition: 'Tells a story to many at once so that it is followed, kept and asked about.',
    cues: {
      en: 'present*, talk, talks, keynote*, speech*, lectur*, webinar*, moderated, hosted, on stage, pitch*, demo, demos, interview on',
      de: 'präsent*, vortrag*, vorgetragen, rede, vorlesung*, webinar*, moderier*, auf der bühne, vorgestellt, gehalten',
    },
  },
  {
    id: 'listening',
    name: 'Listening',
    definition: 'Finds out what others need before answering, also where they do not say it.',
    cues: {
      en: 'listen*, interviewed, user research, asked the, heard, one-to-one*, one to one*, consult*, empath*, needs of, understood',
      de: 'zugehört, zuhör*, befragt*, nutzerforschung, gespräche mit, beraten, beratung*, einfühlsam*, bedürfnis*, verstanden',
    },
  },
  {
    id: 'collaboration',
    name: 'Working with others',
    definition: 'Makes shared work easy: says where things stand, helps unasked, and shares the credit.',
    cues: {
      en: 'together with, worked with, with sales, with the other, collaborat*, cross-functional, across teams, joint, jointly, co-wrote, paired, coordinat*, agreed, with the team, partnered, helped',
      de: 'gemeinsam mit, zusammen mit, zusammenarbeit, bereichsübergreifend*, teamübergreifend*, abgestimmt, koordinier*, unterstützt*, geholfen, mit dem team, mit dem vertrieb',
    },
  },
  {
    id: 'conflict',
    name: 'Handling conflict',
    definition: 'Names what stands between people, and finds a way on that both sides can live with.',
    cues: {
      en: 'conflict*, disagree*, dispute*, argument, mediat*, de-escalat*, deescalat*, tension*, grievance*, settled, clash*, pushed back, complaint about',
      de: 'konflikt*, streit*, uneinig*, meinungsverschiedenheit*, vermittel*, schlicht*, deeskal*, spannung*, beigelegt, widersprochen',
    },
  },
  {
    id: 'influence',
    name: 'Influence',
    definition: 'Wins others over by reasons rather than rank.',
    cues: {
      en: 'convinc*, persuad*, won over, buy-in, influenc*, championed, advocat*, lobb*, got agreement, made the case, stakeholder*, adopted by, signed off',
      de: 'überzeugt*, überzeugung*, gewonnen für, einfluss*, eingesetzt für, zustimmung, stakeholder*, interessengruppe*, übernommen von, freigegeben',
    },
  },
  {
    id: 'negotiation',
    name: 'Negotiating',
    definition: 'Reaches terms that hold, because the other side gets something too.',
    cues: {
      en: 'negotiat*, contract*, terms, supplier*, vendor*, discount*, deal, deals, tender*, collective agreement, settlement, renegotiat*',
      de: 'verhandel*, vertrag*, konditionen, lieferant*, rabatt*, abschluss, ausschreibung*, tarifvertrag*, nachverhandel*, einigung*',
    },
  },
  {
    id: 'customers',
    name: 'Serving customers',
    definition: 'Starts from who uses the work, and leaves them better off than they expected.',
    cues: {
      en: 'customer*, client*, guest*, user, users, satisfaction, nps, support ticket*, tickets, churn*, retention, onboard*, account manag*, service desk, visitor*',
      de: 'kunde*, kundin*, gast, gäste*, nutzer*, zufriedenheit*, kundenbindung*, abwanderung*, anfragen, besucher*, mandant*, service*',
    },
  },
  {
    id: 'care',
    name: 'Care for people',
    definition: 'Looks after those who depend on it: patients, pupils, residents, children.',
    cues: {
      en: 'patient, patients, resident, residents, nurs*, pupil*, student*, child, children, carer*, ward, bedside, safeguarding, wellbeing, rehabilitat*, counsel*',
      de: 'patient*, bewohner*, gepflegt, pflege*, schüler*, studierende*, kind, kinder*, angehörige*, station, wohlbefinden, rehabilit*, betreu*',
    },
  },
  {
    id: 'inclusion',
    name: 'Including everybody',
    definition: 'Sees who is left out, and changes that.',
    cues: {
      en: 'inclusi*, divers*, accessib*, screen reader*, wcag, translat*, plain language, underrepresented, equal, equity, bias, barrier-free',
      de: 'inklusi*, vielfalt*, divers*, barrierefrei*, screenreader*, übersetz*, leichte sprache, einfache sprache, gleichstell*, chancengleich*, vorurteil*',
    },
  },
] as const satisfies readonly Competency[]
