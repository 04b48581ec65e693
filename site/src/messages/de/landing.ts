import type { landing as english } from '../landing.ts'
import { career } from './career.ts'
import { discussion } from './discussion.ts'
import { goal } from './goal.ts'
import { interview } from './interview.ts'
import { journal } from './journal.ts'
import type { InGerman } from './words.ts'

export const landing: InGerman<typeof english> = {
  title: 'Ein privater Ort für dein Arbeitsleben',
  description:
    'Aufgaben, Ziele, Journal und Gespräche an einem privaten Ort. Was du erledigst, wird zum Beleg für Mitarbeitergespräch und Bewerbung. Freie Software, die auf deinem eigenen Rechner läuft.',
  preview: 'Die Worte „Was du getan hast, bereit, wenn du gefragt wirst.“ neben einem Faden vom Arbeitsmorgen bis zum Vorstellungsgespräch',
  nav: {
    label: 'Auf dieser Seite',
    thread: 'Der rote Faden',
    data: 'Deine Daten',
    host: 'Selbst betreiben',
    price: 'Preis',
    signIn: 'Anmelden',
  },
  hero: {
    title: 'Was du getan hast, bereit, wenn du gefragt wirst.',
    lead: 'Aufgaben, Ziele, Journal und Gespräche an einem privaten Ort, der sich merkt, was du getan hast. Was du erledigst, behält seinen Tag und seine Zahl, sodass du im Mitarbeiter- oder Vorstellungsgespräch aus Belegen erzählst, nicht aus dem Gedächtnis.',
    start: 'Konto anlegen',
    demo: 'Demo öffnen',
    fine: 'Die Demo läuft in deinem Browser mit den Daten einer erfundenen Person; nichts wird gesendet. Diese Seite führt gar kein Skript aus.',
  },
  thread: {
    label: 'Ein Beispiel: wie aus ein paar Tagen eine Antwort wird',
    steps: [
      {
        when: 'Mo., 9. Nov.',
        date: '2026-11-09',
        kind: 'Check-in',
        words: 'Prognosegüte: 77,6\u00a0%. Die Backformen ziehen sie herunter.',
        look: 'plain',
      },
      {
        when: 'Do., 12. Nov.',
        date: '2026-11-12',
        kind: 'Aufgabe, erledigt 06:52',
        words: 'Das Modell für Backformen ohne Woche 31 neu rechnen',
        look: 'plain',
      },
      {
        when: '18:40',
        date: '2026-11-12',
        kind: 'Journal',
        words: '„Wir hatten letzten Winter Formen für 61.000\u00a0£ liegen, für einen Kunden, der nie kommen würde.“',
        look: 'quote',
      },
      {
        when: '19:05',
        date: '2026-11-12',
        kind: 'Erfolg, aus diesen dreien',
        words: 'Den Auftrag gefunden, der die Prognose fünfzehn Monate lang verzerrt hatte. 69 auf 78\u00a0%.',
        look: 'made',
      },
      {
        when: 'Mi., 2. Dez.',
        date: '2026-12-02',
        kind: 'Vorstellungsgespräch',
        words: 'Wann haben Sie einmal die wahre Ursache eines Problems gefunden?',
        look: 'asked',
      },
    ],
  },
  pictures: {
    tasks: 'Die Liste Heute; auf einem breiten Bildschirm daneben eine geöffnete Aufgabe',
    career: {
      light: {
        alt: 'Werdegang: ein Erfolg mit seiner Zahl und der Aufgabe, dem Eintrag und dem Ziel, aus denen er gemacht ist',
        under: 'Der Werdegang bei Tag',
      },
      dark: { alt: 'Dieselbe Seite im dunklen Design', under: 'Dieselbe Seite bei Nacht' },
    },
  },
  uses: {
    title: 'Wofür man es nutzt',
    points: [
      {
        title: 'Den Halbjahresrückblick an einem Nachmittag schreiben',
        words:
          'Wähle die Monate und wer ihn liest. Der Entwurf entsteht aus deinen Erfolgen, Zielen und Zahlen, und jeder Satz führt zu seiner Quelle. Bearbeite ihn und speichere ihn als Word oder PDF.',
      },
      {
        title: 'Auf „Erzählen Sie von einer Situation …“ antworten',
        words:
          'Erzähle einen Erfolg als Geschichte von ein oder zwei Minuten, sieh, was die Stelle verlangt und du noch nicht belegen kannst, und übe laut an Tagen, die so liegen, dass es haften bleibt.',
      },
      {
        title: 'Gespräche führen, aus denen etwas wird',
        words:
          'Teile eine Tagesordnung, halte fest, was warum entschieden wurde, und vergib Aufgaben. Monate später wirst du gefragt, was daraus wurde.',
      },
    ],
  },
  claim: {
    title: 'Jede Aussage führt zu ihrem Tag zurück',
    sub: 'Aus einer erledigten Aufgabe, einem Check-in, einer Zeile im Journal oder einer Nachricht wird in einem Schritt ein Erfolg. Aus Erfolgen werden Geschichten, und Geschichten beantworten Fragen. Öffne irgendeine davon, und du bist wieder an dem Morgen, an dem es geschah.',
  },
  places: {
    title: 'Sechs Bereiche, ein roter Faden',
    sub: 'Jeder lohnt sich für sich allein. Zusammen halten sie fest, was du getan hast.',
    first: {
      title: 'Während du arbeitest',
      each: [
        {
          name: 'Aufgaben',
          words:
            'Schreibe „Freitag 16 Uhr“ oder „jeden Montag“, und der Tag wird verstanden. Liste, Board und Kalender, alles mit der Tastatur.',
        },
        {
          name: goal.title,
          words: 'Eine Zahl, Meilensteine oder erledigte Aufgaben, mit Check-ins, ehrlichem Tempo und einem Rückblick am Ende.',
        },
        { name: journal.title, words: 'Eine ruhige Seite für jeden Tag, mit Fotos, Fragen und eigener Suche.' },
      ],
    },
    second: {
      title: 'Was daraus wird',
      each: [
        {
          name: discussion.title,
          words: 'Vier-Augen-Gespräche mit Tagesordnung und Entscheidungen, die ihre Gründe behalten und wieder vorgelegt werden.',
        },
        { name: career.title, words: 'Erfolge mit ihren Belegen, Rückblick-Mappen und Lebensläufe als PDF, Word und JSON Resume.' },
        {
          name: interview.title,
          words: 'Geschichten aus Erfolgen, eine Sammlung von Fragen, Probegespräche und ein Plan für jede Wunschstelle.',
        },
      ],
    },
  },
  data: {
    title: 'Was mit deinen Daten geschieht',
    sub: 'Sie gehören dir. Das ist so gemeint, dass du es nachprüfen kannst.',
    points: [
      {
        title: 'Sie bleiben auf einem Rechner',
        words:
          'Eine Datenbank und ein Ordner für deine Dateien, da, wo du sie betreibst oder betreiben lässt. Keine Seite lädt etwas von anderswo.',
      },
      {
        title: 'Ein Journal lässt sich versiegeln',
        words:
          'Es wird in deinem Browser verschlüsselt, mit einer Passphrase, die nur du kennst. Auch wer den Server betreibt, kann es nicht lesen.',
      },
      {
        title: 'Gespeichert heißt gespeichert',
        words: 'Wenn die App sagt, dass etwas gespeichert ist, liegt es auf der Platte. Was du löschst, wartet 30 Tage im Papierkorb.',
      },
      {
        title: 'Nimm alles mit',
        words: 'Alles als Markdown und JSON, mit deinen Dateien, jederzeit. Eine andere Installation liest alles wieder ein.',
      },
      {
        title: 'Weg heißt weg',
        words: 'Lösche dein Konto, und nach 14 Tagen Bedenkzeit ist es getilgt, bis zu den Wörtern, die die Suche behalten hatte.',
      },
      {
        title: 'Kein Modell liest mit',
        words:
          'Entwürfe entstehen nach einfachen Regeln. Ein Sprachmodell antwortet nur, wo eines eingerichtet ist, wenn du fragst, und sieht, was du anhängst.',
      },
    ],
  },
  host: {
    title: 'Selbst betreiben',
    sub: 'Zwei Zeilen in einer Kopie des Quelltexts, für eine Person oder für eine Firma. Das richtige Node, die Datenbank und alles andere kommen mit.',
    address: 'Dann öffne http://localhost:4321. Für den Anfang genügt jedes Node ab 20 mit seinem npm.',
  },
  price: {
    title: 'Preis',
    own: { name: 'Auf deinem eigenen Rechner', about: 'Alles, für beliebig viele Personen', sum: 'Kostenlos' },
    or: ' oder ',
    free: (days: number) => (days === 1 ? 'Der erste Tag ist kostenlos.' : `Die ersten ${days} Tage sind kostenlos.`),
    kept: 'Auch ohne Tarif bleibt alles, was du hast, dein: zum Lesen, Bearbeiten und Mitnehmen.',
  },
  foot: { product: 'Throughline', api: 'API', sandbox: 'Sandkasten', signIn: 'Anmelden', signUp: 'Konto anlegen' },
}
