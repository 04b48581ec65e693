/** What is said in the discussions of the sample, in the order of the English. */

const oneOnOne = {
  title: 'Gespräch mit Ruth',
  said: [
    'Ich hätte gern zehn Minuten in der Woche für das, was ich lerne, nicht nur für das, was zu spät ist. Können wir die festhalten?',
    'Ja. Schreib die Punkte am Abend vorher auf, dann lese ich sie vor dem Kaffee.',
    'Heute habe ich es laut gesagt: Ich will im April die Leitungsstelle.',
    'Gut. Dann frier einmal die Prognose ein, während ich im Raum bin und nicht helfe, und trag dem Vorstand eine Zahl vor.',
    'Der Vorstand hat zwei Fragen gestellt, und du hast beide ohne Folien beantwortet. Genau so herum.',
    'Vor Freitag muss ich den Finanzen sagen, ob die Zahl der Backformen über den Januar hält.\n\n- Woche 31 war **ein** Auftrag über 4.180 Stück\n- Ohne ihn steht die Familie bei 78 statt bei 69\n\nWer unterschreibt die Prognose ab Dezember?',
    'Ich würde sagen: ja. Und jetzt kann ich auch sagen, warum.',
    '| Woche | Stück | Genauigkeit |\n|---|---|---|\n| 30 | 1.020 | 78 % |\n| 31 | 4.180 | 69 % |\n\nDer Filter ist `order.units > family.mean * 4`.',
    'Dann unterschreibst du, mit meinem Namen darunter bis April.',
  ],
  agenda: ['Was wir den Finanzen über den Januar sagen', 'Womit soll ich aufhören?', 'Gehaltsbänder: was die Personalabteilung sagt'],
  action: 'Den Finanzen eine Seite zu Woche 31 schicken',
}

const promos = {
  title: 'Aktionsliste für Woche 49',
  said: [
    'Die Liste für Woche 49 hat jetzt 14 Artikel. Zwei davon sind Glas, die hatte ich nicht mit dir geplant.',
    'Glas kommt allein zurecht. Welche Preise? Ich hätte sie gern drin, bevor wir einfrieren.',
    'Preise am Dienstag. Bis dahin 1,18 als Aufschlag?',
    'Als Zwischenlösung, und so steht es auch in der Mail an Ruth.',
  ],
  action: 'Preise für die 14 Artikel',
}

const lids = {
  title: 'Zweiter Lieferant für Deckel',
  said: [
    'Bis Monatsende drei Namen für einen zweiten Lieferanten für Deckel, dann vergleichen wir.',
    'Einer kann die Farbe nicht, einer kann die Termine nicht. Bleibt der dritte.',
  ],
  decision: 'Lindqvist Glas wird zweiter Lieferant für Deckel',
}

const alone = { promo: 'Können wir das bis Dienstag klären? Ich hätte die Preise gern drin, bevor wir einfrieren.' }

export const talks = { oneOnOne, promos, lids, alone }
