import type { demo as english } from '../demo.ts'

export const demo: typeof english = {
  title: 'Ausprobieren',
  heading: 'Sieh dir zwei Jahre von jemand anderem an',
  lead: 'Das ist das ganze Throughline, mit den erfundenen Daten von Ines Varga, einer Analystin für Lieferketten. Alles läuft nur in diesem Browser: Ändere, was du magst, nichts wird gesendet.',
  opening: 'Die Demo wird geöffnet …',
  first: 'Beim ersten Mal werden die Daten von zwei Jahren angelegt. Das dauert einen Augenblick.',
  refused:
    'In diesem Browser läuft die Demo nicht: Sie braucht JavaScript und Service Worker, die es in manchen privaten Fenstern nicht gibt. Ein Konto kommt ohne beides aus.',
  failed: 'Die Demo ließ sich nicht öffnen. Lade diese Seite noch einmal; bleibt es dabei, fehlt deinem Browser vielleicht der Platz.',
  signUp: 'Konto anlegen',
  sandbox: 'Stattdessen die API ausprobieren',
  home: 'Zur Startseite',
  bar: {
    label: 'Demo',
    text: 'Demo. Alles bleibt in diesem Browser.',
    reset: 'Zurücksetzen',
    keep: 'Als Konto behalten',
    leave: 'Verlassen',
    sure: 'Neu beginnen? Was hier geändert wurde, ist dann weg, und die zwei Jahre von Ines werden neu geschrieben.',
    resetNow: 'Neu beginnen',
    stay: 'Abbrechen',
    changed: 'Die Demo hat sich seit deinem letzten Besuch geändert und beginnt neu.',
    earlier: 'Was du hattest',
    unmade:
      'PDF- und Word-Dateien erstellt ein Server, und die Demo hat keinen. In einem Konto erstellt dieser Knopf die Datei; JSON, Markdown und CSV gehen auch hier.',
    close: 'Schließen',
  },
  tour: {
    offered: { title: 'Folge dem roten Faden', text: 'Von einer Aufgabe bis zu dem, was im Rückblick gesagt wird, in fünf Schritten.' },
    steps: {
      task: {
        title: 'Eine Aufgabe, erledigt',
        text: '„Das Modell für Backformen ohne Woche 31 neu rechnen“ wurde heute Morgen abgehakt. Die Aufgabe behält ihren Tag und ihre Notizen. Mehr braucht es nicht.',
      },
      win: {
        title: 'Ein Erfolg mit seinen Belegen',
        text: 'Ines hat daraus einen Erfolg gemacht. Darunter stehen die Aufgabe, eine Stelle aus ihrem Journal und die Zahl eines Ziels, jede einen Klick entfernt.',
      },
      story: {
        title: 'Eine Geschichte',
        text: 'Fürs Vorstellungsgespräch erzählt sie diesen Erfolg als Geschichte, in einer Minute und in zwei. Jeder Teil nennt den Beleg, auf dem er ruht.',
      },
      question: {
        title: 'Eine Frage',
        text: 'Das könnte sie gefragt werden, und hier steht, welche ihrer Geschichten es beantwortet. Ein paar davon übt sie jeden Tag.',
      },
      packet: {
        title: 'Eine Rückblick-Mappe',
        text: 'Für ihren Rückblick ist das halbe Jahr aus denselben Belegen entworfen, Satz für Satz. Das ist der rote Faden.',
      },
    },
    closing: {
      title: 'Das war ein roter Faden',
      text: 'Alles lässt sich ausprobieren, nichts kann kaputtgehen. Was du hier machst, kannst du in ein eigenes Konto mitnehmen.',
    },
    count: (step, of) => `Schritt ${step} von ${of}`,
    begin: 'Beginnen',
    next: 'Weiter',
    lookAround: 'Umsehen',
    done: 'Fertig',
    back: 'Zu dieser Seite',
    skip: 'Rundgang überspringen',
  },
  without: {
    title: 'Nicht Teil der Demo',
    text: 'Was ein Konto braucht oder über diesen Browser hinausreicht, fehlt hier: Anmelden, Einstellungen, Mail, Kalender, Dateien anderer Apps, PDF und Word.',
    back: 'Zurück zu den Aufgaben',
  },
}
