import type { landing as english } from '../landing.ts'
import type { InGerman } from './words.ts'

export const landing: InGerman<typeof english> = {
  title: 'Ein privater Ort für dein Arbeitsleben',
  description:
    'Throughline bewahrt auf, was du planst und erledigst, mit Tag und Zahl, sodass ein Rückblick oder ein Interview aus Belegen erzählt wird. Läuft auf deinem eigenen Rechner.',
  nav: { label: 'Auf dieser Seite', thread: 'Der rote Faden', state: 'Was drin ist', host: 'Selbst betreiben', signIn: 'Anmelden' },
  hero: {
    title: 'Was du getan hast, bereit, wenn du gefragt wirst.',
    lead: 'Throughline ist ein privater Ort für ein Arbeitsleben. Was du erledigst, behält seinen Tag, sodass ein Rückblick oder ein Interview eines Tages aus Belegen erzählt wird, nicht aus dem Gedächtnis.',
    start: 'Konto anlegen',
    demo: 'Erst umsehen',
    signIn: 'Anmelden',
    fine: 'Es wächst. Der ganze Faden hier daneben ist in Gebrauch.',
  },
  thread: {
    label: 'Ein Beispiel: wie aus einem Morgen eine Antwort wird',
    steps: [
      {
        when: 'Do., 12. Nov.',
        date: '2026-11-12',
        kind: 'Aufgabe, erledigt 08:52',
        words: 'Das Modell für Backformen ohne Woche 31 neu rechnen',
        look: 'plain',
      },
      {
        when: '18:40',
        date: '2026-11-12',
        kind: 'Journal',
        words: '„Wir hatten letzten Winter Formen für 61.000 £ liegen, für einen Kunden, der nie kommen würde.“',
        look: 'quote',
      },
      {
        when: '19:05',
        date: '2026-11-12',
        kind: 'Erfolg',
        words: 'Den Auftrag gefunden, der die Prognose fünfzehn Monate lang verzerrt hatte. 69 auf 78\u00a0%.',
        look: 'made',
      },
      {
        when: 'Mi., 2. Dez.',
        date: '2026-12-02',
        kind: 'Interview',
        words: 'Erzählen Sie von einem Mal, als Sie die wahre Ursache eines Problems gefunden haben.',
        look: 'asked',
      },
    ],
  },
  picture: 'Die Liste Heute; auf einem breiten Bildschirm daneben eine geöffnete Aufgabe',
  state: {
    title: 'Was drin ist',
    sub: 'Ein Knoten auf der Linie ist etwas, das du jetzt nutzen kannst.',
    work: [
      {
        name: 'Aufgaben',
        words:
          'Heute mit dem, was überfällig ist, Demnächst, Eingang, alles und was erledigt ist. Schreib „Freitag 16 Uhr“ oder „jeden Montag“, und der Tag wird verstanden. Suche, Notizen, Reihenfolge von Hand, Rückgängig.',
      },
      {
        name: 'Ziele',
        words:
          'Gemessen an einer Zahl, an Meilensteinen oder erledigten Aufgaben, mit Check-ins, ehrlichem Tempo und einem Rückblick am Ende.',
      },
      {
        name: 'Journal',
        words:
          'Eine ruhige Seite für jeden Tag, mit Fotos, Fragen und eigener Suche. Versiegeln kannst du sie mit einer Passphrase, die nur du kennst.',
      },
      {
        name: 'Gespräche',
        words:
          'Sprich mit den Menschen, die du wählst: Vier-Augen-Gespräche mit Tagesordnung und Entscheidungen, die ihre Gründe behalten und wieder vorgelegt werden.',
      },
    ],
    later: [
      {
        name: 'Werdegang',
        words: 'Aus erledigter Arbeit werden Erfolge, die ihre Belege behalten, und aus Erfolgen Rückblick-Mappen und Lebensläufe.',
      },
      {
        name: 'Interviews',
        words:
          'Aus Erfolgen werden Geschichten. Sie beantworten Fragen, kommen wieder, bevor du sie vergisst, und werden laut erzählt für die Stelle, die du willst.',
      },
      {
        name: 'Import',
        words:
          'Ein Export von Todoist, TickTick, Vikunja oder einem Kalender, mit einer Vorschau, die jede Zeile nennt, die sich nicht lesen ließ. Alles oder nichts, und in einem rückgängig zu machen.',
      },
      {
        name: 'Dein eigener Server',
        words: 'Ein Prozess, seine Datenbank eine Datei daneben, oder MongoDB für viele Rechner. Die HTTP-API kann, was die Seiten können.',
      },
    ],
    workTitle: 'Während du arbeitest',
    laterTitle: 'Was daraus wird, und wo es liegt',
  },
  kept: [
    {
      title: 'Niemand sieht zu',
      words: 'Keine Werbung, keine Verfolgung, nichts von anderswo geladen. Diese Seite hier führt gar kein Skript aus.',
    },
    {
      title: 'Gespeichert heißt gespeichert',
      words: 'Wenn die App sagt, dass etwas gespeichert ist, liegt es auf der Platte. Was du löschst, wartet 30 Tage im Papierkorb.',
    },
    {
      title: 'Die Hände an den Tasten',
      words: 'Alles geht mit der Tastatur, hell und dunkel, auf dem Telefon wie am Schreibtisch.',
    },
  ],
  host: {
    title: 'Selbst betreiben',
    sub: 'Ein Befehl auf deinem eigenen Rechner, in einer Kopie des Quelltexts. Er braucht Node und sonst nichts; Mails gehen in einen Ordner, bis du einen Server dafür nennst.',
    command: 'npm install && npm start',
    address: 'Dann öffne http://localhost:4321.',
  },
  foot: { product: 'Throughline', api: 'API', sandbox: 'Sandkasten', signIn: 'Anmelden', signUp: 'Konto anlegen' },
}
