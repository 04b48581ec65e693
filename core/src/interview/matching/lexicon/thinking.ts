import type { Lexicon } from './cues.ts'

/** How things are found out, decided and thought of, told without the word. */
export const thinking: Lexicon = {
  'finding-causes': {
    en: {
      strong: `kept coming back, came back again, again and again, every few weeks, every tuesday, every monday, only on, only when, only happened, nobody knew why,
        could not explain, everyone blamed, everybody blamed, blamed the, the real reason, real culprit, it was not the, took it apart, took apart, one by one,
        ruled out, swapped, step by step, log, logs, logbook, wrote down every, pattern, microscope, magnif*, under the, the third time, went back through, noted the time`,
      weak: `problem, reason, puzzl*, strange, odd, suspect*, clue*, compared, measured, watched, tried, switched off, trail, explanation, source of,
        sensor*, faulty, looked into`,
    },
    de: {
      strong: `kam immer wieder, immer wieder, alle paar wochen, jeden dienstag, jeden montag, nur wenn, nur bei, niemand wusste warum, keiner wusste warum, konnte sich
        niemand erklären, alle glaubten, alle dachten, schuld war, gaben die schuld, der wahre grund, eigentliche grund, auseinandergenommen, zerlegt, nacheinander,
        ausgeschlossen, getauscht, schritt für schritt, protokoll*, logbuch, schrieb auf wann, muster, lupe, zum dritten mal, lag es an, lag an, woran es`,
      weak: `problem*, grund, rätsel*, seltsam*, merkwürdig*, verdacht*, verdächtig*, hinweis*, verglichen, gemessen, beobachtet, ausprobiert, spur, erklärung,
        sensor*, defekt*, nachgeschaut, geprüft`,
    },
  },
  forecasting: {
    en: {
      strong: `per cent, percent, average*, median, last year's, previous years, years of data, years of figures, years of sales, numbers,
        the numbers, spreadsheet*, chart, charts, graph*, plotted, curve, correlat*, weather, demand, seasonal*, expected, estimate*, range, between, margin of error, off by, too high, too low, out by, control group, counted,
        tally, tallied, sample size, half of the, query, sql`,
      weak: `figure, rate, weekly, monthly, sales of, stock, count, records, history, table, likely, compared with, out of ten, sums, calculat*, guess*,
        rows, columns`,
    },
    de: {
      strong: `prozent, durchschnitt*, median, vorjahr*, letzten jahre, der letzten, zahlen, die zahlen, tabelle*, diagramm*, grafik*, kurve*, korrel*, wetter*, nachfrage*,
        saisonal*, erwartet*, geschätzt*, schätzung*, spanne, zwischen, lag daneben, daneben, zu hoch, zu niedrig, kontrollgruppe, gezählt, strichliste*,
        stichprobe*, abfrage*, absatz*, bedarf*`,
      weak: `quote, rate, wöchentlich*, monatlich*, bestand*, anzahl, aufzeichnung*, verlauf, wahrscheinlich*, verglichen mit, von zehn, gerechnet, rechnete,
        berechn*, zeilen, spalten, excel`,
    },
  },
  deciding: {
    en: {
      strong: `made up my mind, either, or else, no time to, could not wait for, did not know whether, without knowing, half the information, two ways, both ways,
        pros and cons, for and against, in favour of, went with, picked the, settled on, ruled against, drew the line, changed my mind, took it back, reversed,
        called it off, called off, pulled out, went ahead, gave the go, i said stop, i said no, on balance, would rather, the price of, gave up the, stand by it`,
      weak: `choice, choose, whether, alternative*, instead, before noon, by morning, call, stopped, cancel*, criteria, agreed to, gamble, bet,
        kept, dropped, risked, judg*`,
    },
    de: {
      strong: `entweder, oder aber, keine zeit für, nicht warten bis, wusste nicht ob, ohne zu wissen, ohne sicher zu, zwei möglichkeiten, zwei wege, dafür und dagegen,
        für und wider, sprach dafür, sprach dagegen, wählte ich, wählte, legte mich fest, festgelegt, zog die grenze, meinung geändert, zurückgenommen, nahm zurück,
        abgeblasen, abgesagt, stieg aus, trotzdem gemacht, ich sagte stopp, ich sagte nein, unterm strich, lieber, verzichtet*, dazu gestanden, stehe dazu`,
      weak: `wahl, ob, stattdessen, bis mittag, bis morgen, gestoppt, kriterien, einverstanden, gewagt, behalten, fallen gelassen, riskiert*, möglichkeit*,
        abwarten, urteil*`,
    },
  },
  creativity: {
    en: {
      strong: `what if we, nobody had tried, never been done, not been done before, laughed at first, laughed at me, sounded mad, sounded silly, looked odd, cardboard,
        paper model, mock-up*, mockup*, drew, sketched, made out of, out of old, leftover*, scraps, improvis*, makeshift, tried it on, first
        version, three versions, turned it into, turned the, playful*, game, set to music, painted, built a small`,
      weak: `new, different, drawing, theme, story, rough, unusual*, trial, tried, test, made, tape, wood, colour*, shape*, music, stage, recipe*, imagin*,
        version*, inspired`,
    },
    de: {
      strong: `was wäre wenn, noch nie jemand, hatte noch niemand, nie gemacht, haben gelacht, lachten, klang verrückt, sah komisch aus, pappe*, papiermodell,
        attrappe*, gezeichnet, zeichnung*, zeichnete, skizz*, aus alten, aus resten, reste*, improvis*, notbehelf, erste fassung, drei fassungen, verwandelt*,
        umgewandelt, spielerisch*, vertont, gemalt, kleines modell, bastel*, gebastelt, ausgedacht, einfall*`,
      weak: `neu, neue art, spiel, geschichte, anders, ungewöhnlich*, versuch*, ausprobiert, klebeband, holz, farbe*, form, musik*, bühne, rezept*, vorgestellt, fassung*, fantasie*,
        phantasie*, inspirier*`,
    },
  },
  learning: {
    en: {
      strong: `never done before, had never, knew nothing, did not know how, no idea how, library, evenings, night school, watched videos, video tutorials, textbook,
        manuals, asked a colleague, shadowed, sat beside, sat next to, beginner*, first attempt, got it wrong, practised, practiced, exam, exams, diploma, new
        language, since then i, since then, next time, today i, these days i, ever since, i now, would do differently, do differently, told me that i, hurt, stung`,
      weak: `read, book, books, teacher, lesson, tried, understand, mistake, changed how i, from scratch, slowly, notes, questions, criticism, review,
        advice, fluent, wrong`,
    },
    de: {
      strong: `noch nie gemacht, hatte noch nie, keine ahnung, wusste nichts, wusste nicht wie, bibliothek, abends, abendschule, abendkurs, videos, lehrbuch, handbücher,
        fragte eine kollegin, fragte einen kollegen, mitgelaufen, saß neben, setzte mich neben, anfänger*, erster versuch, geübt, übte, prüfung bestanden, examen,
        neue sprache, seitdem, seither, beim nächsten mal, heute frage ich, heute mache ich, würde ich anders, anders machen, sagte mir dass ich, tat weh, saß tief,
        beigebracht`,
      weak: `gelesen, buch, bücher, lehrer*, lehrgang, versucht, begriffen, langsam, notizen, fragen, kritik*, rat, fließend, falsch gemacht`,
    },
  },
  expertise: {
    en: {
      strong: `years in the trade, came to me, brought me the, asked me because, nobody else could, only one who, by ear, by feel, by hand, hard case*, difficult
        case*, craft*, machin*, lathe, weld*, solder*, circuit*, sauce, dough, grain, joint*, valve, valves, pump, pumps, compiler, database*, server*, protocol,
        thesis, lab, laborator*, technique*, method, specification*, tolerances, microns, alloy, textile*, restor*`,
      weak: `technical*, tool*, material*, skill*, trade, detail*, standard, standards, rebuilt, built, repair*, engine*, code, test rig, system,
        sensor*, instrument*, rare`,
    },
    de: {
      strong: `jahre im beruf, kamen zu mir, brachten mir, fragten mich weil, sonst niemand konnte, als einzige*, nach gehör, mit gefühl, schwierige fälle, schwieriger
        fall, handwerk*, drehbank, geschweißt, schweiß*, gelötet, schaltung*, sauce, teig, maserung, gelenk*, ventil*, pumpe*, datenbank*, server*, norm, normen,
        doktorarbeit, labor*, technik*, verfahren*, methode*, legierung*, stoff, restaurier*, fachfrage*, gutachten, gesell*, meister*, werkstück*`,
      weak: `technisch*, werkzeug*, material*, fertigkeit*, können, detail*, neu gebaut, gebaut, reparier*, motor*, code, prüfstand, system, instrument*, selten*,
        maschine*`,
    },
  },
  strategy: {
    en: {
      strong: `five years, ten years, three years, years later, in the long run, years ahead, bigger picture, big picture, whole region, where we were heading, which
        way, future, closing down, closed the, gave up the, bet on, moved away from, focus on, focused on, only one thing, no longer offer*, stop offering, rivals,
        rival, across the road, new branch, opened a second, board, trustees, supervisory, charter, council, niche, young people no longer, paid off`,
      weak: `plan for, growth, grew, membership, members, direction, priority, annual, next year, change course, demand, region, sector, offer, position,
        invest*, trend, goals`,
    },
    de: {
      strong: `fünf jahre*, zehn jahre*, drei jahre*, jahre später, auf lange sicht, auf dauer, das große ganze, ganze region, wohin wir, zukunft*, geschlossen,
        aufgegeben, gesetzt auf, weg von, konzentriert*, nur noch eine, bieten nicht mehr, konkurren*, gegenüber, neue filiale, zweite filiale, vorstand*, beirat,
        aufsichtsrat, gemeinderat, nische*, leitbild, ausgezahlt, zahlte sich aus, sortiment*, standort*, kurs`,
      weak: `wachstum, gewachsen, mitglieder*, richtung*, jährlich*, nächstes jahr, kurswechsel, nachfrage, region*, branche*, angebot, stellung, investi*, ziele,
        trend, planung für`,
    },
  },
  integrity: {
    en: {
      strong: `was wrong and said so, my fault, my own fault, my mistake, i had forgotten, i had overlooked, i had missed, i had mixed up, i had sent, rang them myself,
        before anyone noticed, before anyone else, nobody would have noticed, no one would have noticed, nobody would have known, could have kept quiet,
        said nothing, not say, refused, refuse to, would not sign, did not sign, sign it, asked me to leave out, look the other way, turn a blind eye, off the record, in
        confidence, promised not to, keep it to myself, apologi*, owed them, truth, against the rules, bribe*, gift, gifts, falsif*, favour*, backdate*, cover up`,
      weak: `sorry, wrong, fair, trust*, promise*, secret*, private, conscience, lie, lied, rule, rules, reported, own, responsible, blame, told him, told her, told them`,
    },
    de: {
      strong: `mein fehler, meine schuld, ich hatte vergessen, ich hatte übersehen, hatte ich übersehen, hatte ich vergessen, ich hatte verwechselt, rief selbst an,
        bevor es jemand merkte, niemand hätte es, niemand hätte gemerkt, hätte schweigen können, verschwieg*, verschwiegen, weigerte mich, geweigert,
        nicht unterschrieben, unterschrieb nicht, wegsehen, weggesehen, weggeschaut, unter vier augen, im vertrauen, anvertraut, für mich behalten, versprochen nichts,
        entschuldigt*, entschuldigung, wahrheit, gegen die regeln, bestech*, geschenk*, gefälscht*, gefallen tun, rückdatier*, vertusch*, gestand, geradestehen`,
      weak: `tut mir leid, falsch, fair, vertrauen*, versprechen, geheim*, privat, gewissen, gelogen, lüge*, regel*, gemeldet, verantwort*, schuld, gesagt dass`,
    },
  },
}
