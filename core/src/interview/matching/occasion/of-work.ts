import type { Occasions } from './occasion.ts'

export const ofWork: Occasions = {
  'date-in-danger': {
    questions:
      'promise-at-risk plan-met-reality launch-day estimate-went-wrong sales-with-delivery trade-quality-for-date partner-let-you-down',
    asked: `deadline*, slipping, behind schedule, miss a date, termin*, in verzug, frist*`,
    told: {
      en: `promised, had promised, opened at, opens on, opening, the date, two days before, three days before, week before, weeks late, days late, late,
        did not arrive, not arrive, never arrived, stuck in, closed border, delay*, behind, on time, in time, deadline*, ready, by friday, by monday`,
      de: `versprochen, zugesagt, eröffnung, termin*, zwei tage vor*, drei tage vor*, woche vor*, wochen zu spät, zu spät, kam nicht, kamen nicht, verspät*, verzöger*, verzug,
        rechtzeitig, pünktlich, frist*, fertig, bis freitag, bis montag`,
    },
  },
  'plan-laid-out': {
    questions:
      'overloaded-week plan-met-reality launch-day migration-moved first-big-job design-under-load first-90-days-here workshop-run holiday-without-calls',
    asked: `plan a, planned, organise an event, schedule, geplant, organisiert`,
    told: {
      en: `plan, planned, schedule*, backwards, calendar, each week, every night, spare, buffer, list, in which order, order of, prepared, weeks before, months before, moved, move,
        opened, stayed open, without closing, overnight, trucks, boxes, rehears*`,
      de: `geplant, planung, zurückgerechnet, rückwärts, kalender, jede woche, in welcher nacht, puffer, reserve, liste, reihenfolge, vorbereitet, wochen vorher, monate vorher, umzug,
        umgezogen, offen blieb, ohne zu schließen, über nacht, kisten, probe`,
    },
  },
  'too-much-for-the-hands': {
    questions:
      'two-bosses-one-day overloaded-week no-time-for-all shift-without-enough-hands dropped-on-purpose backlog-of-hundreds question-behind-request saying-no-to-good-ideas',
    asked: `workload, several tasks, too much, competing, understaffed, juggl*, zu viel, gleichzeitig, unterbesetzt`,
    told: {
      en: `both wanted, both needed, first, second, had to wait, could wait, called in sick, off sick, were ill, two of us, only two, three of us, short of, too few, instead of five,
        instead of four, everyone at once, list of, requests, said no, not today, rounds, sorted, urgent, who needed, most, dropped, left out`,
      de: `beide wollten, beide brauchten, zuerst, als erstes, musste warten, konnte warten, krank gemeldet, krankgemeldet, krank, zu zweit, nur zwei, zu dritt, zu wenig*, statt fünf, statt
        vier, alle auf einmal, liste, anfragen, nein gesagt, heute nicht, sortiert, dringend*, wer braucht, gestrichen, weggelassen`,
    },
  },
  'crisis-hour': {
    questions: 'everything-at-once night-outage direction-in-fog after-the-incident shift-without-enough-hands own-limits angry-caller',
    asked: `pressure, stress*, crisis, emergency, outage, druck, krise*, notfall*`,
    told: {
      en: `at once, within minutes, minutes later, alarm*, flood*, fire, smoke, storm, power, dark, went out, failed, broke down, stopped, collapsed, ambulance, stuck, panic*, shouted, screamed,
        first i, then i, calm, voice, slowly, everyone looked, all looked, each a, told everybody, night, call at, phone rang`,
      de: `gleichzeitig, innerhalb von minuten, minuten später, alarm*, hochwasser, feuer, rauch, sturm, strom, dunkel, ausgefallen, fielen aus, fiel aus, stand still, zusammengebrochen,
        krankenwagen, rettungswagen, panik, schrie*, zuerst, dann, ruhig, leise, stimme, alle auf mich, jedem, nachts, anruf, klingelte`,
    },
  },
  'setback-or-loss': {
    questions:
      'setback-that-stung lost-deal missed-quota lesson-that-failed change-that-failed launch-without-takers critique-taken wrong-hire argued-about-technique gap-in-the-path',
    asked: `fail*, failure*, setback*, reject*, lost, did not work, scheitern, gescheitert, misserfolg*, rückschlag*`,
    told: {
      en: `failed, lost, rejected, turned down, did not get, not get, nobody came, hardly anyone, nobody wanted, empty, flop*, did not work, went wrong, gave up, cancelled, refused, second time,
        tried again, again the next, a year later, next year, since then, now i, hurt, ashamed, months to`,
      de: `gescheitert, verloren, abgelehnt, absage*, nicht bekommen, niemand kam, kaum jemand, niemand wollte, leer, klappte nicht, ging schief, aufgegeben, abgesagt, beim zweiten mal,
        noch einmal, ein jahr später, im jahr darauf, seitdem, seither, heute, tat weh, geschämt, schämte, monate`,
    },
  },
  'fault-caught': {
    questions:
      'caught-before-it-left review-caught-it anomaly-spotted tests-that-pay work-to-tolerance noticed-a-change audit-stood-up craft-detail good-enough-line',
    asked: `attention to detail, spotted, noticed, thorough, checked, sorgfalt*, genau*, aufgefallen`,
    told: {
      en: `noticed, looked again, looked twice, something was off, seemed off, seemed odd, odd, not like, different from, duller, sounded, smelled, smell, colour, hairline, crack*, label*, batch*,
        pallet, held back, stopped the, did not let, before it, nobody else, checked, counted again, weighed, measured, compared, wrong`,
      de: `fiel mir auf, fiel auf, bemerkt*, sah noch einmal, stimmte nicht, anders als, klang, roch, geruch, farbe, riss*, etikett*, charge*, palette*, zurückgehalten, gestoppt, angehalten, bevor,
        sonst niemand, geprüft, nachgezählt, gewogen, nachgemessen, gemessen, verglichen, falsch*, fehler`,
    },
  },
  'routine-shortened': {
    questions:
      'tedious-made-short automated-a-report waste-cut made-it-faster before-after-flow automation-limits spent-like-own service-end-to-end model-in-daily-use',
    asked: `more efficient, process, save time, automate*, waste, effizien*, prozess*, zeit gespart`,
    told: {
      en: `by hand, typed, copied, every week, every month, every morning, same thing, twice, three times, hours, minutes, sheet, spreadsheet, small script, script that, form, steps, walked, went from, from three, to six,
        instead of, half the, fewer, shorter, saves, still used, since, shelves, layout, moved the, wasted, threw away, bins, heat, water`,
      de: `von hand, abgetippt, jede woche, jeden monat, jeden morgen, dasselbe, doppelt, dreimal, stunden, minuten, tabelle, skript, formular, schritte, gelaufen, wege, statt, hälfte, halb so,
        weniger, kürzer, spart, seitdem, seither, regale, umgestellt, umgeräumt, weggeworfen, müll, abfall, wärme, wasser`,
    },
  },
  'began-unasked': {
    questions:
      'unasked-start first-fortnight tedious-made-short research-on-no-budget idea-nobody-asked what-you-do-outside cold-start saw-who-was-left-out',
    asked: `initiative, without being asked, above and beyond, eigeninitiative, von sich aus`,
    told: {
      en: `nobody had asked, nobody asked, no one asked, not my job, lunch, my breaks, own time, evenings, weekend*, after work, after my shift, began to, started, asked if, let me try, first weeks,
        first week, new there, had just started, set up, put together, started a`,
      de: `niemand hatte, nicht meine aufgabe, mittagspause*, in meiner pause, freizeit, abends, wochenende*, nach feierabend, nach der schicht, fing an, angefangen, begann*, fragte ob, ausprobieren,
        erste wochen, ersten wochen, erste woche, ersten woche, neu dort, neu war, gegründet, auf die beine`,
    },
  },
  'hazard-stopped': {
    questions:
      'spoke-of-a-hazard safety-in-the-workshop risk-before-launch security-hole standard-questioned safe-by-shape old-and-critical',
    asked: `safe, safety, unsafe, hazard*, danger*, gefahr*, sicherheit*`,
    told: {
      en: `stopped, nobody would go, sent them down, sent everyone, cordon*, fell, fall, fall on, ladder, scaffold*, rope, gust*, wind, gas, leak*, electric*, machine, guard, blade, burn*, hurt, killed,
        accident*, near miss, unsafe, dangerous, harness, brakes, ice, password*, open door, unlocked, exit*, not before, inspector`,
      de: `gestoppt, angehalten, abgebrochen, heruntergeholt, alle raus, abgesperrt, gefallen, stürz*, leiter, gerüst*, seil, böe*, wind, gas, undicht, strom, maschine, schutz*, klinge, verbrannt,
        verletzt*, tot, unfall*, beinahe, gefährlich, gurt, bremse*, eis, passwort*, offen, notausgang, fluchtweg*, prüfer`,
    },
  },
  'done-with-little': {
    questions:
      'with-what-was-there constraint-helped research-on-no-budget spent-like-own fundraising-ask wellbeing-budget-cut money-found',
    asked: `limited resources, no budget, few resources, knappe mittel, ohne budget`,
    told: {
      en: `borrowed, second-hand, leftover*, old, scrap, cardboard, no money, without money, no budget, only had, all we had, out of, church, improvis*, pallets, repaired, donated, neighbours, free, cheap*,
        less a year, pounds, euros, cost nothing, for nothing, cut our, back of`,
      de: `geliehen, ausgeliehen, gebraucht*, reste, alte, alten, schrott, pappe, kein geld, ohne geld, kein budget, nur noch, alles was wir, aus, kirche, improvis*, paletten, repariert, gespendet,
        nachbar*, kostenlos, billig*, euro weniger, euro im jahr, euro, kostete nichts, gekürzt, rückseite`,
    },
  },
  'terms-agreed': {
    questions:
      'supplier-talks negotiated-both-won price-pressure walked-away planning-with-sales salary-expectation offer-below-hope works-council-talks kept-a-good-one price-of-it',
    asked: `negotiat*, bargain*, terms, verhandel*, preis*`,
    told: {
      en: `wanted more, per cent more, percent more, offered, offer, in return, in exchange, price, contract, supplier, firm that sells, landlord, rent, union, both, longer, two years, fortnight, order,
        orders, agreed, table, signed, gave up, instead of, delivery`,
      de: `wollte mehr, wollten mehr, prozent mehr, angeboten, bot an, angebot, im gegenzug, dafür, preis*, vertrag*, lieferant*, vermieter*, miete, gewerkschaft, betriebsrat, beide, länger, zwei jahre,
        vierzehn tage, bestell*, geeinigt, einigten, tisch, unterschrieben, verzichtet, statt, lieferung*`,
    },
  },
  'money-watched': {
    questions:
      'budget-variance spent-like-own wellbeing-budget-cut money-found business-case buy-or-build explain-to-finance price-of-it stock-too-much-too-little long-view',
    asked: `budget*, cost*, money, kosten, geld, haushalt*`,
    told: {
      en: `money, pounds, euros, dollars, thousand, a year, cost, costs, cost us, budget, bill, bills, pay, paid, price, invest*, payback, paid for itself, saved, cheaper, expensive, accounts, treasurer,
        overspent, less, spent, bought, buy, stock`,
      de: `geld, euro, tausend, im jahr, kosten, kostet*, budget, rechnung*, zahlen, bezahlt, preis, investi*, gespart, billiger, günstiger, teuer*, kasse, kassenwart*, überzogen, weniger, ausgegeben,
        gekauft, kaufen, lager`,
    },
  },
  'seen-to-the-end': {
    questions: 'finished-after-others-left first-big-job proudest-work design-walkthrough account-grew model-in-daily-use design-debt',
    asked: `see it through, finish*, proud*, durchhalten, stolz`,
    told: {
      en: `years, alone, on my own, others had left, others left, gave up, lost interest, moved on, kept going, every evening, last one, finished, complete, to the end, still there, still in use, first job,
        first time i, trusted me`,
      de: `jahre, allein, andere aufgegeben, die anderen, kein interesse, weitergemacht, machte weiter, jeden abend, letzte, fertig, bis zum ende, steht noch, in gebrauch, erster auftrag, erste mal,
        zugetraut`,
    },
  },
  'supply-and-demand': {
    questions:
      'stock-too-much-too-little forecast-missed planning-with-sales design-under-load pipeline-truth check-the-estimate explain-uncertainty metric-chosen',
    asked: `forecast*, stock, demand, prognose*, bestand*, nachfrage`,
    told: {
      en: `forecast*, expected, predicted, guess*, demand, stock, ran out, run out, sold out, left over, thrown away, too many, too few, weather, season, last year, per day, counted, count, sales, orders,
        shelves, range, between, figures, estimate*`,
      de: `prognose*, erwartet*, vorhergesagt, geschätzt, nachfrage, bestand, ausgegangen, ausverkauft, übrig, weggeworfen, zu viel*, zu wenig*, wetter, saison, vorjahr, pro tag, gezählt, verkauf*,
        bestellung*, regal*, spanne, zwischen, zahlen, schätz*`,
    },
  },
}
