import type { Lexicon } from './cues.ts'

/** How others are led, taught and brought together, told without the word. */
export const leading: Lexicon = {
  leadership: {
    en: {
      strong: `my team, my people, my crew, my staff, my shift, our crew, people under me, answered to me, reported to me, worked for me, on my watch, stood in front
        of, took the blame, it was on me, each of them, with each of them, one to one with, morning meeting, stood up for, followed me, looked to me, everyone looked at
        me, gave each, roles, volunteers, crew of, apprentices, morale, mood, notice period, let him go, let her go, dismissed, let go, written warning, former colleagues,
        promoted, brigade`,
      weak: `team, crew, boss, foreman, manager, staff, group, coordinator, responsible for, together, shifts, trusted, motivat*, expectation*, example, new role,
        choir, coach`,
    },
    de: {
      strong: `mein team, meine leute, meine mannschaft, meine schicht, meine kolonne, mir unterstellt, in meiner verantwortung, stellte mich vor, nahm es auf mich,
        mit jedem einzeln, mit jeder einzeln, einzelgespräch*, morgenrunde, morgenbesprechung, frühbesprechung, folgten mir, sahen mich an, jedem eine aufgabe, rollen,
        ehrenamtlich*, kolonne, moral, stimmung*, kündigung*, gekündigt, entlassen, abmahn*, frühere kollegen, ehemalige kollegen, befördert, chefin, brigade`,
      weak: `team, mannschaft, chef, vorarbeiter*, mitarbeit*, gruppe, zuständig, gemeinsam, schichten, vertraut*, motivier*, erwartung*, vorbild*, neue rolle, chor,
        trainer*, truppe, leute`,
    },
  },
  teaching: {
    en: {
      strong: `showed her, showed him, showed them, showed each, let her try, let him try, let them try, did it again, on her own, on his own, on their own, without me,
        by herself, by himself, learner*, newcomer*, class, classroom, homework, exercise*, practise with, practice with, sat with, side by side, step by step, first
        week, explained again, in pairs, quiz, worksheet*, passed the exam, passed her exam, passed his exam, passed their, junior*, beginner*, new girl, new boy, cadet*, patiently`,
      weak: `explain*, question*, learn, learned to, young, new colleague*, school, group, skill*, lesson, example, could do, confidence, understood, tutor*, notes,
        demonstrat*`,
    },
    de: {
      strong: `zeigte ihr, zeigte ihm, zeigte ihnen, habe ihr gezeigt, habe ihm gezeigt, ließ sie selbst, ließ ihn selbst, selbst probieren, ohne mich, allein konnte,
        von allein, selbstständig*, selbständig*, lernende*, neuling*, klasse*, klassenzimmer, hausaufgabe*, übung*, übte mit, übten, setzte mich zu, saß mit, nebeneinander,
        schritt für schritt, erste woche, noch einmal erklärt, zu zweit, arbeitsblatt, arbeitsblätter, prüfung bestanden, lehrling*, praktikant*, anfänger*, geduld*, beigebracht, brachte bei`,
      weak: `erklärt*, frage*, lernen, jung*, neue kollegin, neuer kollege, schule, gruppe, fertigkeit*, beispiel*, konnte es, vertrauen, verstand, nachhilfe, notiz*,
        vorgemacht`,
    },
  },
  delegation: {
    en: {
      strong: `gave it to, gave her the, gave him the, gave them the, let her run, let him run, let her lead, let him lead, let her decide, let him decide, kept my hands
        off, stayed out of, did not step in, bit my tongue, did not take it back, in my place, in my absence, while i was away, on holiday, on leave, maternity leave,
        parental leave, stand in, stood in for, from then on she, from then on he, her project, his project, took over from me, passed on, pass it on, keys, hers, handing`,
      weak: `trusted, trust, responsib*, holiday*, folder, instructions, notes for, successor*, without me, phone, call me, share out, shared out, agreed when,
        own, her own, his own`,
    },
    de: {
      strong: `gab ich ihr, gab ich ihm, gab ich ihnen, überließ, überlassen, ließ sie machen, ließ ihn machen, ließ sie entscheiden, ließ ihn entscheiden, hielt mich raus,
        hielt mich heraus, nicht eingegriffen, griff nicht ein, biss mir auf, nicht zurückgenommen, an meiner stelle, in meiner abwesenheit, während ich weg,
        im urlaub, elternzeit, mutterschutz, vertrat mich, ihr projekt, sein projekt, von da an, übernahm von mir, weitergegeben, weitergeben, loslassen,
        aus der hand, abgegeben, abgab, abgeben, übergeben an`,
      weak: `vertraute, vertrauen, verantwort*, urlaub*, ordner, anweisung*, notizen für, nachfolge*, ohne mich, telefon, anruf*, verteilt*, aufgeteilt, eigene*,
        übernahm, zuständig*`,
    },
  },
  hiring: {
    en: {
      strong: `job interview*, applicant*, application, applications, applied, applied for the job, cv, cvs, on paper, trial day, trial shift, work sample, probation*, advert,
        posted the job, posts, post was empty, unfilled, empty post, took her on, took him on, took them on, brought in, my choice, gave her a chance, gave him a chance,
        career changer, panel, first day, welcomed, buddy, left after, quit after, onboarding, needed people, find people, found four, looked for people, audition*`,
      weak: `position, job, fit, references, contract, started with us, joined, joins, new colleague, new people, qualified, experience, doubts, choose, chose, from outside,
        stayed, shortage`,
    },
    de: {
      strong: `vorstellungsgespräch*, bewerberin*, bewerber*, auf dem papier, lebenslauf, lebensläufe, probetag*, probearbeit*, probeschicht, arbeitsprobe*, probezeit*, inserat*,
        ausgeschrieben, ausschreibung der stelle, stelle frei, stelle war, unbesetzt*, unbesetzte stelle, nahm sie ins team, holte ich, ins team geholt, gab ihr eine chance, gab ihm eine
        chance, quereinsteig*, auswahl, ausgewählt, erster tag, ersten tag, patin, paten, pate, kündigte nach, ging nach, einarbeit*, leute gesucht, gesucht, vorsprechen,
        personal*, dazugeholt`,
      weak: `stelle*, passte, passt, referenz*, arbeitsvertrag, fing bei uns an, neue leute, neuer kollege, neue kollegin, erfahrung*, zweifel*, von außen, geblieben,
        mangel, einstellen`,
    },
  },
  change: {
    en: {
      strong: `the old way, old system, old habit, for twenty years, for thirty years, for years, always done, always been done, used to it, got used to, afraid of, fear of
        losing, feared, grumbl*, resist*, sceptic*, skeptic*, nobody wanted to, refused to use, against it, went back to, fell back, slipped back, paper to, from paper,
        new software, new system, new shift, tried it for, trial period, four weeks trial, one ward first, one class first, then the others, the loudest, closing the, move to, moved to the`,
      weak: `switch*, new, change, changed, adopt*, convert*, worried, doubt*, step by step, gradual*, habit*, use it, training, everyone uses, from above, announce*, start with,
        accepted`,
    },
    de: {
      strong: `der alte weg, alte system, alten system, gewohnheit*, seit zwanzig jahren, seit dreißig jahren, seit jahren, schon immer so, immer so gemacht, gewöhnt, angst vor,
        befürcht*, murrten, gemurrt, widerstand, skepti*, skepsis, niemand wollte, weigerten sich, dagegen, zurückgefallen, zurück zum alten, von papier, auf papier,
        neue software, neues system, neue schicht, probeweise, vier wochen probe, probephase, erst eine station, zuerst eine, dann die anderen, die lautesten, lauteste*, mitgenommen,
        abschied von`,
      weak: `wechsel*, neu, neue, geändert, änderung*, sorge*, zweifel*, schritt für schritt, allmählich, nach und nach, benutzen, schulung, alle nutzen, von oben, angekündigt,
        angenommen`,
    },
  },
}
