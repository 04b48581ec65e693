/** What is said of a win of the sample, in the order of the English. */
export interface WinWords {
  title: string
  text?: string
  unit?: string
  of?: string
  /** Passages and notes among its evidence, in their order. */
  evidence?: readonly string[]
}

export const wins: readonly WinWords[] = [
  {
    title: 'Den Auftrag gefunden, der die Prognose der Backformen fünfzehn Monate lang verzerrt hatte',
    text: 'Einem Messeauftrag über 4.180 Stück nachgegangen, den das Modell für Nachfrage hielt, und ihn aus der Historie genommen. Die Familie hat in einer Woche neun Punkte gewonnen.',
    of: 'Prognosegüte, Backformen',
    evidence: ['Wir hatten letzten Winter Formen für 61.000 £ liegen, für einen Kunden, der nie kommen würde.'],
  },
  {
    title: 'Die Mindestmenge bei Glas um ein Drittel gesenkt',
    text: 'Lindqvist wollte 1.200 je Artikel oder gar nichts. Mit einem geteilten Container haben sich 800 für sie gelohnt.',
    unit: 'Stück',
    of: 'je Artikel',
  },
  {
    title: 'Die Bestandsseite öffnet sich wieder sofort',
    text: 'Ein fehlender Index und elf Monate, in denen es hieß, das sei schon immer so gewesen.',
  },
  { title: 'Die Rückgaben von zwei Jahren aus der Verkaufshistorie genommen' },
  {
    title: 'Alle innerhalb von zehn Minuten über vierzehn falsche Zeilen informiert',
    text: 'Was falsch war, welche vierzehn, und was ich tue, damit es nicht wieder passiert.',
    evidence: ['Der Fehler hat eine Stunde gekostet; ihn zu verstecken hätte das Jahr gekostet.'],
  },
  {
    title: 'Vertrieb und Einkauf arbeiten mit einem gemeinsamen Aktionskalender',
    text: 'Eine Spalte, vier Abteilungen und ein Mittagessen.',
  },
  { title: 'Zwei Disponentinnen beigebracht, die Reichweiten selbst zu setzen' },
  {
    title: 'Die Fehlbestände bei den ersten 40 Artikeln mehr als halbiert',
    text: 'Bestände nach Gefühl durch Reichweiten in Wochen ersetzt, Artikel für Artikel mit Lager und Vertrieb abgestimmt.',
    of: 'Fehlbestände',
    evidence: ['Bei den ersten vierzig liegen die Fehlbestände bei 6,8'],
  },
  {
    title: 'Die Prognose nach Familien geteilt',
    text: 'Glas stieg um sieben Punkte. Textilien fielen um drei, und von da an wussten wir, wo sie falsch war.',
    of: 'Prognosegüte, Glas',
  },
  {
    title: 'Die Fehlmengenrunde am Montag auf zwanzig Minuten gebracht',
    text: 'Die Liste geht am Sonntagabend hinaus, danach sortiert, was uns jeder Artikel kostet.',
    unit: 'Min.',
    evidence: ['Einladungen zur Montagsrunde, Januar und Juni'],
  },
  {
    title: 'Elf tote Artikel von der Liste genommen',
    unit: 'Palettenplätze',
    of: 'frei geworden',
    evidence: ['Bestandsbericht vom März, Seite 3'],
  },
  {
    title: 'Neun Tabellen durch ein Modell ersetzt, das das ganze Team lesen kann',
    unit: 'Tabellen',
    evidence: ['Das Handbuch zum Modell, erste Auflage'],
  },
  {
    title: 'Herausgefunden, warum Importe auf dem Papier eine Woche zu spät waren',
    text: 'Zwei Systeme zählten den Tag der Verladung verschieden.',
    unit: 'Tage',
    evidence: ['Mail an beide Lager'],
  },
  { title: 'Die erste Prognose gebaut, die keine Kopie des Vorjahrs war' },
  {
    title: '1.140 Lieferstopps in der Woche auf eine Viertagestour gebracht',
    of: 'Kosten je Stopp',
    evidence: ['Prüfung der Touren, Seite 6'],
  },
  {
    title: 'Den Ladeplan geschrieben, den zwei Lager noch heute benutzen',
    evidence: ['Ladeplan, zweite Auflage'],
  },
  {
    title: 'Fahrer und Lager an einen Tisch gebracht',
    text: 'Sie hatten sich ein Jahr lang nicht gesehen. Beide wollten dieselbe Stunde an der Rampe.',
  },
]
