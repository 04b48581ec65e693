import type { EntryWords } from './this-autumn.ts'

export const thisSummer: readonly EntryWords[] = [
  {
    body: 'Der erste kühle Morgen. Der Weg war vier Minuten kürzer, weil ich nicht stehen geblieben bin, um etwas anzusehen. Morgen bleibe ich stehen.',
  },
  {
    title: 'Rückgaben, die Verkäufe waren',
    body: 'Zwei Rückgaben waren als Verkäufe gebucht worden, während ich weg war, und die Woche sah herrlich aus. Es ist seltsam, diejenige zu sein, die eine gute Zahl schlechter macht. Ich habe beide Werte nebeneinander in die Mail geschrieben und die Leute schauen lassen.',
  },
  {
    body: 'Um vier ein Gewitter über dem Hof, alle am Tor wie Kinder. Zwanzig Minuten lang ging nichts hinaus, und nichts Schlimmes geschah.',
  },
  { body: 'Zurück am Schreibtisch. 212 Mails, davon vier wichtig. Ich habe meine Abwesenheit falsch gemessen.' },
  {
    title: 'Der See, letzter Abend',
    body: 'Zur Boje hinaus und zurück geschwommen, allein, während das Licht ging. Ich dachte an nichts, merkte, dass ich an nichts dachte, und es ging davon nicht kaputt.\n\n*Das mit nach Hause nehmen: Die Boje ist immer weiter, als sie aussieht, und nie weiter, als du kannst.*',
  },
  {
    body: 'Regen. Den ganzen Tag gelesen. Bálint hat Paprikakartoffeln gekocht wie Großvater, zu heiß, und wir haben sie zu heiß gegessen, so wie immer.',
  },
  { body: 'Der zweite Tag ohne Wecker. Trotzdem um sechs aufgewacht, aus Treue.' },
  {
    body: 'Für zwei Wochen auf einer Seite übergeben. Früher waren es sechs. Entweder ist die Arbeit einfacher geworden oder ich.',
  },
  {
    title: 'Textilien sind kein Glas',
    body: 'Endlich die Prognose nach Familien geteilt. Glas kommt allein zurecht: Es verkauft sich wie Brot. Textilien folgen dem Wetter, den Ferien und etwas Drittem, das ich noch nicht sehe.\n\n| Familie | Vorher | Nachher |\n| --- | ---: | ---: |\n| Glas | 74 | 81 |\n| Backformen | 68 | 69 |\n| Textilien | 66 | 63 |\n\nUm drei schlechter, und ich würde es nicht rückgängig machen: Jetzt weiß ich, *wo* es schlecht ist.',
  },
  {
    body: 'Zu heiß zum Denken. Mit den Nachbarn auf der Treppe gesessen und in einer Stunde mehr über sie erfahren als in fünf Jahren. Der Stille aus dem dritten Stock restauriert Akkordeons.',
  },
  {
    body: 'Vor dem Vorstand vorgetragen. Elf Minuten, ein Diagramm, keine Entschuldigung am Anfang. Jemand fragte, was ich mit einer weiteren Analystin täte, und ich hatte eine Antwort, weil Helen mich darauf vorbereitet hatte.\n\n{goal:Leitungsstelle bis April}: Das war der dritte von fünf Schritten.',
  },
  {
    body: 'Kann nicht essen, kann nicht sitzen. Morgen der Vorstand. Den ersten Satz vierzigmal geschrieben; geblieben ist: „Wir wissen, was wir verkaufen, und noch nicht, warum.“',
  },
  {
    body: 'Dev und ich waren eine Stunde lang vor allen anderen uneins, über einen Faktor von 1,18, und es war die beste Besprechung des Monats. Niemand wollte gewinnen.',
  },
  {
    body: 'Oskars Mutter ist krank. Er hat es mir zwischen zwei Paletten gesagt, in dem Ton, in dem man eine Stückzahl sagt. Ich wusste nicht, was ich sagen soll, und bin geblieben, bis der Lastwagen beladen war.',
  },
  {
    body: 'Eine Prognose eingefroren, während Ruth zusah. Zwei Stunden lang sagte sie nichts, und ich habe nichts von der Stille gefüllt. Am Ende: „Zeile neun hast du übersprungen.“ Stimmt. Es machte nichts, und sie hat es gesehen, und beides ist wahr.',
  },
  { body: 'Erdbeeren, drei Kilo, weil der Mann sagte, sie halten nicht. Er hatte recht. Marmelade um Mitternacht.' },
  {
    title: 'Laut gesagt',
    body: 'Ruth laut gesagt: Ich will die Leitungsstelle. Meine Stimme hat das gemacht, was sie dann macht. Sie legte den Stift hin und fragte: „Bis wann?“, und ich sagte April, was ich selbst nicht gewusst hatte.\n\nJetzt hat es also ein Datum.',
  },
  {
    body: 'Eine lange Mail an die Leute mit den Preisen geschrieben und nicht geschickt. Sie fängt gut an. Morgen löschen, den zweiten Absatz behalten und *hinübergehen*.',
  },
  {
    body: 'Der Hafenstreik ist vorbei. Elf Tage, und gehalten hat nicht der Sicherheitsbestand, sondern dass Oskar die Frau des Nachtmeisters kennt. Wie man das in ein Modell schreibt, weiß ich nicht. Wie man Danke sagt, schon.',
  },
  { body: 'Nichts zu berichten, und das will ich einmal aufgeschrieben haben.' },
  { body: 'Die Aktion in Woche 12 kam, wie Dev gesagt hatte, auf vierzig Stück genau. Er hat nicht aufgetrumpft. Ich hätte.' },
  {
    body: 'Ostern ist gewandert und das Modell nicht. Einen Punkt verloren, und ein wenig Stolz, in einer einzigen Mail.\n\n- der Feiertag ist ein Datum im Kalender, also kann er eine Spalte sein\n- die Wochen darum herum auch\n- warum also war er keine',
  },
  {
    body: 'Großmutters Garten in Pécs: mit ihr zwanzig Zwiebeln gesteckt, in einer Reihe, die sie mit einer Schnur gemessen hat. Mit der Schnur hat sie recht.',
  },
  {
    body: 'Vorstellungsgespräche für die zwei Praktikumsplätze. Eine fragte, was mit der Prognose passiert, nachdem sie verschickt ist. Das hat mich noch nie jemand gefragt. Eingestellt.',
  },
]
