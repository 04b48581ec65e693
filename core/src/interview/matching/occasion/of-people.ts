import type { Occasions } from './occasion.ts'

export const ofPeople: Occasions = {
  'against-the-boss': {
    questions:
      'disagreed-upwards feedback-for-the-boss taste-against-evidence argued-about-technique roadmap-argument said-no-for-the-team change-from-above standard-questioned',
    asked: `boss, disagree*, manager was wrong, chef*, vorgesetzt*, uneinig*`,
    told: {
      en: `my boss, the boss, my lead, manager, director, head of, regional head, owner, chief, office wanted, wanted me to, told him, told her, told the, thought, was wrong, did not agree, said so, in private, alone with,
        closed the door, not pleased, hardly spoke, in the end, he nodded, she nodded, changed his, changed her, did it his way, did it her way, stood up`,
      de: `mein chef, meine chefin, der chef, die chefin, leiter*, leitung, geschäftsführer*, direktor*, inhaber*, wollte dass, sagte ihm, sagte ihr, habe gesagt, für falsch, falsch, nicht einverstanden,
        unter vier augen, allein mit, tür zu, nicht begeistert, kaum geredet, am ende, nickte, geändert, widersprochen`,
    },
  },
  'anger-met': {
    questions:
      'anger-in-the-room angry-caller relatives-worried public-counter saved-a-leaving-customer customer-on-site works-council-talks guest-experience promise-by-a-colleague',
    asked: `angry, complain*, furious, wütend*, beschwer*, verärgert*`,
    told: {
      en: `shout*, yelled, screamed, furious, angry, anger, threw, slammed, red in the face, fist, crying, in tears, complained, complaint, let her talk, let him talk, talked for, asked her to tell, asked him to,
        sat down, chair, glass of water, coffee, did not say, did not argue, quietly, apologis*, wrote to us, thanked, came back, shook`,
      de: `schrie*, brüllt*, wütend, wut, geworfen, knallte, rot im gesicht, faust, weinte, tränen, beschwerte, beschwerde, reden lassen, ließ sie reden, ließ ihn reden, erzählen lassen, fragte,
        hinsetzen, stuhl, glas wasser, kaffee, nicht gesagt, nicht gestritten, leise, ruhig, entschuldigt, schrieb uns, bedankt*, kam wieder`,
    },
  },
  'colleagues-at-odds': {
    questions:
      'two-of-yours-at-war difficult-colleague stakeholders-at-odds meeting-saved investigated-a-grievance unfair-remark team-of-sellers source-of-truth class-that-would-not planning-with-sales',
    asked: `conflict*, difficult colleague, difficult person, clash*, konflikt*, schwierige kolleg*, streit*`,
    told: {
      en: `not speak, did not speak, not spoken, no longer spoke, through me, each other, the other, quarrel*, row, argued, blamed, hated, separately, each alone, one by one, both, together, same table, one table, joke,
        remark, laughed at, behind her back, rude, ignored, cold, week later, lunch together, apologised, circles`,
      de: `sprachen nicht, redeten nicht, nur noch über mich, nicht mehr miteinander, miteinander, der andere, den anderen, gestritten, streit, krach, schuld, gehasst, einzeln, jeden einzeln, beide,
        beiden, gemeinsam*, an einen tisch, witz*, bemerkung, gelacht, hinter ihrem rücken, unfreundlich, ignoriert, eisig, woche später, zusammen gegessen, entschuldigt, im kreis`,
    },
  },
  'across-the-border': {
    questions:
      'helped-across-a-border stakeholders-at-odds sales-with-delivery handoff-to-makers how-you-work-best values-in-a-case partner-let-you-down safety-in-the-workshop planning-with-sales launch-day',
    asked: `cross-functional, other department*, teamwork, abteilung*, zusammenarbeit*`,
    told: {
      en: `other department, department*, other shift, with the night shift, next door, kitchen, office, sales, finance, workshop, drivers, electricians, technicians, college, association, together with, we met, met every,
        each morning, one list, shared, swapped, sat a week, both sides, drawing, plans, built it, misread`,
      de: `andere abteilung, abteilung*, andere schicht, mit der nachtschicht, nebenan, küche, lager, büro, vertrieb, buchhaltung, werkstatt, fahrer, elektriker, techniker, verein, zusammen mit, gemeinsam mit, trafen
        uns, jeden morgen, eine liste, gemeinsame, getauscht, beide seiten, zeichnung, pläne, gebaut, falsch gelesen`,
    },
  },
  'won-over': {
    questions:
      'no-became-yes idea-nobody-asked roadmap-argument led-without-title obvious-was-wrong change-they-feared fundraising-ask feedback-for-the-boss number-changed-a-mind doubts-about-you volunteers-led pitching-a-concept',
    asked: `influenc*, persuad*, convinc*, without authority, überzeug*`,
    told: {
      en: `against it, refused, said no, did not believe, no power, no say, nobody had put me, not in charge, invited, walk with me, come with me, showed, see for themselves, let me try, one month, two weeks, agreed,
        in the end, themselves, joined, yes, came round, own idea, on my side, now they, first to`,
      de: `dagegen, abgelehnt, nein gesagt, glaubten nicht, nichts zu sagen, niemand hatte mich, eingeladen, mitgenommen, mitkommen, gezeigt, selbst gesehen, probieren, einen monat, zwei wochen,
        einverstanden, am ende, selbst, mitgemacht, ja, umgestimmt, eigene idee, auf meiner seite, heute`,
    },
  },
  'need-behind-the-words': {
    questions:
      'misheard-need user-research-changed-it who-is-it-for sell-me-something-real question-behind-request watched-people-struggle research-on-no-budget wanted-versus-needed complaints-into-change dashboard-nobody-read helping-before-selling',
    asked: `listen*, needs, understand what, zuhör*, bedürfnis*`,
    told: {
      en: `asked, asked what, asked why, asked each, asked all, rang thirty, rang, interviewed, visited, watched, sat beside, sat with, went along, spent a day, wanted, needed, meant, really, in fact, not the, but, turned
        out, they said, told us, nobody needed, instead, listeners, regulars, what for`,
      de: `gefragt, fragte, gefragt was, jeden gefragt, alle gefragt, angerufen, besucht, zugesehen, beobachtet, danebengesetzt, mitgegangen, einen tag, wollte*, brauchte*, gemeint, eigentlich, in
        wirklichkeit, sondern, stellte sich heraus, sagten, erzählten, niemand brauchte, stattdessen, wofür, suchen`,
    },
  },
  'customer-kept': {
    questions:
      'saved-a-leaving-customer guest-experience account-grew deal-you-are-proud-of complaints-into-change wanted-versus-needed partner-let-you-down promise-by-a-colleague helping-before-selling customer-on-site price-pressure ask-for-a-reference lost-deal',
    asked: `customer*, client*, guest*, kunde*, kundin*, gast*`,
    told: {
      en: `customer*, client*, guest*, buyer*, regular*, wanted to leave, about to leave, cancel*, switch, cheaper, complained, contract, order, orders, wedding, hotel, table, room, shop, stayed, recommended, came back,
        everything since, sent me, refund, promised, deliver, delivery, told them, visited, account, small, largest, sold`,
      de: `kunde*, kundin*, gast, gäste*, käufer*, stammkund*, wollte kündigen, kündigen, wechseln, günstiger, beschwer*, vertrag, auftrag, aufträge, hochzeit, hotel, tisch, zimmer, laden, geblieben, blieb,
        empfohlen, kam wieder, kamen wieder, erstattet, versprochen, liefer*, besucht, klein*, größte*, verkauft`,
    },
  },
  'person-in-care': {
    questions:
      'looked-after-someone noticed-a-change dignity-kept safeguarding-worry relatives-worried no-time-for-all learner-who-gave-up language-barrier bad-news-in-person end-of-shift-handover own-limits',
    asked: `patient*, resident*, pupil*, vulnerable, bewohner*, schüler*, betreu*`,
    told: {
      en: `patient*, resident*, pupil*, child, boy, girl, mother, father, daughter, son, parents, widow, old man, old woman, ward, bed, nurse, doctor, vet, animal*, pain, fever, pale, quiet, stopped eating, ate, did not eat, wash*,
        dress*, ashamed, bruise*, home, afraid, held, hand, breath*, dead, died, dying, handover, dose`,
      de: `patient*, bewohner*, schüler*, kind, junge, mädchen, mutter, vater, tochter, sohn, eltern, witwe, alte frau, alter mann, station, bett, pflege*, arzt, ärztin, tier*, schmerz*, fieber, blass, still,
        aß, nichts gegessen, waschen, anziehen, geschämt, blaue flecken, zuhause, angst, hielt, hand, atem, atmung, tot, gestorben, sterben, übergabe, dosis`,
    },
  },
  'left-out-seen': {
    questions:
      'saw-who-was-left-out barrier-removed accessible-from-start design-for-the-edge language-barrier many-languages fair-selection quiet-voices-heard biased-data bias-in-yourself mixed-abilities unfair-remark interview-from-your-side dignity-kept',
    asked: `inclusi*, divers*, accessib*, different background*, vielfalt, inklusi*, ausgeschlossen`,
    told: {
      en: `blind, deaf, wheelchair, ramp, language, no english, spoke no, words in common, sign language, translat*, pictures, symbols, women, girls, men, only woman, foreign*, refugee*, accent, quiet, never said, never spoke, left
        out, not invited, could not come, part-time, raised letters, large print, without names, names, assumed, i had thought, now all, everyone`,
      de: `blind*, gehörlos*, taub, rollstuhl*, rampe, sprache, kein deutsch, kein wort, kein einziges wort, gebärden*, übersetz*, bilder, zeichen, symbole, gezeichnet, zeichnung*, frauen, mädchen, männer,
        einzige frau, geflüchtet*, fremd*, akzent, still*, sagte nie, nicht eingeladen, bis dahin, konnten nicht, teilzeit, ohne namen, namen, angenommen, gedacht, alle`,
    },
  },
  'team-lifted': {
    questions:
      'low-spirits team-turned-around direction-in-fog expectations-set answered-for-the-team said-no-for-the-team lead-former-peers volunteers-led quiet-voices-heard team-of-sellers kept-a-good-one vision-in-a-sentence',
    asked: `lead a team, manage a team, leadership, motivat*, führung*, team geleitet`,
    told: {
      en: `my team, my group, my crew, group of, team of, took over, i run, i lead, i led, each of them, each one, walk, morning, mood, grey, laughed again, sick days, left, leaving, resigned, stayed, stood up for, stood in front, took the
        blame, my responsibility, in front of the, promoted, friends, former, volunteers, goal*, notice, overtime`,
      de: `mein team, meine gruppe, meine leute, team von, übernommen, übernahm, ich leite, leitete, jeden einzeln, mit jedem, spaziergang, morgens, stimmung, lachten wieder, gelacht, krankentage, krankenstand,
        gegangen, gekündigt, geblieben, stellte mich, vor mein team, meine verantwortung, befördert, freunde, frühere*, ehrenamtliche*, ziel*, überstunden`,
    },
  },
  'hard-word-to-staff': {
    questions:
      'hard-talk-about-work let-someone-go bad-news-in-person critique-given wrong-hire team-of-sellers expectations-set coached-a-seller handed-over-and-wobbled',
    asked: `underperform*, difficult conversation, fire someone, kündig*, schwieriges gespräch`,
    told: {
      en: `told him, told her, his work, her work, not good enough, too slow, late again, came late, mistakes, closed the door, in private, example*, three examples, honest, dismiss*, let go, let him go, let her go, notice,
        contract, probation, warning, tears, silence, news, agreed, weeks later, another job, reference, drink*`,
      de: `sagte ihm, sagte ihr, seine arbeit, ihre arbeit, nicht gut genug, zu langsam, wieder zu spät, kam zu spät, fehler, tür zu, unter vier augen, beispiel*, drei beispiele, ehrlich, entlassen, trennen,
        getrennt, kündigung, gekündigt, vertrag, probezeit, abmahnung, tränen, schweigen, nachricht, vereinbart, wochen später, andere stelle, zeugnis, getrunken`,
    },
  },
  'learner-grew': {
    questions:
      'someone-grew taught-so-it-stuck junior-stuck learner-who-gave-up mixed-abilities lesson-designed lesson-that-failed newcomer-arrived-well coached-a-seller class-that-would-not taught-figures design-team-standards mentor-you-had workshop-run',
    asked: `teach*, taught, mentor*, coach*, train*, unterricht*, beibring*, ausbild*`,
    told: {
      en: `apprentice*, trainee*, learner*, pupil*, student*, class, course, lesson*, exercise*, beginner*, newcomer*, new colleague, junior, intern, showed, let her, let him, let them, own, alone, step, next step, each time, every morning,
        practis*, asked her, asked him, guess, mistakes, exam, passed, now she, now he, today she, today he, teaches, without me, never asked, groups`,
      de: `auszubildende*, azubi*, lehrling*, schüler*, klasse, kurs, stunde, übung*, anfänger*, neue kollegin, neuer kollege, praktikant*, gezeigt, ließ sie, ließ ihn, selbst, allein, schritt, nächsten schritt,
        jedes mal, jeden morgen, geübt, fragte sie, fragte ihn, raten, fehler, prüfung, bestanden, heute, inzwischen, nicht mehr gebraucht, ohne mich, fragte nie, gruppen`,
    },
  },
  'handed-over': {
    questions:
      'gave-away-the-best-part handed-over-and-wobbled whom-to-hand-it-to holiday-without-calls end-of-shift-handover taught-so-it-stuck drawing-left-behind design-team-standards volunteers-led',
    asked: `delegat*, hand over, handover, delegier*, übergabe*`,
    told: {
      en: `gave it, gave all, gave her, gave him, gave them, handed, would have loved, would have liked, myself, wanted to do, trusted, report, not ask, on my hands, did not step, did not take, let her decide, let him decide, without me,
        holiday, leave, away, three weeks, no call, called me, folder, keys, her own, his own, ran it, in charge, shift change, to the night shift, wrote down`,
      de: `gab ihr, gab ihm, gab ihnen, ihr gegeben, ihm gegeben, abgegeben, überlassen, hätte gern, gern selbst, selbst gemacht, zugetraut, vertraut, berichten, nicht gefragt, nicht eingegriffen, nicht
        zurückgeholt, entscheiden lassen, ohne mich, urlaub, weg, drei wochen, kein anruf, angerufen, ordner, schlüssel, eigene, leitet, schichtwechsel, der nachtschicht, aufgeschrieben`,
    },
  },
  'person-chosen': {
    questions:
      'best-hire wrong-hire hard-to-fill team-built-from-none fair-selection interview-from-your-side whom-to-hand-it-to newcomer-arrived-well data-strategy kept-a-good-one',
    asked: `hire*, hiring, recruit*, candidate*, einstell*, bewerb*`,
    told: {
      en: `took on, hired, chose, choose, applicant*, applied, application*, interview*, on paper, cv, never had, had never, had driven, career, on trial, trial day, trial, fortnight, doubts, advert, post, vacancy, empty, nobody applied, months,
        new colleague, first day, first week, deputy, stayed, left after, found, team of, looked for, names, work sample`,
      de: `eingestellt, ausgewählt, bewerber*, beworben, bewerbung*, gespräch, auf dem papier, lebenslauf, hatte nie, quereinsteig*, probe*, probetag, zweifel, anzeige, stelle, unbesetzt, leer, niemand bewarb, monate,
        neue kollegin, neuer kollege, erster tag, erste woche, stellvertret*, geblieben, ging nach, gefunden, gesucht, namen, arbeitsprobe`,
    },
  },
  'habit-ended': {
    questions:
      'change-they-feared old-way-ended change-from-above change-that-failed team-turned-around pilot-to-everywhere new-technique-adopted taught-figures metric-chosen migration-moved',
    asked: `change*, adapt*, transition, reorgani*, veränderung*, umstell*`,
    told: {
      en: `always done, for years, for twenty, older than, used to, new system, new software, new, paper, old, merged, two yards, made into one, afraid, feared, against, grumbl*, childish, not wanted it, trial, one ward, one chamber, one
        class, one branch, first, then, all nine, everywhere, whole, other branches, went back, fell back, nobody used, nobody knew any more, kept, loudest, step by step, by june, used in`,
      de: `immer so, seit jahren, seit zwanzig, gewohnheit*, neues system, neue software, neu*, papier, alte*, zusammengelegt, angst, fürchte*, dagegen, gemurrt, schimpf*, nicht gewollt, probe, eine station,
        eine klasse, eine filiale, zuerst, dann, überall, in jedem, in jeder, ganze*, andere filialen, zurück, benutzte niemand, behalten, lauteste*, schritt für schritt, inzwischen`,
    },
  },
  'fair-rota': {
    questions: 'rota-everyone-hated hours-and-limits shift-without-enough-hands',
    asked: `rota, timetable, shifts, dienstplan*, stundenplan*`,
    told: {
      en: `rota, roster, timetable, shift, shifts, weekends, nights, holidays, swap*, days off, fair, unfair, which days, christmas`,
      de: `dienstplan*, schichtplan*, stundenplan*, schicht*, wochenenden, nächte, urlaub, getauscht, freie tage, gerecht*, ungerecht, welche tage, weihnachten`,
    },
  },
  'trial-made-general': {
    questions: 'pilot-to-everywhere experiment-run first-small-version',
    asked: `pilot*, roll out, rollout, trial, ausgerollt, erprobt`,
    told: {
      en: `trial, tried it, let me try, for a month, for a week, one ward, one branch, one class, one chamber, all wards, all nine, all branches, everywhere, other sites, whole town, whole city, in every, group a, half of, compared`,
      de: `probe*, ausprobiert, einen monat, eine woche, eine station, eine filiale, eine klasse, alle stationen, alle filialen, überall, andere standorte, ganze stadt, der stadt, in jedem, hälfte, verglichen`,
    },
  },
}
