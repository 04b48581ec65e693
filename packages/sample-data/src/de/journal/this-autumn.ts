/** What an entry of the sample says, in the order of the English. */
export interface EntryWords {
  title?: string
  body: string
}

export const thisAutumn: readonly EntryWords[] = [
  {
    title: 'Die Spitze, die keine Nachfrage war',
    body: 'Heute Morgen die Reihe der Backformen ohne Woche 31 neu gerechnet. Die Genauigkeit der Familie ging auf einen Schlag von 69 auf 78. Das ist zu viel für ein bisschen Aufräumen, also habe ich zweimal geprüft, einmal von Hand.\n\nWoche 31 war der Messeauftrag: 4.180 Stück an einen einzigen Kunden, in fünf Tagen verschickt, nie wiederholt. Niemand hatte ihn als einmalig markiert, und so wartet das Modell seit fünfzehn Monaten darauf, dass er wiederkommt. **Wir hatten letzten Winter Formen für 61.000 £ liegen, für einen Kunden, der nie kommen würde.**\n\n## Was ich mir merken will\n\n- Frag, wo eine Zahl geboren wurde, bevor du fragst, was sie tun wird.\n- Oskar wusste es. Die Palettenzahl stand in seinem Notizbuch, und ich hatte ihn nie gefragt.\n\nDev will jetzt den ganzen Katalog maschinell bereinigen. Ich finde: erst die zehn größten Familien von Hand, dann eine Regel, die wir erklären können. {task:Einmalige Aufträge in den zehn größten Familien markieren|Das sind zwei Abende}. Morgen lege ich es Ruth vor, neben {goal:Prognosegüte auf 82 %}.',
  },
  {
    body: 'Mit Oskar die Paletten mit zurückgegebenem Glas gezählt, weil Scanner und Zettel sich widersprachen. Der Zettel hatte recht. Er sagte nichts, er faltete ihn nur und steckte ihn wieder ein.\n\nZu Fuß am Kanal nach Hause. Der erste Abend, an dem man den Atem sieht.',
  },
  {
    title: 'Mindestmengen',
    body: 'Lindqvist will 1.200 je Artikel oder gar nichts. Ich habe die Stille ausnahmsweise stehen lassen, statt sie zu füllen, und sie kamen mit 800 und einem geteilten Container zurück.\n\nRuths Trick. Er fühlt sich genau vier Sekunden lang unhöflich an.',
  },
  {
    body: 'Jonas sagt, die Praktikantinnen haben Angst vor mir. Vor mir! Gemeint hat er, dass sie Angst haben, vor mir falsch zu liegen. Das ist nicht dasselbe, und es ist schlimmer.\n\nMorgen: ihnen {entry:Vierzehn falsche Zeilen} zeigen, alles davon.',
  },
  {
    body: 'Die langsame Bestandsseite: ein fehlender Index und elf Monate lang „das war schon immer so“. Vierzig Minuten. Ich habe mir das gute Brot gekauft.',
  },
  {
    title: 'Halle 3 zu Fuß',
    body: 'Zwei Stunden mit Oskar durch Halle 3, ohne Laptop. Was der Bildschirm nicht sagt:\n\n1. In Gang 14 hängen die Schilder auf der falschen Seite, und jeder Griff dort kostet eine Drehung mit dem Wagen.\n2. Was ausgegangen ist, liegt alles über Schulterhöhe.\n3. Die Nachtschicht führt ihre eigene Liste, mit Bleistift, und sie ist besser als unsere.\n\nGefragt, ob ich die Bleistiftliste abschreiben darf. Er sagte, er werde die anderen fragen. Das war die richtige Antwort.',
  },
  {
    body: 'Kapitel 4, exponentielle Glättung. Ich benutze sie seit sechs Jahren, und heute habe ich verstanden, *warum* die alten Wochen so verblassen. Es ist einfach Vergessen, nur gleichmäßig.',
  },
  {
    body: 'Kann nicht schlafen. Gehe im Kopf das Einfrieren durch, als ließe es sich im Liegen erledigen. Die fünf Schritte hinten auf die Stromrechnung geschrieben; jetzt sind sie dort und nicht mehr hier.',
  },
  {
    title: 'Generalprobe',
    body: 'Die Probe für das Einfrieren hat 3 Std. 20 gedauert, Ruth braucht zwei. Der Unterschied: Sie weiß, welche drei Fragen man für den Januar liegen lässt. Aufgeschrieben für {goal:Die Dezemberprognose allein einfrieren}.\n\nDie letzte halbe Stunde hat sie von der Tür aus zugesehen und dann „gut“ gesagt. Bei ihr ist das ein Festumzug.',
  },
  {
    body: 'Sonntag. Suppe, Wäsche, eine Stunde nichts am Fenster, die Katze auf der Heizung und ich neben der Katze. Ich vergesse immer wieder, dass das erlaubt ist.',
  },
  {
    title: 'Vierzehn falsche Zeilen',
    body: 'Ich habe die Wochenliste verschickt, und vierzehn Artikel waren um eine Zeile verrutscht. Das Controlling fand es vor mir. Innerhalb von zehn Minuten habe ich allen geschrieben: was falsch war, welche vierzehn, was ich tue, damit es nicht wieder passiert.\n\nNiemand war böse. Frau Brandl antwortete: „Danke, dass ich nicht fragen musste.“ Der Fehler hat eine Stunde gekostet; ihn zu verstecken hätte das Jahr gekostet.',
  },
  { body: '5 km im Regen gelaufen, langsamer als letzte Woche, glücklicher.' },
  {
    body: 'Noch einmal dreihundert für die Küche. {goal:6.000 £ für die Küche zurücklegen|Mehr als die Hälfte} jetzt, wenn nichts kaputtgeht. Irgendetwas geht immer kaputt; deshalb ist es eine Spanne und kein Datum.',
  },
  {
    title: 'Was Helen gefragt hat',
    body: 'Eine halbe Stunde mit Helen telefoniert. Ich habe ihr alles erzählt, was an der Planungsrunde nicht stimmt, und am Ende fragte sie nur: „Wenn es deine wäre, was würdest du zuerst streichen?“\n\nIch wusste es sofort. Das ist wohl die Antwort: nicht dass ich weiß, was dazukommen soll, sondern dass ich weiß, womit Schluss sein muss.\n\n> Frag nach dem Raum, bevor du nach dem Titel fragst.\n\nDas hat sie vor zwei Jahren gesagt, und ich habe es auf eine Karte geschrieben. Ich glaube, den Raum habe ich jetzt.',
  },
  {
    body: 'Meis erster Bericht liegt auf meinem Tisch. Seite 2 ist besser als alles, was ich in meinem ersten Jahr gemacht habe; die Seiten 3 bis 9 sind dasselbe Diagramm in anderen Farben. Mit Seite 2 anfangen. Mit Seite 2 anfangen.',
  },
  {
    body: 'Preisdatei wieder zu spät. Ich habe ein Jahr lang jede Woche danach gefragt, höflich, und inzwischen gehört das zum Inventar. Nächstes Mal frage ich, was donnerstags auf *ihrer* Seite passiert.',
  },
  {
    title: 'Nein gesagt',
    body: 'Zum Dashboard Nein gesagt. Nicht „später“, nicht „vielleicht ein kleines“: nein, weil niemand die Entscheidung nennen konnte, die es ändern würde. Dev lachte und strich es durch. Warum habe ich dafür drei Monate gebraucht?',
  },
  {
    body: 'Noor meint es ernst mit Lissabon. Sie hat sich Wohnungen angesehen. Ich habe mich eine ganze Minute für sie gefreut, bevor ich mir leidtat, und finde, das ist eine anständige Zeit.',
  },
  {
    body: 'Die Rückgaben sind aus der Historie heraus. Beste Woche bisher, und niemand wird je sehen, was dafür getan wurde: Eine Zeile, die nicht da ist, lässt sich nicht fotografieren.',
  },
  {
    body: 'Fehlbestände bei 5,2. Dienstag mit den Läden: Die Frau aus der Filiale am Bahnhof hat eine Kiste mit den drei Dingen, nach denen zweimal gefragt wird. So klug wie diese Kiste soll das System werden.\n\n{goal:Weniger Fehlbestände bei den nächsten 60 Artikeln}',
  },
  {
    body: 'Das Italienische bis zum Frühjahr weggelegt. Zwanzig Minuten am Tag zwischen Abendessen und Schlaf, das war nie Italienisch, das war schlechtes Gewissen mit Untertiteln.',
  },
  {
    title: 'Unter dreieinhalb',
    body: 'Die vierzig Artikel stehen bei 3,1. Wir hatten 3,5 gesagt. Kuchen in Halle 3, und Oskar hielt eine Rede von vier Wörtern: „Weiter die Läden fragen.“',
  },
  {
    body: 'Langer Tag mit den Notfällen anderer Leute. Keiner davon meiner. Alles, was ich vorhatte, liegt genau dort, wo ich es gelassen habe, und schaut mich an.',
  },
  {
    body: 'Großmutter am Telefon, 86 und außer sich über den neuen Busfahrplan. Sie hat dem Bürgermeister geschrieben. Mit der Hand, mit einer Tabelle. Ich weiß, von wem ich das habe.',
  },
  {
    body: 'Aufgeschrieben, wie Ruth die Prognose einfriert, neben ihr, während sie es tat. Alle zwanzig Minuten hält sie an und liest die letzte Zeile laut vor. Ich hatte das für eine Marotte gehalten. Es ist eine Kontrolle.',
  },
]
