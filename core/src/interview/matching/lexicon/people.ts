import type { Lexicon } from './cues.ts'

/** How one speaks, works and gets on with others, told without the word. */
export const people: Lexicon = {
  writing: {
    en: {
      strong: `one page, one-page, two pages, half a page, a page, a letter, letters, leaflet*, flyer*, poster*, sign, signs, notice, wording, worded, reworded, rewrote, sentence,
        sentences, paragraph*, headline*, email, e-mail, emails, text message, instructions, in plain words, plain words, read it aloud, cut it down, words shorter, glossary,
        captions, label*, form, forms, wiki, post, minutes of, application text`,
      weak: `page, pages, draft, drafts, letter, text, read, word, words, print*, note, notes, sheet, card, cards, website, published, template`,
    },
    de: {
      strong: `eine seite, zwei seiten, halbe seite, brief, briefe, faltblatt, flugblatt, plakat*, schild*, aushang, aushänge, formulier*, umgeschrieben, satz, sätze, absatz,
        überschrift*, e-mail, mail, mails, anweisung*, in einfachen worten, einfache worte, vorgelesen, gekürzt, glossar, beschrift*, etikett*, formular*, wiki, beitrag,
        schreiben an, merkblatt, merkblätter, zettel, schrieb ich, niedergeschrieben, aufgeschrieben`,
      weak: `seite*, text*, gelesen, wort, worte, wörter, gedruckt, notiz*, blatt, karte, karten, webseite, vorlage, tafel, entwurf`,
    },
  },
  speaking: {
    en: {
      strong: `in front of, stood up in front, audience*, microphone*, hall, slides, slide, without slides, assembly, stood up and, on the stage, parents' evening, council
        meeting, open day, town hall, told the story, compared it to, like a, imagine a, in two sentences, drew on the, on a napkin, whiteboard, explained to, explained it,
        broke the news, bad news, gave the news, to his face, to her face, spoke for, introduced myself, minutes on, listeners, applau*, questions from the, facilitat*, agenda`,
      weak: `spoke, speak, explain*, meeting, room, said, voice, story, example, picture*, radio, show, showed, rehears*, panel, announce*, tour, tours`,
    },
    de: {
      strong: `vor der, vor den, vor dem, publikum*, mikrofon*, mikrophon*, saal, folien, ohne folien, versammlung*, stand auf und, bühne, elternabend*, gemeinderatssitzung,
        tag der offenen tür, bürgerversammlung, erzählte die geschichte, verglich es mit, verglichen mit einem, wie ein, stellen sie sich vor, in zwei sätzen, an die tafel,
        flipchart, erklärte ich, schlechte nachricht, überbracht*, ins gesicht, zuhörer*, applaus, beifall, fragen aus dem, tagesordnung, führung durch, sprach vor, ansprache`,
      weak: `sprach, gesprochen, erklärt*, besprechung, raum, stimme, geschichte, beispiel, bild*, radio, gezeigt, geprobt, angekündigt, sitzung*, erzählt*`,
    },
  },
  listening: {
    en: {
      strong: `let him talk, let her talk, let them talk, let him finish, let her finish, asked what, asked why, asked her what, asked him what, asked them what, asked how, sat
        down with, sat with, over coffee, over a coffee, cup of tea, kitchen table, said little, said nothing, did not interrupt, without interrupting, what they really, what she
        really, what he really, behind it, underneath, in her own words, in his own words, asked everyone, asked each, watched how, spent a day with, spent a morning, went along, really needed, really wanted,
        it turned out that she, turned out he, quiet one`,
      weak: `asked, ask, talked, talk to, question*, hear, wanted, needed, worried, visited, conversation*, answer*, story, feel, felt, observ*, silence, repeated back`,
    },
    de: {
      strong: `ließ ihn reden, ließ sie reden, ausreden, fragte was, fragte warum, fragte ich, fragte sie was, fragte ihn was, fragte jeden, fragte alle, setzte mich zu,
        setzte mich mit, bei einem kaffee, beim kaffee, tasse tee, küchentisch, sagte wenig, sagte nichts, unterbrach nicht, ohne zu unterbrechen, was sie wirklich, was er
        wirklich, wirklich brauchte*, eigentlich wollte*, dahinter, steckte dahinter, mit eigenen worten, mitgegangen, einen tag mit, einen vormittag, sah zu wie, schaute zu,
        hörte zu, hörte ich, stellte sich heraus dass sie, nachgefragt, hakte nach, gespräch*`,
      weak: `gefragt, fragen, geredet, gehört, wollte, brauchte, sorgen, besucht*, antwort*, geschichte, gefühl*, fühlte, beobacht*, schweigen, stille, schwieg`,
    },
  },
  collaboration: {
    en: {
      strong: `the other department, other department, two departments, both departments, other shift, with the night shift, with the other shift, next door, other trades, other trade, with the electricians,
        with the kitchen, with the warehouse, with finance, with accounts, with operations, with production, with marketing, with engineering, with purchasing, sat together, at one
        table, same table, round one table, every morning we, weekly call, shared list, shared document, common goal, swapped shifts, lent us, lent them, took turns, hand in hand, as a pair,
        both of us, the two of us, credit, got along, difficult colleague`,
      weak: `together, colleague*, we agreed, department*, partner*, neighbour*, team, both, each other, between, share, shared, met, meeting, joined, group, help`,
    },
    de: {
      strong: `andere abteilung, anderen abteilung, zwei abteilungen, beide abteilungen, andere schicht, anderen schicht, mit der nachtschicht, mit der nächsten schicht, nebenan, andere gewerke, gewerke*, mit den
        elektrikern, mit der küche, mit dem lager, mit der buchhaltung, mit der produktion, mit dem marketing, mit dem einkauf, mit der technik, setzten uns zusammen, an einem tisch, an einen
        tisch, jeden morgen, wöchentlich*, geteilte liste, gemeinsame liste, gemeinsames ziel, dienste getauscht, geliehen, abwechselnd, hand in hand, zu zweit, wir beide, miteinander,
        abgesprochen, absprache*, nachbarabteilung`,
      weak: `zusammen, gemeinsam, kollege*, kollegin*, abteilung*, partner*, nachbar*, team, beide, einander, zwischen, geteilt, trafen, treffen, gruppe, hilfe`,
    },
  },
  conflict: {
    en: {
      strong: `told my lead, told my boss, told my manager, told him that i, told her that i, did not agree, thought it was wrong, thought he was wrong, thought she was wrong, saw it
        differently, against my, shout*, yell, yells, yelled, yelling, furious, angry, anger, raised voice*, screaming, slammed, insult*, swore, stormed out, refused to speak, stopped speaking, not
        speaking, did not speak to each, no longer spoke, would not work together, no longer work, blamed each other, accus*, row, rows, quarrel*, fought, feud*, at odds,
        both sides, either side, in the corridor, calmed down, made peace, shook hands, apologis*, apologiz*`,
      weak: `upset, hostile, loud, against, problem with, complain*, difficult, trouble, between them, offended, cold, glare*, opinion, objected, separate*, talk it out, rude`,
    },
    de: {
      strong: `sagte meiner chefin, sagte meinem chef, sagte ihm dass ich, sagte ihr dass ich, nicht einverstanden, hielt ich für falsch, hielt das für falsch, sah das anders, sah
        es anders, anderer meinung, schrie*, brüllt*, wütend*, wut, zornig*, zorn, laut geworden, beschimpf*, beleidig*, türen knall*, knallte die tür, redeten nicht mehr, sprachen nicht mehr,
        nicht mehr miteinander, gaben sich gegenseitig, gegenseitig die schuld, vorwurf, vorwürfe, vorgeworfen, warf mir vor, zerstritt*, gestritten, krach, fronten, beide seiten, auf dem flur,
        beruhigt*, versöhn*, gaben sich die hand, entschuldigte sich, aneinandergeraten, stritten`,
      weak: `verärgert*, ärger*, laut, gegen, beschwer*, schwierig*, zwischen ihnen, gekränkt*, meinung*, einwand, einwände, getrennt*, aussprache, unfreundlich*, eisig*`,
    },
  },
  influence: {
    en: {
      strong: `came round, came around, changed his mind, changed her mind, changed their mind*, in the end he, in the end she, in the end they agreed, said yes, agreed to try, agreed to
        let, let me try, gave me two weeks, gave me a week, showed him the, showed her the, showed them the, showed the board, brought the figures, brought numbers, took him along, took her along,
        invited him to, invited her to, no authority, no say, had no say, not their boss, could not order, could not tell them, one by one, first ally, on my side, allies, asked the director, they now, others
        copied, copied it, other sites, took it up, taken up, became the standard, whole company, whole school`,
      weak: `agreed, director, board, head, chief, boss, proof, reason*, argument*, evidence, show, trial, doubt*, suggest*, proposal, support, vote, voted, followed`,
    },
    de: {
      strong: `meinung geändert, lenkte ein, ließ sich darauf ein, ließen sich darauf ein, sagte zu, stimmte zu, stimmten zu, war einverstanden, durfte ich probieren, gab mir
        zwei wochen, gab mir eine woche, zeigte ihm die, zeigte ihr die, zeigte ihnen, legte die zahlen, legte zahlen, brachte zahlen, nahm ihn mit, nahm sie mit, lud ihn ein,
        lud sie ein, nichts zu sagen, keine befugnis*, nicht ihr chef, nicht weisungsbefugt, konnte nicht anordnen, einen nach dem anderen, verbündet*, auf meiner seite, mit ins boot,
        andere übernahmen, übernahmen es, nachgemacht, zum standard, ganze schule, ganze firma, gewann ich, umgestimmt, rückendeckung, bewilligt*, dafür gewonnen`,
      weak: `geschäftsführ*, direktor*, leitung, chef*, beweis*, grund, gründe, argument*, probe, zweifel*, vorgeschlagen, vorschlag*, unterstütz*, abgestimmt, abstimmung, zugestimmt`,
    },
  },
  negotiation: {
    en: {
      strong: `at the table, sat down with the, in return, in exchange, if they, if we paid, counter-offer*, counteroffer*, counter offer, first offer, asking price, price increase, price rise,
        wanted more, cheaper offer, walk away, walked away, walked out, met halfway, halfway, middle ground, gave way, give and take, concession*, compromise*, landlord*, rent, lease,
        union, works council, wage*, salary, payment terms, thirty days, sixty days, minimum order, longer contract, two-year, fixed price, both got, both left, handshake, bargain*,
        agreement`,
      weak: `offer, offers, price, prices, agreed, buyer*, seller*, supplier, demands, demanded, percent off, per cent off, conditions, accept*, refuse*, sign, signed, volume, delivery dates`,
    },
    de: {
      strong: `am tisch, am verhandlungstisch, im gegenzug, dafür bekam*, wenn sie, gegenangebot*, erstes angebot, preiserhöhung*, wollte mehr, günstigeres angebot, aufgestanden, ging vom
        tisch, in der mitte, mittelweg, entgegenkommen, entgegengekommen, kam entgegen, kamen entgegen, nachgegeben, geben und nehmen, zugeständnis*, kompromiss*, vermieter*, miete,
        gewerkschaft*, betriebsrat*, lohn*, gehalt*, zahlungsziel*, dreißig tage, mindestmenge*, mindestabnahme, laufzeit*, festpreis*, beide bekamen, beide seiten, handschlag,
        vereinbar*, handel*, gefeilscht`,
      weak: `angebot*, preis, preise, einig, käufer*, verkäufer*, lieferant, forder*, prozent nachlass, bedingung*, akzept*, abgelehnt, unterschrieben, menge, liefertermin*`,
    },
  },
  customers: {
    en: {
      strong: `at the counter, at the till, reception desk, front desk, shopper*, diner*, table nine, table four, passenger*, traveller*, buyer, buyers, tenant*, subscriber*, caller*,
        a regular, regulars, regular customer*, came back, comes back, recommended us, left us, wanted to leave, cancel their, wanted to cancel, their money back, refund*, voucher*, on the house, free of charge,
        wedding, hotel, their problem, what they needed, review online, five stars, complained, unhappy, hotline, called us, delivery address, signed with us, ordered, orders, reader*`,
      weak: `service, people who, shop, store, order, sold, sell, bought, complaint, wish*, happy, pleased, account, restaurant, bookings, public, member*, audience`,
    },
    de: {
      strong: `an der theke, am tresen, an der kasse, am empfang, rezeption*, fahrgast, fahrgäste, reisende*, käufer*, mieter*, abonnent*, anrufer*, stammkund*, stammgast, stammgäste, kam wieder,
        kamen wieder, weiterempfohlen, wollte kündigen, wollten kündigen, absprung, wollte weg, geld zurück, erstattet*, gutschein*, aufs haus, kostenlos, hochzeit*, hotel*, auftraggeber*,
        was sie brauchten, bewertung*, fünf sterne, beschwerte sich, unzufrieden*, hotline, rief uns an, bestellte*, bestellung*, leser*, auftrag, aufträge, tisch`,
      weak: `laden, geschäft, verkauft, verkauf*, wunsch, wünsche, glücklich, zufrieden, restaurant*, buchung*, publikum, mitglied*, leute die, anliegen`,
    },
  },
  care: {
    en: {
      strong: `old man, old woman, elderly, dementia, wheelchair, hospice, dying, died, medication, medicine, dose, bed, feverish, fever, pulse, blood pressure, pale, eating, would not
        eat, stopped eating, held her hand, held his hand, mother, father, daughter, son, parents, family, families, relatives, relative, foster*, social worker, youth office, kindergarten,
        nursery, toddler*, boy, girl, baby, ashamed, dignity, wash, washed, toilet, pain, frail, fell, home visit, care home, night round, lonel*, bruise*`,
      weak: `nurse, doctor, therapist*, hospital, school, teacher, home, help*, gentle*, afraid, frightened, quiet*, cried, comfort*, safe, alone, sleep, illness`,
    },
    de: {
      strong: `alter mann, alte frau, ältere*, demenz*, rollstuhl*, hospiz*, sterbend*, gestorben, starb, medikament*, tablette*, dosis, bett, fieber*, puls, blutdruck, blass, aß nicht, nicht mehr
        essen, hielt ihre hand, hielt seine hand, mutter, vater, tochter, sohn, eltern, familie*, verwandte*, pflegefamilie, sozialarbeit*, jugendamt, kita*, kindergarten*, kleinkind*, junge,
        mädchen, baby, schämte*, würde, waschen, gewaschen, toilette, schmerz*, gebrechlich*, gestürzt, sturz, hausbesuch*, heim, altenheim, wohnheim, einsam*`,
      weak: `arzt, ärztin, therapeut*, krankenhaus, schule, lehrer*, zuhause, hilfe*, sanft*, angst*, still*, weinte, trost, tröst*, allein, schlaf*, krankheit`,
    },
  },
  inclusion: {
    en: {
      strong: `wheelchair*, deaf, blind, hearing aid*, sign language, subtitles, large print, braille, ramp, step-free, dyslex*, autis*, did not speak english, no english, little english,
        hardly any english, interpreter*, mother tongue, another language, other language, refugee*, migrant*, foreign*, accent, pictures instead, pictogram*, symbols, headscarf, part-time*,
        single mother*, women, men only, only men, only woman, quiet ones, never spoke, never said a word, left out, excluded, shut out, at the edge, felt welcome, anonymous*, names removed,
        without names, prejudice*, assumed that, i had assumed, night shift never, joke about, belittl*`,
      weak: `language*, disabilit*, barrier*, everyone, everybody, included, invite*, invited, welcome, different, culture*, prayer, holiday*, older, access, fair, speak up, belong*`,
    },
    de: {
      strong: `rollstuhl*, gehörlos*, taub, blind*, hörgerät*, gebärden*, untertitel*, großdruck, brailleschrift, rampe*, stufenlos*, legasthen*, autis*, sprach kein deutsch, kein deutsch,
        wenig deutsch, kaum deutsch, dolmetsch*, muttersprache*, andere sprache, fremde sprache, geflüchtet*, flüchtling*, migra*, ausländ*, akzent, bilder statt, piktogramm*, symbole, kopftuch,
        teilzeit*, alleinerziehend*, frauen, nur männer, einzige frau, die stillen, sagte nie etwas, nie ein wort, ausgeschlossen, außen vor, am rand, ausgegrenzt, willkommen, anonym*,
        ohne namen, hatte angenommen, witz über, witze über, abfällig*, herabsetz*`,
      weak: `sprache*, behinder*, barriere*, alle, jeder, einbezogen, eingeladen, anders, kultur*, gebet*, feiertag*, ältere, zugang, gerecht*, dazugehör*, teilnehmen, teilhabe`,
    },
  },
}
