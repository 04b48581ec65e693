import type { Occasions } from './occasion.ts'

export const ofThinking: Occasions = {
  'cause-found': {
    questions:
      'same-fault-again hardest-fault obvious-was-wrong cause-or-coincidence customer-on-site source-of-truth forecast-missed night-outage after-the-incident',
    asked: `root cause*, solve a problem, solved a problem, troubleshoot*, fault, ursache*, problem gelöst`,
    told: {
      en: `kept, came back, every few, every third, every tuesday, only when, only on, nobody knew, everyone said, people said, to blame, blamed, was sure, thought it was, wrote down, noted, note the, log,
        compared, tested, swapped, took apart, opened, found, found that, saw that, real reason, turned out, pattern, since then, has not come back, never again`,
      de: `immer wieder, alle paar, jeden dienstag, jedes mal, nur wenn, nur bei, niemand wusste, alle sagten, alle dachten, schuld, sicher dass, aufgeschrieben, notiert, protokoll*, verglichen,
        getestet, getauscht, zerlegt, geöffnet, gefunden, fand, entdeckt*, der grund, lag am, lag daran, stellte sich, muster, seitdem, nie wieder`,
    },
  },
  'figures-persuade': {
    questions:
      'number-changed-a-mind unwelcome-result explain-uncertainty measured-success-wrongly metric-chosen dashboard-nobody-read money-found taught-figures measured-design dirty-data source-of-truth biased-data experiment-run',
    asked: `data, numbers, analysis, analytic*, figures, daten, zahlen, auswert*`,
    told: {
      en: `figures, numbers, counted, count, counts, data, table, chart, dashboard, report, rows, average, per cent, percent, tenth, compared, board, showed, measured, survey, records, statistic*, spreadsheet,
        half of, sample, control, double, duplicates, missing`,
      de: `zahlen, gezählt, zählung*, daten, tabelle, diagramm, bericht, zeilen, durchschnitt*, prozent, zehntel, verglichen, vorstand, gezeigt, gemessen, umfrage, aufzeichnungen, statistik*, hälfte,
        stichprobe, doppelt*, fehlten, excel`,
    },
  },
  'decided-in-doubt': {
    questions:
      'too-little-known reversed-yourself good-enough-line shortcut-taken trade-quality-for-date buy-or-build simple-beat-clever other-offers automation-limits long-view walked-away',
    asked: `decision*, decide*, tough call, incomplete information, trade-off*, entscheid*, entschied*`,
    told: {
      en: `did not know, not know, could not know, no time, either, or, decided, chose, took back, changed my mind, held back, called off, cancelled, stopped, half an hour, minutes to, without waiting, risk,
        would have, if i, wrong, right, not pleased, knowingly, temporary, for now, later, simple, simpler`,
      de: `wusste nicht, wussten nicht, keine zeit, entweder, oder, entschied*, entschieden, gewählt, zurückgenommen, meinung geändert, zurückgehalten, abgesagt, gestoppt, halbe stunde, minuten,
        ohne zu warten, risiko, hätte, wenn ich, falsch, richtig, nicht begeistert, bewusst, vorläufig, später, einfach`,
    },
  },
  'odd-idea': {
    questions:
      'idea-nobody-asked with-what-was-there constraint-helped first-small-version experiment-run users-did-otherwise design-walkthrough craft-detail design-for-the-edge whiteboard-waiting-room pitching-a-concept guest-experience',
    asked: `creativ*, innovat*, idea*, idee*, kreativ*`,
    told: {
      en: `idea, laughed, mad, silly, odd, nobody had, tried, try, prototype, cardboard, drew, drawing, sketch*, model, small, first version, out of, turned into, turned the, instead, game, music, paint*, trial,
        children, borrowed, copied`,
      de: `idee, gelacht, verrückt, komisch, noch nie, probiert, ausprobiert, prototyp, pappe, gezeichnet, zeichnung*, skizze*, modell, klein, erste version, aus, verwandelt, statt, stattdessen, spiel,
        musik, gemalt, versuch, kinder, geliehen, nachgemacht`,
    },
  },
  'draft-rejected': {
    questions:
      'thrown-away-version critique-taken critique-given killed-a-darling watched-people-struggle review-caught-it launch-without-takers first-small-version',
    asked: `threw away, draft, version, entwurf, verworfen`,
    told: {
      en: `draft*, version, threw away, thrown away, started again, from the beginning, stopped the, ended, closed, dropped, fond of, loved, proud of, months of work, weeks of work, nobody, hardly, watched,
        could not find, red ink, pencil, crossed out, torn apart, instead, smaller, listeners, ten small`,
      de: `entwurf*, entwürfe, fassung*, weggeworfen, verworfen, von vorn, eingestellt, beendet, geschlossen, hing an, geliebt, stolz auf, monate arbeit, wochen arbeit, niemand, kaum, zugesehen,
        zugeschaut, fanden nicht, rotstift, durchgestrichen, zerpflückt, stattdessen, kleiner`,
    },
  },
  'learnt-fast': {
    questions:
      'from-nothing-to-useful learned-a-method changed-fields first-fortnight many-languages mentor-you-had volunteers-led what-you-do-outside why-this-job',
    asked: `learn*, new skill*, gelernt, lernen`,
    told: {
      en: `knew nothing, never done, had never, no idea how, learnt, learned, taught myself, course, evenings, book, books, videos, library, asked the, beside, exam, certificate, weeks later, months later, first
        time, practised, mistakes, my teacher, old master, language, words a day, could`,
      de: `wusste nichts, noch nie, keine ahnung, gelernt, selbst beigebracht, beigebracht, kurs, abends, buch, bücher, videos, bibliothek, fragte, neben, prüfung, zertifikat, wochen später,
        monate später, erste mal, geübt, fehler, meine lehrerin, meister, sprache, vokabel*, konnte`,
    },
  },
  'hard-feedback': {
    questions:
      'feedback-that-hurt critique-taken real-weakness what-would-boss-say argued-about-technique review-caught-it mentor-you-had bias-in-yourself own-limits',
    asked: `feedback, criticism, weakness*, kritik*, schwäche*, rückmeldung*`,
    told: {
      en: `told me that, told me i, said that i, said i was, you never, you always, hurt, stung, angry at first, did not sleep, slept badly, thought about, she was right, he was right, they were right, since
        then i, ever since, i now, these days, i ask, i had always, thought i was, feedback, criticism, too fast, interrupt*`,
      de: `sagte mir, sagte zu mir, du hörst nie, du machst immer, tat weh, saß, gekränkt, erst wütend, schlecht geschlafen, nachgedacht, hatte recht, hatten recht, seitdem, seither, heute frage, heute,
        früher habe ich, dachte ich sei, rückmeldung, kritik, zu schnell, unterbroch*`,
    },
  },
  'own-mistake': {
    questions:
      'own-mistake answered-for-the-team reversed-yourself forecast-missed estimate-went-wrong real-weakness after-the-incident lesson-that-failed wrong-hire handed-over-and-wobbled yes-you-should-have-refused',
    asked: `mistake*, own up, fehler*, irrtum`,
    told: {
      en: `i had, my mistake, my fault, i was wrong, had been wrong, mine, my own, mixed up, overlooked, forgotten, forgot, missed, wrong, sent off, rang, called, told them, told her, told him, what i had
        done, before anybody, before anyone, apologis*, sorry, corrected, since, aloud, i now, checklist, owned`,
      de: `hatte ich, ich hatte, mein fehler, meine schuld, lag falsch, verwechselt, übersehen, vergessen, falsch*, verschickt, abgeschickt, rief an, angerufen, habe gesagt, was ich getan, bevor
        jemand, entschuldigt, leid, korrigiert, berichtigt, seitdem, seither, laut vor, checkliste`,
    },
  },
  'refused-to-bend': {
    questions:
      'rule-bent confidence-kept ethics-of-nudge unwelcome-result security-hole pipeline-truth privacy-line yes-you-should-have-refused helping-before-selling investigated-a-grievance disagreed-upwards taste-against-evidence public-counter',
    asked: `ethic*, honest*, dilemma*, integrity, ehrlich*, gewissen*`,
    told: {
      en: `asked me to, wanted me to, sign, signed, refused, would not, said no, said that i, date, backdat*, leave out, only a formality, nobody would, nobody will, cash, gift, favour, in confidence, secret,
        promised, not tell, could not say, asked me whether, against the rules, rule, truth, honest*, instead i, another way, did not sell, sent them to, cheaper one`,
      de: `wollte dass ich, bat mich, verlangte, unterschreiben, unterschrieben, geweigert, weigerte, nicht mache, nein gesagt, ich habe gesagt dass, datum, weglassen, formsache, merkt niemand,
        niemand merkt, geschenk, gefallen, vertraulich, geheim*, versprochen, nicht sagen, durfte nicht, vorschrift*, regel*, wahrheit, ehrlich*, einen weg, nicht verkauft, abgeraten`,
    },
  },
  'direction-changed': {
    questions:
      'market-shifted rivals-read killed-a-darling long-view enter-a-new-market vision-in-a-sentence technical-direction data-strategy five-years-on team-built-from-none design-debt account-grew launch-without-takers',
    asked: `strateg*, long term, vision, market, markt*, langfristig*`,
    told: {
      en: `years, five years, ten years, nobody under, young people, customers stayed, no longer, stopped selling, gave up, closed, sold the, turned the, rose, grew, growing, fell, competitor*, across the road, new
        shop, opened, online, future, members, membership, two thirds, first in, invest*, region`,
      de: `jahre, fünf jahre*, zehn jahre*, junge leute, blieben weg, nicht mehr, eingestellt, aufgegeben, geschlossen, verkauft, umgebaut, gestiegen, gewachsen, wuchs, gesunken, konkurrenz*, gegenüber,
        neuer laden, eröffnet, online, zukunft, mitglieder, zwei drittel, als erste, investiert, region`,
    },
  },
  'written-so-it-worked': {
    questions:
      'written-word-worked words-as-design drawing-left-behind proposal-written promise-in-words holiday-without-calls end-of-shift-handover handoff-to-makers business-case system-not-screen hard-to-fill accessible-from-start audit-stood-up',
    asked: `write, wrote, written, document*, text, schreiben, geschrieben`,
    told: {
      en: `wrote, written, write down, letter, sign, label*, leaflet, page, one page, words, ten words, sentence*, form, note, notes, card*, poster, guide, handbook, manual, folder, list, instructions, email, read, plain,
        drew, pictures, on the door, application, grant, advert, checklist`,
      de: `geschrieben, schrieb*, aufgeschrieben, brief*, schild*, etikett*, faltblatt, merkblatt, seite, eine seite, wörter, zehn wörter, satz, sätze, formular*, notiz*, zettel, karten, plakat,
        anleitung, handbuch, ordner, liste, e-mail, gelesen, einfach*, gezeichnet, bilder, an der tür, antrag, anzeige, checkliste`,
    },
  },
  'made-plain': {
    questions:
      'complex-made-plain promise-in-words explain-to-finance explain-uncertainty big-room-pitch pitching-a-concept fundraising-ask meeting-saved taught-figures bad-news-in-person unwelcome-result ask-for-a-reference',
    asked: `explain*, present*, public speaking, erklär*, vortrag*, präsent*`,
    told: {
      en: `explained, in front of, hall, room, audience, slides, microphone, meeting, council, parents, board, brought along, brought a, put on the table, showed, imagine, like a, compared, story, two minutes, ten
        minutes, silence, questions, applause, voted, understood, grandmother, picture, drew`,
      de: `erklärt*, vor der, vor den, vor dem, saal, publikum, folien, mikrofon, versammlung, sitzung, gemeinderat, elternabend, vorstand, mitgebracht, auf den tisch, gezeigt, stellen sie sich, wie
        ein, verglich*, geschichte, zwei minuten, zehn minuten, stille, fragen, beifall, abgestimmt, verstanden, oma, bild, zeichnete`,
    },
  },
  'in-the-craft': {
    questions:
      'system-you-know-best old-and-critical standard-questioned new-technique-adopted made-it-faster work-to-tolerance craft-detail strength-with-proof simple-beat-clever argued-about-technique system-not-screen hardest-fault',
    asked: `technical*, fachlich*, expert*`,
    told: {
      en: `machine, engine, pump, valve, lathe, weld*, joint, motor, gear*, wire*, cable*, server, database, code, software, program*, material, method, technique, old system, nobody understood, thirty years old,
        tolerance, millimetre*, temperature, pressure, ear, fingers, thumb, rebuilt, piece by piece, test bench, mould, oven, wood, steel`,
      de: `maschine, motor, pumpe, ventil, drehbank, schweiß*, verbindung, getriebe, draht, kabel, server, datenbank, code, software, programm*, material, methode, technik, altes system, niemand mehr
        verstand, dreißig jahre alt, toleranz, millimeter, temperatur, druck, gehör, finger, daumen, neu gebaut, stück für stück, prüfstand, form, ofen, holz, stahl`,
    },
  },
}
