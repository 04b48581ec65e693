/** What the sample's stations say, by the keys and in the order of the English; names of firms and places stay. */

export interface StationWords {
  position?: string
  area?: string
  studyType?: string
  score?: string
  summary?: string
  highlights?: readonly string[]
  courses?: string[]
  roles?: string[]
  /** What each of its people is. */
  people?: readonly string[]
}

export const positions = {
  senior: {
    position: 'Senior-Analystin Lieferkette',
    summary: 'Prognosen und Bestände für 1.900 Artikel in elf Familien, und die Montagsrunde über das, was knapp wird.',
    highlights: [
      'Vertrieb und Einkauf auf einen gemeinsamen Aktionskalender gebracht',
      'Elf tote Artikel von der Liste genommen und 126 Palettenplätze frei gemacht',
    ],
    people: ['Vorgesetzte', 'Vertriebsplanung', 'Lager'],
  },
  analyst: {
    position: 'Analystin Lieferkette',
    summary: 'Die erste Prognose gebaut, die keine Kopie des Vorjahrs war.',
    highlights: ['Neun Tabellen durch ein Modell ersetzt, das das Team lesen kann'],
    people: ['Vorgesetzte'],
  },
  planner: {
    position: 'Disponentin',
    summary: 'Touren, Ladungen und Lager für 1.140 Stopps in der Woche.',
    highlights: ['Den Ladeplan geschrieben, den zwei Lager noch heute benutzen'],
    people: ['Mentorin'],
  },
} satisfies Record<string, StationWords>

export const otherStations: readonly StationWords[] = [
  {
    studyType: 'Bachelor',
    area: 'Geografie und Logistik',
    score: 'gut',
    courses: ['Operations Research', 'Statistik', 'Verkehrsgeografie'],
  },
  {
    position: 'Brottour',
    summary: 'Eine Tour für übriges Brot aus sechs Bäckereien, an den Abenden geplant.',
    roles: ['Planerin'],
    highlights: ['Sechs Bäckereien, 400 Brote in der Woche'],
  },
  { position: 'Kassenwartin', summary: 'Führt die Bücher von 84 Gärten.' },
  { position: 'Geprüfte Fachkraft für Planung und Bestand' },
  { position: 'Team des Jahres', summary: 'Für die Tour von vier Tagen.' },
  { position: 'Reichweite statt Gefühl', summary: 'Wie ein Haushaltswarenhändler seine Bestände danach setzte, was kommt.' },
]

export const skills: readonly { aliases?: string[]; level: string; keywords?: string[] }[] = [
  { aliases: ['Prognosen', 'Absatzprognose'], level: 'Sehr gut', keywords: ['Saison', 'Aktionen', 'Ausreißer'] },
  { aliases: ['Bestandsregeln', 'Reichweite in Wochen'], level: 'Sehr gut' },
  { aliases: ['Fünfmal warum'], level: 'Sehr gut' },
  { level: 'Solide' },
  { aliases: ['Tabellenkalkulation'], level: 'Sehr gut' },
  { level: 'Sehr gut', keywords: ['Touren', 'Beladung'] },
  { level: 'Solide' },
]

export const profile = {
  label: 'Senior-Analystin Lieferkette',
  summary:
    'Ich finde heraus, warum eine Prognose falsch ist, bringe sie mit den Leuten in Ordnung, die die Ware sehen, und hinterlasse eine Regel, die sie erklären können.',
  languages: [
    { language: 'Englisch', fluency: 'Fließend' },
    { language: 'Ungarisch', fluency: 'Muttersprache' },
    { language: 'Italienisch', fluency: 'Lesen' },
  ],
  interests: [{ name: 'Schrebergarten', keywords: ['Bohnen', 'Kompost'] }],
}
