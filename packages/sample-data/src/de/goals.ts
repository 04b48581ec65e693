/** What the goals of the sample say, in the order of the English. */

export const lead = {
  title: 'Leitungsstelle bis April',
  milestones: [
    'Es Ruth laut sagen',
    'Eine Prognose einfrieren, während sie zusieht',
    'Vor dem Vorstand vortragen',
    'Die Planungsrunde übernehmen',
    'Mich bewerben',
  ],
}

export const forecast = {
  title: 'Prognosegüte auf 82 %',
  why: 'Jeder Punkt sind etwa 40.000 £ Bestand, den wir nicht halten müssen, und an dieser Zahl wird die Leitungsstelle gemessen.',
  notes: [
    'Wieder ziehen die Backformen herunter. Erst ihre Aktionswochen ansehen, dann etwas Schlaues dazutun.',
    'Erste Woche mit dem Aktionskalender. Dev hatte mit Woche 12 recht.',
    'Ostern ist gewandert und das Modell nicht. Einen Punkt verloren.',
    'Nach Familien geteilt. Glas kommt allein zurecht, Textilien nicht.',
    'Ruhige Sommerwochen, meist leicht vorherzusagen.',
    'Zurück aus dem Urlaub: zwei Rückgaben, die als Verkäufe gebucht waren.',
    'Beste Woche bisher: Die Rückgaben sind aus der Historie heraus.',
    'Die Preisdatei kam zu spät, Woche 46 lief also ohne sie.',
    'Ruth hat die Zahl in ihre Folien für den Vorstand genommen.',
  ],
  open: ['Einmalige Aufträge in den zehn größten Familien markieren', 'Die Aktionsliste für Woche 49 mit Dev abstimmen'],
  done: ['Die Prognose nach Familien teilen', 'Den Aktionskalender für das Quartal laden', 'Die Rückgaben aus der Historie nehmen'],
}

export const walk = { title: 'Vor der Arbeit spazieren gehen', why: 'Der Tag läuft besser, wenn er draußen beginnt.' }

export const others: readonly { title: string; milestones?: readonly string[]; reflection?: string }[] = [
  { title: 'Weniger Fehlbestände bei den nächsten 60 Artikeln' },
  {
    title: 'Die Dezemberprognose allein einfrieren',
    milestones: ['Aufschreiben, wie Ruth es macht', 'Probe im Oktober', 'Einfrieren', 'An den Januar übergeben'],
  },
  { title: 'Einen Monat lang jemanden aus der Planung führen' },
  { title: '6.000 £ für die Küche zurücklegen' },
  { title: 'Zwanzig Stunden Italienisch' },
  {
    title: 'Fehlbestände bei den ersten 40 Artikeln unter 3,5 %',
    reflection: 'Geholfen hat, jeden Dienstag mit den Läden darauf zu schauen, nicht das Modell.',
  },
  {
    title: 'Ein Sonntag im Monat ohne Bildschirm',
    reflection: 'Der Dienstplan hat sich geändert. Abende passen mir besser.',
  },
]
