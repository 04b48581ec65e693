/** What is said of a task of the sample, in the order of the English. */
export interface TaskWords {
  title: string
  notes?: string
  steps?: readonly string[]
  checklist?: readonly string[]
}

export const openTasks: readonly TaskWords[] = [
  { title: 'Dev nach der Preisdatei für Woche 45 fragen' },
  { title: 'Die Fehlmengenliste für Oktober abschließen' },
  { title: 'Die Gehaltsbänder von der Personalabteilung holen' },
  { title: 'Zahnarzttermin ausmachen' },

  { title: 'Die Hafenagentur wegen der zwei verspäteten Container anrufen' },
  {
    title: 'Die Dezemberprognose einfrieren und an Ruth schicken',
    notes:
      'Den Lauf **ohne Woche 31** nehmen. Den Aktionsaufschlag für Woche 47 bei 1,18 lassen, bis Devs Preise da sind, und das auch in die Mail schreiben.\n\n- die Historie ist bei Woche 45 geschlossen\n- ein Absatz zum Risiko, ganz oben\n- keine Tabelle',
    steps: [
      'Die Historie bei Woche 45 schließen',
      'Mit dem letzten Dezember vergleichen',
      'Die zehn größten Artikel von Hand prüfen',
      'Abschicken, mit einem Absatz zum Risiko',
    ],
  },
  {
    title: 'Den Sicherheitsbestand der 12 Artikel prüfen, die ausgegangen sind',
    steps: [
      'Die 12 Artikel mit ihren Lieferzeiten auflisten',
      'Laufzeit ab Hafen, die letzten zehn Ankünfte',
      'Die neuen Zahlen Oskar zum Ansehen geben',
    ],
  },
  { title: 'Oskar wegen der Rampenzeiten am Freitag antworten' },
  { title: 'Die Punkte für das Gespräch mit Ruth aufschreiben', notes: 'Am Ende fragen: Womit soll ich aufhören?' },
  { title: 'Die Aufgaben einer leitenden Analystin entwerfen, eine Seite' },
  { title: 'Die Monatskarte verlängern' },

  { title: 'Oskar den Rampenplan schicken' },
  { title: 'Die Mülltonnen rausstellen' },
  { title: 'Die Fehlmengenliste vom Morgen lesen' },
  { title: 'Rückmeldung an Mei zu ihrem ersten Bericht', notes: 'Mit dem Diagramm auf Seite 2 anfangen, das ist gut.' },
  { title: '5 km laufen' },
  { title: 'Die Übungen 4.3 und 4.7 zur exponentiellen Glättung machen' },
  { title: 'Dem Controlling den Sprung in Woche 44 erklären' },
  { title: 'Bestandsbericht für die Leitungsrunde' },
  { title: 'Der Bestätigung von Auftrag 40117 nachgehen' },
  { title: 'Winterreifen' },
  { title: 'Mit Ruth und Dev die Einfriertermine für nächstes Jahr festlegen' },
  { title: 'Lieferzeiten im System mit den tatsächlichen vergleichen' },
  {
    title: 'Zug nach Pécs über die Feiertage: Plätze hin und zurück',
    checklist: ['Plätze hin', 'Plätze zurück', 'Großmutter sagen, wann', 'Katze zu Noor'],
  },
  { title: 'Aktionstermine für das Frühjahr einsammeln' },
  { title: 'Selbsteinschätzung für das Jahr' },

  { title: 'Herausfinden, was der Wetterindex im Jahr kostet' },
  { title: 'Die Schilder in Gang 14 stimmen wieder nicht' },
  { title: '„Das Ziel“ in die Bücherei zurückbringen' },
  { title: 'Noor nach der Wohnung in Lissabon fragen' },

  { title: 'Die Wochenzahlen an die Filiale in Linz faxen' },
]

export const doneTasks: readonly string[] = [
  'Das Modell für Backformen ohne Woche 31 neu rechnen',
  'Die Pflanzen gießen',
  'Der Personalabteilung die zwei Stellenbezeichnungen schicken',
  'Die Paletten mit zurückgegebenem Glas zählen',
  'Den Prognosefehler je Familie aufschreiben',
  'Telefonat mit Lindqvist Glas über die Mindestmenge',
  'Den Feiertagskalender für Österreich berichtigen',
  'Mittagessen mit Jonas wegen der Praktikantinnen',
  'Die langsame Abfrage hinter der Bestandsseite reparieren',
  'Spesenabrechnung der Fahrt nach Linz',
  'Mit Oskar durch Halle 3 gehen',
  'Kapitel 4 über exponentielle Glättung lesen',
]
