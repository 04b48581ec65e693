import type { Telling } from '@throughline/core/interview'

/** What a story of the sample says, in the order of the English. */
export interface StoryWords {
  title: string
  tellings: readonly Omit<Telling, 'minutes'>[]
}

export const stories: readonly StoryWords[] = [
  {
    title: 'Die Spitze, die keine Nachfrage war',
    tellings: [
      {
        situation: 'Die Backformen lagen neun Punkte hinter jeder anderen Familie, und wir hielten Bestand, um das abzudecken.',
        task: 'Ich war für das Einfrieren der Dezemberprognose verantwortlich und musste sagen, ob der Januar hält.',
        action:
          'Statt ins Modell habe ich ins Wareneingangsbuch geschaut und einen Messeauftrag über 4.180 Stück gefunden, der nie wiedergekommen ist. Ich habe ihn aus der Historie genommen und die Familie zur Sicherheit von Hand nachgerechnet.',
        result: '69 auf 78 % in einer Woche, und Bestand für 61.000 £, den wir nicht mehr halten.',
        reflection: '',
      },
      {
        situation:
          'Die Prognose der Backformen lag seit über einem Jahr neun Punkte hinter dem Rest, und wir hielten Bestand, um das abzudecken. Alle hatten eine Erklärung: die Saison, die neue Verpackung, die Formen der Konkurrenz. Jede war gut begründet, und keine war geprüft.',
        task: 'Ich war für das Einfrieren der Dezemberprognose verantwortlich. Bis zum Ende der Woche musste ich sagen, ob der Januar hält und was wir bestellen, falls nicht.',
        action:
          'Ich habe das Modell in Ruhe gelassen und bin dorthin gegangen, wo die Zahlen entstehen. Mit dem Wareneingangsbuch bin ich ins Lager und mit Oskar, der dort die Fläche leitet, die Woche 31 durchgegangen. Er schlug sein eigenes Notizbuch auf: 4.180 Stück an einen Kunden, nach einer Messe, in fünf Tagen verschickt und nie wiederholt.\n\nNiemand hatte das als einmalig markiert, und so wartete das Modell fünfzehn Monate lang darauf. Ich habe den Auftrag aus der Historie genommen, die Familie neu gerechnet und das Ergebnis von Hand geprüft, bevor ich es jemandem erzählt habe. Dann habe ich Ruth beide Kurven auf einer Seite nebeneinandergelegt, mit dem, was uns jede gekostet hätte.',
        result:
          'Die Genauigkeit der Familie ging in einer Woche von 69 auf 78 %, und wir haben Bestand für 61.000 £ abgebaut, der für einen Kunden gehalten wurde, der nie kommen würde.',
        reflection:
          'Frag, woher eine Zahl kommt, bevor du fragst, wohin sie geht. Oskar wusste es seit einem Jahr, und ich hatte ihn nie gefragt.',
      },
    ],
  },
  {
    title: 'Reichweite in Wochen',
    tellings: [
      {
        situation:
          'Unsere vierzig besten Artikel fehlten an 6,8 % der Tage. Die Bestände waren nach Gefühl gesetzt, und jede der drei Abteilungen fühlte etwas anderes: Der Vertrieb wollte von allem mehr, die Finanzen weniger, und das Lager hatte für beides keinen Platz.',
        task: 'Ruth bat mich, den Wert bis zum Herbst unter dreieinhalb zu bringen, ohne eine Palette mehr als bisher.',
        action:
          'Ich habe aufgehört, von Stück zu reden, und angefangen, von Wochen zu reden. Mit jedem Artikel bin ich zu der Person gegangen, die es spürt, wenn er fehlt, und habe eine Frage gestellt: Wie viele Wochen brauchst du, um ruhig zu schlafen? Die Antwort habe ich neben das geschrieben, was sie kostet.\n\nDer Vertrieb ging von selbst herunter, als er sah, was eine Woche Gusseisen kostet. In elf Vormittagen habe ich 214 Artikel abgestimmt, eine Abteilung nach der anderen, und die vierzig wichtigen auf eine Liste gesetzt, die alle drei unterschrieben haben.',
        result:
          'Die Fehlbestände gingen in zwei Quartalen von 6,8 auf 3,1 %, mit derselben Zahl an Paletten. Der Vertrieb streitet jetzt selbst in Wochen.',
        reflection: 'Die Leute waren sich nicht über die Ware uneins. Sie waren sich über die Einheit uneins.',
      },
    ],
  },
  {
    title: 'Zwanzig Minuten',
    tellings: [
      {
        situation:
          'Jeden Montag saßen elf Leute 55 Minuten zusammen und lasen vor, was gefehlt hatte. Bis wir bei den Kosten waren, war die Hälfte gegangen.',
        task: 'Niemand hatte mich gebeten, etwas zu ändern. Ich musste dort vortragen und sah, dass das, was ich sagte, nichts entschied.',
        action:
          'Vier Wochen lang habe ich gezählt, was jeder Artikel gekostet hatte, über den wir sprachen. Sechs von vierzig machten neun Zehntel aus. Ich habe die Liste am Sonntagabend verschickt, nach Kosten sortiert, mit meinem Vorschlag neben jedem der ersten sechs, und unsere Direktorin gebeten, mit der ersten Zeile anzufangen und bei der sechsten aufzuhören.\n\nWenn jemand über einen Deckel reden wollte, habe ich gefragt, welchen der sechs wir dafür weglassen.',
        result: 'Die Runde dauert jetzt 20 Minuten, und 48 der letzten 50 Vorschläge wurden darin entschieden.',
        reflection: 'Ich hatte gedacht, mehr Einzelheiten machten mich glaubwürdig. Es war ihre Reihenfolge.',
      },
    ],
  },
  {
    title: 'Zwei Container',
    tellings: [
      {
        situation:
          'Lindqvist, von denen unser Glas kommt, hoben ihre Mindestmenge auf 1.200 je Artikel. Bei neun unserer Artikel war das Bestand für zwei Jahre.',
        task: 'Ich hatte ein Telefonat, um sie herunterzubekommen, und keine andere Glashütte, die vor dem Frühjahr liefern konnte.',
        action:
          'Mein erstes Angebot war nach einer Minute abgelehnt: Ein längerer Vertrag war ihnen nichts wert. Also habe ich gefragt, was sie ein kleiner Auftrag kostet, und die Stille ausgehalten. Es war der Container: Halb leer kostet er dasselbe.\n\nIch habe Dev im Vertrieb angerufen und zwei Läden, die auch bei ihnen kaufen, und bin mit einem geteilten Container alle fünf Wochen zurückgekommen, den wir planen.',
        result: 'Wir bestellen jetzt 800 je Artikel, ein Drittel weniger, und ihr Container fährt voll los.',
        reflection: 'Das Nützliche war die Absage. Sie hat mir gesagt, wofür sie wirklich zahlen.',
      },
    ],
  },
  {
    title: 'Eine Tour von vier Tagen',
    tellings: [
      {
        situation:
          'Bei Quillmere fuhren wir 1.140 Stopps in der Woche an fünf Tagen, und an dreien davon war die Hälfte der Lastwagen mittags zurück.',
        task: 'Ich plante die Touren zweier Lager und sollte die Kosten je Stopp um fünf Prozent senken.',
        action:
          'Ich habe alle Stopps eines Quartals auf eine Karte gelegt und gefragt, welchen Tag jeder Kunde wirklich braucht. Die meisten waren noch nie gefragt worden. Ich habe eine Tour von vier Tagen gebaut, sie eine Woche lang mit drei Fahrern gefahren und neunzehn Stopps geändert, die sie nicht schafften.\n\nVor dem Start habe ich jeden Kunden angerufen und die alte Tour einen Monat lang bereitgehalten.',
        result: 'Die Kosten je Stopp fielen um 8,4 %, und die Fahrer haben jeden zweiten Freitag frei.',
        reflection: '',
      },
    ],
  },
  {
    title: 'Vierzehn falsche Zeilen',
    tellings: [
      {
        situation: 'Ich hatte die Wochenliste mit vierzehn um eine Zeile verrutschten Artikeln an vier Abteilungen geschickt.',
        task: 'Das Controlling fand es vor mir. Ich musste es sagen, bevor jemand danach bestellt.',
        action:
          'Innerhalb von zehn Minuten habe ich allen geschrieben: was falsch war, welche vierzehn, und was ich tue, damit es nicht wieder passiert. Die zwei Einkäufer, die um sechs anfangen, habe ich angerufen.',
        result: '',
        reflection: 'Der Fehler hat eine Stunde gekostet; ihn zu verstecken hätte das Jahr gekostet.',
      },
    ],
  },
]
