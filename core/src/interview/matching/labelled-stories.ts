/** A story as it was told, which no tag names. */
interface ToldStory {
  id: string
  language: 'en' | 'de'
  text: string
}

/** Stories that the lexicon and the weights are tuned by. */
export const labelledStories: readonly ToldStory[] = [
  {
    id: 'bindery-glue',
    language: 'en',
    text: `At the bindery, spines of one atlas cracked about every third week, never in between. People said the paper was to blame. I began to note the hour, the batch of glue and who had opened the window, and after two months I saw that all bad copies came off the press on the first damp day after a delivery. The glue stood beside the gate overnight and took up water. We moved the drum six metres. Since then not one spine has come back.`,
  },
  {
    id: 'zoo-heron',
    language: 'en',
    text: `I keep birds at a zoo. One evening the old heron stood half a step further from the pool than he always does. Nothing else. The vet on duty thought I was fussing, but I asked her to come and look, and they found a fish hook in his throat. A day later he would have been dead. I have kept a little book ever since in which everybody writes down where each animal stood.`,
  },
  {
    id: 'court-clerk-files',
    language: 'en',
    text: `I am a clerk at a district court. Every application for legal aid was typed into three registers by three of us, the same twelve fields each time. In my lunch breaks I put together one sheet that fills all three. The presiding judge let me try it for a month in one chamber. It went from twenty-five minutes a file to six, and it is used in all nine chambers now, two years on.`,
  },
  {
    id: 'lighting-tour',
    language: 'en',
    text: `I light a touring dance company. At noon before the premiere in Porto the truck with the desk and half of the lamps stood at a closed border, the choreographer was in tears and the house opened at eight. I told everybody where they would be needed in the next hour and nothing beyond that. We borrowed eleven lamps from a church, a school and a fish restaurant, and I redrew the whole evening for those. We raised the curtain at eight, and the paper praised the shadows.`,
  },
  {
    id: 'translator-clause',
    language: 'en',
    text: `I translated a tender of two hundred pages for a ferry line. The night after I had sent it off it came to me that I had turned “not less than” into “no more than” in the clause on lifeboats. The client had already accepted it and paid. I rang at seven in the morning, told them what I had done and sent a corrected page with a list of whoever might have seen the first. They have sent me everything since. I read all figures aloud now before a text goes out.`,
  },
  {
    id: 'turbine-gust',
    language: 'en',
    text: `I service wind turbines. We were to swap a gearbox part eighty metres up, the ship cost nine thousand a day and the office wanted it done before evening. The gusts were within the limit, but they came from behind the tower and the rope swung. I sent both colleagues down and told the office that nobody would go up again before morning. They were not pleased. At five that afternoon a gust tore the canvas off the basket we would have stood in.`,
  },
  {
    id: 'brewery-cap',
    language: 'en',
    text: `At the brewery I test what leaves the filling hall. One pallet of two hundred had been released already when a cap gave a duller sound under my thumb than the others. All values on the sheet were green. I held back the lorry for forty minutes and opened thirty bottles; in seven the seal was nicked by the new crimper. The pallet never left. We now listen to one in a thousand, with a cheap microphone.`,
  },
  {
    id: 'call-centre-mood',
    language: 'en',
    text: `I run a group of fourteen at a call centre for a railway. After the second round of cuts they came in grey, did what the script said and went home. I took each of them for a walk round the block and asked only what made them go home angry. Nine said the same: that they had to read an apology that was not theirs. I stood up for dropping the script in front of the regional head. Sick days halved by autumn, and people laughed again in the kitchen.`,
  },
  {
    id: 'swim-fear',
    language: 'en',
    text: `In my swimming course for adults there was a man of sixty who had nearly drowned as a boy and had left two courses before mine. I did not take him into the water for three evenings. We sat on the edge, he held a bowl and breathed into it. Then the steps, then the rail. He chose the next step each time, never I. In May he swam a length, and afterwards he brought his sister along.`,
  },
  {
    id: 'vet-practice-prices',
    language: 'en',
    text: `The firm that sells us vaccines for our animal practice wanted eleven per cent more. I had looked at how often their van stopped here half empty. I offered to order once a fortnight instead of twice a week and to take the short-dated boxes in summer when we need so many. In return they left the price where it was for two years. Their driver thanked me as well.`,
  },
  {
    id: 'ranger-path',
    language: 'en',
    text: `As a forest ranger I wanted to close a path through the nesting ground. The mountain bikers, the hunters and the riding school had all used it since before I was born, and the first evening somebody threw his hat at me. I stopped talking of closing. I invited three of each to walk it with me at four in the morning in April, when the grouse dance. In the autumn they themselves put up the barrier, and the riding school drew the way round it.`,
  },
  {
    id: 'bike-shop-electric',
    language: 'en',
    text: `My bicycle shop lived on racing bikes until, within two years, nobody under fifty came in for one. I went through the repairs of five years and saw that cargo bikes of young families were the only line that rose. I sold the racing stock below cost, learnt about motors, and turned the window into a place where children can sit in the box. It hurt for a year. Today two thirds of what we sell did not exist in our shop five years ago.`,
  },
  {
    id: 'transit-count',
    language: 'en',
    text: `I look after the passenger counts of a tram company. The dashboard said line 4 had lost a tenth of its riders, and the board was about to thin it out. It seemed odd that it had happened on one Monday. I rode the line for three days with a clicker and found that the new trams counted pushchairs as empty doors. I told the board on the morning of the vote that our own figures, mine included, had been wrong for half a year. The line kept its trams.`,
  },
  {
    id: 'radio-editor-hire',
    language: 'en',
    text: `For the night desk of our radio station I took on a woman who had driven a taxi for twelve years and had never written a line of news. The editor-in-chief said it would be my head. She had phoned in with corrections for years, always right. I gave her a fortnight on trial with real bulletins. She knows every street, and last winter she was first with the bridge. She is deputy head of the desk now.`,
  },
  {
    id: 'museum-blind',
    language: 'en',
    text: `At the museum of technology nothing may be touched. A father asked me what his blind daughter was to do here, and I had no answer. With the model makers of the vocational college I had six engines made that one can take apart, and two women from the association of the blind told us on three afternoons what was useless about them. We had a label in raised letters that nobody could read, for instance. Now all the children go there first.`,
  },
  {
    id: 'funeral-announcement',
    language: 'en',
    text: `I bury people for a living. A widow shouted across our front room that we had let her husband lie in the wrong shirt. I did not say that she had brought it herself. I asked her to tell me about the blue one. She talked for half an hour, got it from home, and we dressed him again together. She wrote to us at Christmas.`,
  },
  {
    id: 'orchestra-vacancy',
    language: 'en',
    text: `I manage a youth orchestra. I would have loved to plan the tour to Lisbon myself, as I had the four before. Instead I gave all of it to a student of nineteen: the money, the buses, the halls. We agreed on two days on which she would report, and that I would answer but not ask. When the second hotel fell through I sat on my hands. She found a monastery. The year after she ran it again and I was on holiday.`,
  },
  {
    id: 'podcast-flop',
    language: 'en',
    text: `We put out a history podcast with actors, music and four months of work in it. Two hundred people heard the first part and forty the third. I rang thirty of our old listeners. They wanted to hear the archivist who digs, not actors. I stopped the series in the middle, although I was fond of it, and we made ten small ones at a kitchen table. I now let ten strangers hear one minute before we make sixty.`,
  },
  {
    id: 'harbour-rota',
    language: 'en',
    text: `The rota of the pilots at our harbour was older than I am, and everyone was sure that the others had the better of it. I asked all twenty-two which days they would give a finger for and which they did not mind. It turned out that the young ones wanted the nights and the money, and the fathers wanted Wednesdays. I hung up three drafts and let them scribble. We have used the third for two years, and swaps fell from sixty a month to nine.`,
  },
  {
    id: 'crane-merger',
    language: 'en',
    text: `Two yards were made into one, and the crane drivers of both were to use the radio signals of the other yard, which mine held to be childish. I had not wanted it either, and I said so. But I also said that two languages on one hook would kill somebody. Each of theirs sat a week in one of our cabins and the other way round. We kept four of our signs. By June nobody knew any more which had been whose.`,
  },
  {
    id: 'hebamme-dolmetsch',
    language: 'de',
    text: `Ich bin Hebamme. Eine Frau aus Eritrea kam mit Wehen, wir hatten kein einziges Wort gemeinsam und nachts war niemand zum Übersetzen da. Ich habe auf die Rückseite des Dienstplans gezeichnet: Atem, Liegen, Gehen, Wasser, und sie zeigte darauf. Sie hat die ganze Nacht bestimmt, was wir tun. Aus den Zeichnungen haben wir später zwölf Karten gemacht, die heute in jedem Kreißsaal der Stadt hängen.`,
  },
  {
    id: 'strassenbahn-leitstelle',
    language: 'de',
    text: `In der Leitstelle der Straßenbahn fielen an einem Freitag um fünf gleichzeitig die Weichen am Bahnhof, der Funk und die Anzeigen aus. Ich habe zuerst alle Züge in der nächsten Haltestelle stehen lassen, dann zwei Kollegen mit dem Fahrrad zu den Weichen geschickt und erst danach das Telefon abgenommen. Leise gesprochen habe ich, weil alle auf mich sahen. Nach fünfzig Minuten fuhren wir wieder, und niemand war auf den Gleisen herumgelaufen.`,
  },
  {
    id: 'zahntechnik-lehrling',
    language: 'de',
    text: `Unsere Auszubildende im Dentallabor konnte Kronen fräsen, aber keine Farbe sehen, und sie fragte nie. Ich habe nicht gesagt, dass ich es merke. Ich habe ihr jeden Morgen zwei Zähne hingelegt, von denen einer von mir war, und sie raten lassen, warum er falsch ist. Nach drei Wochen fand sie Fehler, die ich selbst nicht gesehen hatte. Heute stimmt sie die Farben für das ganze Labor ab, und ich werde nicht mehr gebraucht.`,
  },
  {
    id: 'notariat-chef',
    language: 'de',
    text: `Mein Chef im Notariat wollte, dass ich das Datum einer Beglaubigung um zwei Tage vorziehe, ein alter Kunde, es sei ja nur eine Formsache. Ich habe gesagt, dass ich das nicht mache, und ihm zugleich einen Weg gezeigt, wie der Kunde ohne das zu seinem Geld kommt. Er hat eine Woche kaum mit mir geredet. Danach hat er mir den Schlüssel zum Siegel gegeben.`,
  },
  {
    id: 'imkerei-etikett',
    language: 'de',
    text: `Auf den Gläsern unserer Imkergenossenschaft stand „Naturbelassener Blütenhonig aus zertifizierter Erzeugung“. Niemand wusste, was drin war. Ich habe eine Woche am Stand gefragt, was die Leute suchen, und dann auf jedes Glas nur geschrieben, von welcher Wiese er ist und wer ihn geschleudert hat. Zehn Wörter. Im Herbst war das Lager leer, zum ersten Mal vor Weihnachten.`,
  },
  {
    id: 'platzwart-budget',
    language: 'de',
    text: `Als Platzwart habe ich für vier Fußballplätze im Jahr 31.000 Euro, und die Hälfte ging für Wasser weg. Ich habe mit einem Landwirt nebenan alte Zisternen freigelegt und die Sprenger auf die Nacht gestellt. Der Rasen ist dichter als vorher, und es kostet neuntausend Euro weniger. Davon haben wir Tore für die Mädchen gekauft, die bis dahin auf dem Hartplatz spielen mussten.`,
  },
  {
    id: 'kartografie-streit',
    language: 'de',
    text: `In unserem Kartenverlag sprachen die Zeichnerin und der Datenmann seit Monaten nur noch über mich miteinander. Ich leite die beiden. Ich habe jeden einzeln gefragt, was der andere gut kann, und das hat gedauert. Dann habe ich ihnen eine Wanderkarte gegeben, die keiner allein fertigbringt, und einen gemeinsamen Schreibtisch. Es war eine Woche eisig. Am Ende haben sie um die Legende gestritten wie alte Freunde.`,
  },
  {
    id: 'chor-umzug',
    language: 'de',
    text: `Ich habe den Umzug unserer Musikbibliothek mit 40.000 Noten geplant, während die Ausleihe offen blieb. Vom Tag der Wiedereröffnung aus habe ich zurückgerechnet, welches Regal in welcher Nacht gehen muss, und für jede dritte Nacht nichts vorgesehen. In der zweiten Woche brach der Aufzug zusammen, da haben wir zwei dieser Nächte gebraucht. Am 1. September um neun war jedes Heft dort, wo der Katalog es sagte.`,
  },
  {
    id: 'piano-tuner-hall',
    language: 'en',
    text: `A concert hall had sent away three piano tuners because the top octave of the Steinway buzzed, though only in recitals. I came on a Sunday and played it for an hour: clean. Then I asked the porter to switch on everything that is on during a concert. With the emergency lights lit, it buzzed. A loose glass cover in the ceiling answered the high F sharp. I charged them for a screw.`,
  },
  {
    id: 'bakery-bread-left',
    language: 'en',
    text: `Our four bakeries threw out about ninety loaves every evening, and by half past five there were none of the rye left. I wrote the leftovers of each shop on a wall for six weeks, with the weather beside it. Rain takes a fifth off, and Thursdays want rye because of the market. My sheet now tells the ovens at two in the morning what to bake. It is still wrong by eleven loaves a day, and I write that on the wall as well.`,
  },
  {
    id: 'estate-agent-damp',
    language: 'en',
    text: `A young couple had fallen for a cottage I was selling and would have signed that afternoon. I knew from the neighbour that the cellar stood under water each February. It was not in the papers and they had not asked. I drove them round to the neighbour. They bought nothing from me that year. Two years later they came back for a house on the hill, and meanwhile four of their friends had.`,
  },
  {
    id: 'scout-camp-leader',
    language: 'en',
    text: `On the second night of a camp with sixty children lightning split the ash beside the kitchen tent. I had the helpers count heads before anything else, sent the little ones to the barn singing, and put the two strongest on the gas bottles. One boy was missing. He was under a table with the dog. I only began to shake when they were all asleep.`,
  },
  {
    id: 'phd-lab-freezer',
    language: 'en',
    text: `I left the freezer door ajar on a Friday and eleven months of samples belonging to a colleague thawed. It was Monday before anyone would look in there. I called her on the Saturday, in the middle of her sister's wedding, and then our professor. For the next four months I gave her my evenings to make them afresh. The freezer has a bell on it now which I soldered myself.`,
  },
  {
    id: 'library-teen-corner',
    language: 'en',
    text: `Teenagers came to our branch library only for the heating and were thrown out daily for being loud. Instead of the sign about silence I gave them the back room, a kettle and a key, on condition that they made the rules. My head librarian was certain it would be wrecked. They painted it, they run a club on Tuesdays, and they have borrowed more in a year than the five before. Three branches have done the same.`,
  },
  {
    id: 'it-helpdesk-password',
    language: 'en',
    text: `Our help desk got two hundred calls a week about locked accounts. I sat down at the desk of an accountant and watched her try. The page said “credentials invalid” while in truth her password had run out. I changed five words on the page and added one link. We get thirty calls now. My two colleagues use the time to visit the offices.`,
  },
  {
    id: 'charity-shop-manager-fired',
    language: 'en',
    text: `One of the people in my charity shop was rude to volunteers and came late. I talked with him three times, each time with two instances and what I wanted instead, and we wrote it down. In the fourth month I told him that it ended here. I had found out beforehand what he was good at and rang a haulier I know. He drives for them now. The volunteers asked me why I had waited so long, and they had a point.`,
  },
  {
    id: 'theatre-costume-night',
    language: 'en',
    text: `The costume house delivered forty uniforms in the wrong size two days before we opened. I split the room into four tables, one for seams, one for buttons, one for hems, one for food, and gave the tables to whoever was quickest and not to whoever was longest there. The director wanted new hats as well; I told him no hats. On Saturday at seven all forty went on stage.`,
  },
  {
    id: 'solar-startup-lost-bid',
    language: 'en',
    text: `We lost the bid for the roofs of all the schools in our county after half a year of work. I asked for a meeting with the woman who had decided against us. She said that our offer had been the better one, and that she had not understood page one. I have not written an offer since without giving it to my neighbour, who is a gardener. We won the next county.`,
  },
  {
    id: 'farm-succession',
    language: 'en',
    text: `I took over a dairy farm from my father. Milk had paid less than it cost for six years out of nine. I worked out that the herd would eat the land by the time I was fifty. I sold the cows, which he did not forgive me for a winter, and planted walnuts and set up a nursery group in the barn. The walnuts will bear in eight years. The children have paid for everything since the second.`,
  },
  {
    id: 'kita-zappelkind',
    language: 'de',
    text: `In meiner Kitagruppe war ein Junge, der jeden biss, der ihm zu nahe kam. Die anderen Eltern wollten, dass er geht, eine Mutter hat mich auf dem Parkplatz angebrüllt. Ich habe sie hereingebeten und sie zwanzig Minuten zuschauen lassen. Man sah, dass er nur biss, wenn es hinter ihm laut wurde. Wir haben ihm einen Platz an der Wand gegeben. Sie hat später seine Mutter zum Kaffee eingeladen.`,
  },
  {
    id: 'feuerwehr-nachwuchs',
    language: 'de',
    text: `Unsere freiwillige Feuerwehr hatte noch neun Leute, und der Jüngste war 47. Alle sagten, die Jugend will nicht mehr. Ich bin in die Berufsschule gegangen und habe gefragt: Sie dachten, man müsse dafür trinken können. Wir haben die Übungen auf Samstagvormittag gelegt, die Theke zugemacht und zum ersten Mal Frauen angeschrieben. Heute sind wir einunddreißig, elf davon Frauen. Zwei der Alten sind deshalb gegangen.`,
  },
  {
    id: 'schreinerei-azubi-mass',
    language: 'de',
    text: `Ich habe in der Schreinerei eine Treppe vier Zentimeter zu kurz zugeschnitten, Eiche, 2.800 Euro. Mein Geselle war im Urlaub, man hätte es auf ihn schieben können. Ich bin zum Meister gegangen, bevor der Leim trocken war. Dann habe ich vorgeschlagen, ein Podest daraus zu machen, und die Kundin fand es schöner. Seitdem hält bei uns jeder das Band zweimal an und sagt das Maß laut.`,
  },
  {
    id: 'pflegedienst-touren',
    language: 'de',
    text: `Beim Pflegedienst fuhren wir unsere Touren nach dem Alphabet der Straßen, weil es der Gründer so angelegt hatte. Zwei Schwestern hatten gekündigt, sie saßen vier Stunden am Tag im Auto. An zwei freien Sonntagen habe ich alle 112 Adressen auf eine Landkarte geklebt und neu zusammengelegt. Die Chefin gab mir einen Stadtteil. Nach sechs Wochen waren es pro Tour siebzig Minuten weniger, und die beiden sind geblieben.`,
  },
  {
    id: 'airport-glasses',
    language: 'en',
    text: `I work at the lost property office of an airport. A man in a rage said we had sold his mother's glasses. I pulled up a second chair on his side of the desk and we searched the list together. He calmed down at the third page. They were filed under optics, not under glasses. I asked if I might merge the two words for everything we keep, and since then one in five more things finds its owner.`,
  },
  {
    id: 'game-studio-night-work',
    language: 'en',
    text: `Our studio head wanted the artists to work through two more weekends before a trade fair. I lead them. I went to him alone and said that I would not ask that of them, that two were close to breaking, and that I would rather show four levels than seven. He was sour about it for a fortnight. We showed four, they were finished to the last leaf, and nobody resigned that spring.`,
  },
  {
    id: 'tailor-apprentice-sleeve',
    language: 'en',
    text: `A trainee in my workshop sewed the same sleeve in wrong eleven times and wept. I took my own first jacket out of the cupboard, which is awful, and hung it beside her table. Then we unpicked one of mine together, and I had her explain each stitch to me as though I were the trainee. She makes the sleeves for all of us these days.`,
  },
  {
    id: 'insurance-storm-claims',
    language: 'en',
    text: `After the hail nine thousand claims came in within three days and we are eleven people. I made three heaps: those with no roof over their heads, those with damage under a thousand, and the rest. The first I had rung the same day, the second we simply paid without a look, and the rest got a card that said in which week we would come. The auditors found that paying blind had cost less than the visits would have.`,
  },
  {
    id: 'village-doctor-tablets',
    language: 'en',
    text: `An old farmer's ankles were a little thicker than in spring. He had come about his ear. I asked what he had been given lately, and his sister's pills for her joints were in his jacket, next to the ones I prescribe. Together they would have finished off his kidneys. I now ask everybody to bring all the boxes from home in a bag.`,
  },
  {
    id: 'city-bus-stop-form',
    language: 'en',
    text: `The town's application for a bus pass had nineteen pages and a third of those entitled never handed it in. I sat in the waiting area with a thermos for a week and looked where the pens stopped. It was always at page four, on income. We had that figure already, from another office. After two months of talks with their lawyer we could take it from there. Two pages are left.`,
  },
  {
    id: 'hotel-kueche-brand',
    language: 'de',
    text: `Samstagabend, hundertzwanzig Gäste, und in der Hotelküche brannte die Abzugshaube. Ich habe das Gas zugedreht, die Tür geschlossen und die Lehrlinge über den Hof hinausgeschickt. Dann habe ich im Saal angesagt, dass es heute kalt gibt, und zwar alles, was wir haben. Wir haben auf dem Parkplatz angerichtet. Am Ende wurde getanzt, und nur drei Tische wollten ihr Geld zurück.`,
  },
  {
    id: 'vertrieb-stahl-rabatt',
    language: 'de',
    text: `Unser größter Abnehmer für Stahlrohre drohte zu gehen, wenn wir nicht acht Prozent herunterkommen. Ich bin hingefahren und habe mir drei Tage lang ihr Lager angesehen. Sie schnitten jedes Rohr noch einmal zu und warfen den Rest weg. Ich habe ihnen angeboten, dass wir in ihren Längen liefern, zum alten Preis. Sie sparen mehr als die acht Prozent, und wir haben für drei Jahre unterschrieben.`,
  },
  {
    id: 'statistikamt-schulen',
    language: 'de',
    text: `Im Statistikamt kam heraus, dass an den Schulen eines Kreises kaum noch Kinder sitzenblieben, und der Landrat wollte das feiern. Mir kam es zu schön vor. Ich habe die Rohdaten Schule für Schule durchgesehen: Drei hatten das Feld gar nicht ausgefüllt, und unser Programm las leer als null. Ich habe ihm das am Abend vor der Pressekonferenz gesagt. Er hat sie abgesagt und war zwei Wochen nicht zu sprechen.`,
  },
  {
    id: 'tierheim-leitung-uebergabe',
    language: 'de',
    text: `Zwanzig Jahre habe ich das Tierheim geleitet, und alles stand in meinem Kopf. Bevor ich in die Reha ging, habe ich jedem der Pfleger einen Bereich gegeben, mit Kasse und Unterschrift, und auf eine Wand geschrieben, wen man bei was fragt. Acht Wochen hat niemand angerufen. Als ich wiederkam, hatten sie die Katzenräume umgebaut. Ich habe es so gelassen, obwohl ich es anders gemacht hätte.`,
  },
]
