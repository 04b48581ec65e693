import type { Competency } from '../competency.ts'

/** How things are found out, decided and thought of. */
export const thinking = [
  {
    id: 'finding-causes',
    name: 'Finding causes',
    definition: 'Asks why until the reason is found that, once put right, stays right.',
    cues: {
      en: 'root cause*, cause*, traced, debug*, diagnos*, investigat*, found out, found the, tracked down, why, explained the, turned out, reproduc*',
      de: 'ursache*, grund dafür, herausgefunden, nachverfolgt, aufgespürt, diagnos*, untersuch*, fehlersuche, stellte sich heraus, warum',
    },
  },
  {
    id: 'forecasting',
    name: 'Forecasting and data',
    definition: 'Turns figures into something one can act on: what was, what is, and what is likely to come.',
    cues: {
      en: 'forecast*, predict*, model, models, modelled, data, dataset*, analys*, analytic*, metric*, dashboard*, statistic*, regression*, survey*, measur*, figures, trend*',
      de: 'prognos*, vorhersag*, modell*, daten, datensatz*, analys*, kennzahl*, auswertung*, ausgewertet, statisti*, umfrage*, gemessen, messung*, trend*',
    },
  },
  {
    id: 'deciding',
    name: 'Deciding',
    definition: 'Chooses in time with what is known, says why, and stands by it or changes course openly.',
    cues: {
      en: 'decid*, decision*, chose, trade-off*, tradeoff*, weighed, options, recommend*, made the call, go or no-go, stopped the, approved',
      de: 'entschied*, entscheid*, entschieden, abgewogen, abwägung*, alternativen, empfohlen, empfehlung*, genehmigt',
    },
  },
  {
    id: 'creativity',
    name: 'New ideas',
    definition: 'Comes up with what was not there before, and makes it real enough to try.',
    cues: {
      // Not by their beginnings: ideally, inventory and designated are in every advertisement.
      en: 'idea, ideas, invent, invents, invented, inventing, invention*, inventive*, design, designs, designed, designing, designer*, prototype*, concept, concepts, conceptual*, creativ*, experiment*, pilot, piloted, novel, redesign*, reimagin*, composed, sketch*',
      de: 'idee*, erfunden, erfand*, entworfen, entwurf*, prototyp*, konzept*, kreativ*, experiment*, pilot*, neuartig*, neu gestalt*, neugestalt*, umgestalt*, gestaltet*, gestaltung',
    },
  },
  {
    id: 'learning',
    name: 'Learning',
    definition: 'Takes up what is new, seeks word on their own work, and changes by it.',
    cues: {
      en: 'learn*, learnt, taught myself, course, certificat*, certified, qualified, feedback, retrospective*, read up on, picked up, studied, passed the',
      de: 'gelernt, lernte*, angeeignet, kurs, weiterbildung*, fortbildung*, zertifi*, rückmeldung*, feedback, retrospektive*, eingearbeitet, bestanden',
    },
  },
  {
    id: 'expertise',
    name: 'Depth in the craft',
    definition: 'Knows their own field so well that others bring them the hard cases.',
    cues: {
      en: 'expert*, specialist*, in-depth, complex, algorithm*, architect*, engineer, engineers, engineered, implement*, refactor*, migrat*, calibrat*, surg*, welded, wired, published, peer review*',
      de: 'experte*, expertise, fachlich*, spezialist*, komplex*, algorithm*, architektur*, implementier*, umgebaut, migrier*, kalibrier*, operiert*, veröffentlicht*',
    },
  },
  {
    id: 'strategy',
    name: 'Seeing the whole',
    definition: 'Knows where things are heading, and fits the work of today into that.',
    cues: {
      en: 'strateg*, vision*, long-term, long term, market, positioning, direction, objectives, okr, okrs, portfolio, business case*, competitor*, three-year, five-year',
      de: 'strateg*, vision*, langfristig*, markt*, positionier*, ausrichtung*, zielbild*, portfolio*, geschäftsmodell*, wettbewerb*',
    },
  },
  {
    id: 'integrity',
    name: 'Integrity',
    definition: 'Says what is true when it is not welcome, keeps what was confided, and owns mistakes.',
    cues: {
      en: 'owned up, admitted, mistake*, confidential*, ethic*, transparen*, spoke up, whistle*, honest*, told the truth, conflict of interest',
      de: 'zugegeben, eingestanden, fehler offen, vertraulich*, ethi*, transparen*, angesprochen, ehrlich*, interessenkonflikt*',
    },
  },
] as const satisfies readonly Competency[]
