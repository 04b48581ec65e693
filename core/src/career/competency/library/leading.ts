import type { Competency } from '../competency.ts'

/** How others are led, taught and brought together. */
export const leading = [
  {
    id: 'leadership',
    name: 'Leading people',
    definition: 'Gives others direction and room, and answers for what they do together.',
    cues: {
      en: 'led, lead a, leading, managed, team of, line manag*, supervis*, head of, direct reports, captain*, chaired, in charge of, foreman, shift lead*',
      de: 'geleitet, leitete*, leitung*, geführt, führte*, führung*, team von, vorgesetzt*, verantwortlich für, vorsitz*, schichtleit*, teamleit*',
    },
  },
  {
    id: 'teaching',
    name: 'Teaching and coaching',
    definition: 'Passes on what they know, so that others can do it without them.',
    cues: {
      en: 'taught, teach*, train, trained, training, trainee*, coach*, mentor*, apprentice*, workshop*, inducted, showed how, curricul*, lesson*, tutorial*',
      de: 'unterricht*, geschult, schulung*, ausgebildet, ausbildung*, gecoacht, coaching, mentor*, azubi*, auszubildende*, workshop*, eingearbeitet, angeleitet, lehrplan*',
    },
  },
  {
    id: 'delegation',
    name: 'Handing over',
    definition: 'Gives work away whole, with what is needed to do it, and does not take it back.',
    cues: {
      en: 'delegat*, handed over to, handover*, hand-over*, gave the, ownership to, assigned, entrusted, let the team, deputi*',
      de: 'delegier*, übertragen an, abgegeben an, übergabe*, anvertraut, vertretung*, zugewiesen',
    },
  },
  {
    id: 'hiring',
    name: 'Building a team',
    definition: 'Finds people who make the whole better, and helps them to arrive.',
    cues: {
      en: 'hired, hiring, hire, recruit*, interviewed candidates, candidates, job advert*, staffing, new starter*, grew the team, built a team, built the team, vacanc*',
      de: 'eingestellt, einstellung*, rekrutier*, bewerb*, stellenanzeige*, besetzt, neue kolleg*, team aufgebaut, teamaufbau*, vakanz*',
    },
  },
  {
    id: 'change',
    name: 'Leading change',
    definition: 'Takes others along from how it was to how it is to be, doubts included.',
    cues: {
      en: 'change management, leading change, lead change, led change, managing change, change programme*, change initiative*, organisational change, organizational change, service redesign, transform*, transition*, reorgani*, restructur*, introduced, roll-out, rollout, adoption, moved the team, migration of, merger*, relocat*, replaced',
      de: 'veränderung*, change-management, change-prozess*, wandel gestalten, transform*, umstellung*, umgestellt, reorganis*, umstruktur*, eingeführt, einführung*, akzeptanz*, fusion*, umzug*, abgelöst, ersetzt',
    },
  },
] as const satisfies readonly Competency[]
