import type { Lexicon } from './cues.ts'

/** How work is laid out, done and made better, told without the word. */
export const work: Lexicon = {
  planning: {
    en: {
      strong: `worked backwards, backwards from, weeks ahead, months ahead, in advance, ahead of time, week by week, day by day, hour by hour,
        wall chart, gantt, calendar, laid out, mapped out, order of work, lead times, shift pattern*, booked the, in what order, sequence*`,
      weak: `before the season, by easter, by christmas, buffer, spare day*, prepared, preparation*, arranged, the week before, the night before, slot,
        slots, phases, stages, turnaround, stock, deliveries, route, routes, peak`,
    },
    de: {
      strong: `rückwärts gerechnet, rückwärts geplant, wochen vorher, monate vorher, im voraus, vorausschauend*, woche für woche, tag für tag,
        stunde für stunde, kalender*, reihenfolge, ablaufplan, terminplan*, puffer*, schichtplan*, einsatzplan*, vorlauf*, bauzeitenplan, eingeplant,
        aufgeteilt auf, belegungsplan*, tourenplan*`,
      weak: `vorbereitet, vorbereitung*, vor der saison, bis ostern, bis weihnachten, am vorabend, in der woche davor, etappe*, abschnitt*, phase*, bestand,
        bestände, lieferung*, route*, organisiert*, bestellt, vorrat*`,
    },
  },
  prioritising: {
    en: {
      strong: `first of all i, had to wait, could wait, what could wait, let the rest, left the rest, crossed off, struck off, off the list, only three,
        only the three, most urgent, urgent ones, sickest first, in order of, said no, one at a time, by noon, both wanted, at the same moment, same hour,
        not today, turned down, which of them, what mattered most, matters most, short list, shortlist`,
      weak: `urgent, must-have*, competing, too much to do, too many, all wanted, postpon*, put off, parked, list of, at once, same time, not enough
        hours, first things, waiting list, limited`,
    },
    de: {
      strong: `zuerst um, musste warten, mussten warten, konnte warten, was warten kann, von der liste, gestrichen, strich ich, am dringendsten, dringendste*,
        nach dringlichkeit, nein gesagt, eins nach dem anderen, beide wollten, zur selben stunde, zur gleichen zeit, nicht heute, erst danach,
        was zuerst, wer zuerst, am wichtigsten, nur die drei, nur drei, sortierte ich, hintangestellt, liegen gelassen, liegen lassen`,
      weak: `dringend*, gleichzeitig*, zu viel zu tun, zu viele, alle wollten, verschoben, vertagt, geparkt, liste mit, auf einmal, zuerst, wichtiger,
        reichte nicht für alle, warteliste, begrenzt*, weggelassen`,
    },
  },
  delivery: {
    en: {
      strong: `to the day, on the day, day early, days early, week early, weeks early, opened on, doors opened, kept the date, as promised, had promised,
        promised for, signed off, to the end, saw it through, last piece, last one, stuck with it, nobody else wanted to finish, opening day, opening night,
        no day lost, handed the keys`,
      weak: `opening, opened, went up, in place by, done by, was ready, promised, due, weekend, hand over, complete, running since, up and running, behind
        schedule, catch up, late, in use, installed, ended`,
    },
    de: {
      strong: `auf den tag, tag früher, tage früher, woche früher, wochen früher, wie versprochen, wie zugesagt, versprochen, zugesagt*, rechtzeitig, bis zum
        schluss, zu ende gebracht, zu ende geführt, durchgezogen, dran geblieben, drangeblieben, am ball geblieben, eröffnet, eröffnung*, premiere,
        in betrieb genommen, schlüsselübergabe, abnahme, kein tag verloren, stand alles`,
      weak: `fertig, termin, im verzug, verzug*, aufholen, aufgeholt, in betrieb, erledigt, eingehalten, läuft seitdem, läuft seither, läuft bis heute,
        stichtag, montiert, aufgestellt, einbau*, beendet`,
    },
  },
  quality: {
    en: {
      strong: `double-check*, double check*, checked every, checked each, checked twice, checked again, second pair of eyes, four eyes, spot check*, sample of,
        samples, caught it, caught the, before it left, before it went out, out of tolerance, tolerance*, crack, cracks, did not match, not right, looked
        wrong, wrong batch, wrong label, recall*, scrap*, torn out, did it again, started again, redid, no faults, not one complaint`,
      weak: `fault*, flaw*, checked, check, counted, compared, reject*, mislabel*, exact*, millimet*, standard, missing, hairline, precise*, control*,
        verified, mismatch*`,
    },
    de: {
      strong: `doppelt geprüft, zweimal geprüft, nachgemessen, nachgezählt, nachgerechnet, gegengelesen, vier augen, vieraugenprinzip, stichprobe*, bevor es
        rausging, bevor es hinausging, vor der auslieferung, toleranz*, riss, risse, stimmte nicht, passte nicht, falsche charge, falsches etikett,
        rückruf*, ausschuss*, noch einmal gemacht, neu gemacht, keine beanstandung*, beanstand*, makellos*`,
      weak: `geprüft, prüfte, kontrollier*, kontrolle*, verglichen, verglich, gezählt, genau, millimeter*, sorgfältig*, sorgfalt, fehlte, falsch, norm,
        zurückgewiesen, auffällig*, messwert*`,
    },
  },
  improving: {
    en: {
      strong: `used to take, took hours, took days, hours a week, minutes instead, instead of three, instead of two, from three days, by hand, typed by,
        copied by, twice over, same thing every, every single week, every month, fewer steps, fewer clicks, one form, one sheet, rearrang*, moved the
        shelves, walked less, saves us, saves the, no longer need*, small script, script that, spreadsheet, macro`,
      weak: `quicker, shorter, smoother, less time, half the time, minutes, template*, queue*, routine, bottleneck*, rework, layout, repeated, steps,
        per cent less, fewer, dropped from, fell from, went from`,
    },
    de: {
      strong: `dauerte vorher, dauerte früher, dauerte bisher, stunden pro woche, stunden die woche, minuten statt, statt drei, statt zwei, von hand, händisch*,
        abgetippt, jede woche dasselbe, jeden monat dasselbe, weniger schritte, weniger wege, umgeräumt, umgestellt, ein formular, nur noch, spart uns,
        nicht mehr nötig, skript, tabelle, vorlage*, makro`,
      weak: `kürzer*, einfacher, reibungslos*, weniger zeit, minuten, warteschlange*, wartezeit*, routine, engpass*, doppelte arbeit, schritt*, weniger,
        sank von, gesunken, von drei auf, prozent weniger, aufwand, wege`,
    },
  },
  initiative: {
    en: {
      strong: `nobody asked, nobody had asked, no one asked, no one had asked, not my job, in my job description, off my own bat, own time, in my lunch*, after
        my shift, after hours, on saturdays, evenings i, without being asked, without being told, of my own accord, offered to, asked if i could, asked whether
        i could, put my hand up, i began, noticed that, nobody owned, nobody's job, knocked on, rang round, wrote to the`,
      weak: `began, tried out, first one, suggested, proposed, decided to, asked for permission, new group, spare time, weekend*, noticed, saw that,
        went and, launched, borrowed, by myself`,
    },
    de: {
      strong: `niemand hatte, niemand gebeten, hatte mich niemand, nicht meine aufgabe, nicht mein job, in meiner freizeit, in der mittagspause, nach
        feierabend, nach der schicht, an samstagen, abends habe ich, ungefragt, unaufgefordert, aus eigenem antrieb, auf eigene faust, bot ich an, bot an,
        fragte ich ob, meldete mich freiwillig, freiwillig*, fing ich an, fiel mir auf, niemand zuständig, keiner zuständig, angefangen, begann ich`,
      weak: `ausprobiert, vorgeschlagen, schlug vor, schlug ich vor, beschloss, erlaubnis, neue gruppe, wochenende*, bemerkte, gesehen dass, ging hin,
        gestartet, selbst, ausgeliehen`,
    },
  },
  resilience: {
    en: {
      strong: `breath*, slowly, kept my voice, stayed calm, quiet voice, all at once, at the same time, nobody panicked, panic*, screamed, shouted, flood*,
        power cut, power failed, alarm, ambulance, in the middle of the night, three in the morning, rejected, turned down, lost the, did not get, was
        cancelled, cancelled, broke down, gave out, exhausted, tired, cried, tears, started over, got back, next morning, second attempt, tried again`,
      weak: `storm*, smoke, fire, pressure, stress*, chaos, collapsed, failed, failure, hardest, worst, slept, disappointed, angry, off sick, sick,
        one by one, minutes later, rang, rest`,
    },
    de: {
      strong: `durchgeatmet, atmete, ruhig, blieb ruhig, ruhige stimme, alles auf einmal, alles gleichzeitig, panik*, schrie, schrien, geschrien, brüllte,
        hochwasser*, stromausfall*, alarm*, rettungswagen, mitten in der nacht, drei uhr morgens, abgesagt, absage*, verloren, nicht bekommen, fiel aus,
        ausgefallen, zusammengebrochen, erschöpf*, müde, geweint, tränen, von vorn, noch einmal versucht, zweiter anlauf, wieder aufgestanden, am nächsten morgen`,
      weak: `sturm*, unwetter*, rauch, feuer, brand, druck, stress*, chaos, gescheitert, misslungen, schlimmste*, enttäuscht*, krank*, hektik,
        nacheinander, eins nach dem anderen, unruhig*`,
    },
  },
  risk: {
    en: {
      strong: `stopped the line, stopped work, called it off, stop the machine, shut it down, shut down the, switched it off, pulled the plug, cordon*, taped off,
        evacuat*, harness*, guard rail, scaffold*, gas, leak*, locked, fire exit*, fire door*, allerg*, overdose, wrong dose, what if, what could go wrong,
        plan b, fallback, in case, spare, second supplier, emergency exit, rehears*, dry run, roll back, rollback, rehearsal`,
      weak: `dangerous, danger, unsafe, warning*, warned, electric*, ladder, helmet, insurance, password*, data protection, permit*, inspector*, worst
        case, careful*, hurt, rules, harm`,
    },
    de: {
      strong: `band angehalten, gestoppt, arbeit eingestellt, abgeschaltet, abgebrochen, stillgelegt, abgesperrt, absperr*, evakuier*, gurt*, geländer, gerüst*,
        gas, leck*, undicht*, fluchtweg*, notausgang, brandschutz*, allergi*, überdosis, falsche dosis, was wäre wenn, was schiefgehen, plan b,
        für den fall, ersatz*, zweiter lieferant, generalprobe, probelauf, zurückrollen, abgesichert, absicher*, vorsorg*`,
      weak: `gefährlich*, unsicher, warn*, strom, leiter, helm*, versicherung*, passwort*, genehmigung*, aufsicht*, vorsicht*, verletzt, regeln, schaden,
        sperr*`,
    },
  },
  budget: {
    en: {
      strong: `pounds, euro*, dollar*, thousand a year, a year less, under budget, over budget, overspen*, cheaper than, second-hand, secondhand, repaired instead,
        instead of buying, lease*, quote, quotes, three quotes, per unit, per head, break even, payback, paid for itself, paid back, donat*, fundrais*,
        sponsor*, bank, loan, cash, petty cash, treasurer, ledger, accounts, bill, bills`,
      weak: `money, pay, paid, buy, bought, afford*, cheap, sum, sums, worth, rent, wage*, fee, fees, energy bill, cuts, less money, subsid*, bookkeep*`,
    },
    de: {
      strong: `euro im jahr, euro weniger, im budget, überzogen, teurer als, günstiger als, billiger*, gebraucht gekauft, repariert statt, statt neu, geleast,
        angebote eingeholt, drei angebote, pro stück, pro kopf, rechnet sich, rechnete sich, amortis*, spende*, gespendet, sponsor*, kredit*, bank, kasse,
        kassenwart*, buchhaltung*, buchführung, rechnungen, stromrechnung, zuschuss*, zuschüsse`,
      weak: `geld*, euro, bezahl*, gekauft, leisten, teuer*, summe*, wert, miete*, lohn, gebühr*, sparen, gekürzt, kürzung*, haushalt*, fördertopf`,
    },
  },
}
