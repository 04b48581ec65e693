import type { EntryWords } from './this-autumn.ts'

export const beforeThat: readonly EntryWords[] = [
  {
    body: 'Nebel bis Mittag. Der Weg war nur Geräusch: Straßenbahnen, eine Amsel, meine eigenen Schuhe. {goal:Vor der Arbeit spazieren gehen|Drei Wochen am Stück} jetzt.',
  },
  { body: 'Grippe. Ich liege hier mit einer Prognose, wie oft ich aufstehen werde, und sie stimmt jetzt schon nicht.' },
  { body: 'Die erste Woche mit dem Aktionskalender. Er ist eine einzige Spalte und hat vier Abteilungen und ein Mittagessen gebraucht.' },
  {
    title: 'Wieder die Backformen',
    body: 'Wieder ziehen die Backformen alles herunter. Ich habe mir ihre Aktionswochen angesehen, ihre Preise, ihr Wetter. *Nicht* angesehen habe ich, wer sie kauft. Merkzettel für einen Tag mit mehr Geduld als diesem.',
  },
  {
    body: 'Schnee, und der Hof wurde still darunter. Oskars Leute haben die Rampe vor sechs von Hand geräumt und waren stolz wie ein Chor.',
  },
  {
    title: 'Wofür dieses Jahr da ist',
    body: 'Diesmal keine Liste. Eine Zahl, eine Gewohnheit, ein Gespräch.\n\n1. Die Zahl: {goal:Prognosegüte auf 82 %}.\n2. Die Gewohnheit: {goal:Vor der Arbeit spazieren gehen}. Der Tag läuft besser, wenn er draußen beginnt.\n3. Das Gespräch: mit Ruth, darüber, was als Nächstes kommt. Was ich darin sage, weiß ich noch nicht.',
  },
  {
    body: 'Feuerwerk über den Dächern, die Katze unter der Badewanne, Noor mit Schuhen auf dem Sofa eingeschlafen. Ein gutes Jahr, alles in allem. Ich hätte gern ein ruhigeres und ein mutigeres, bitte, beides.',
  },
  {
    body: 'Zug nach Pécs, vier Stunden Verspätung, ein ganzer Wagen teilt sich Walnüsse. Ein alter Mann erklärte einem Kind mit den Nüssen die ungarischen Fälle: *in* der Tüte, *aus* der Tüte, *zur* Tüte *hin*.',
  },
  {
    body: 'Das Einfrieren, dieses Jahr macht es jemand anders. Ich habe Ruth die Zahlen in einer Mappe gebracht wie ein Page am Hof.',
  },
  {
    body: 'Im Flur gefragt worden, ob die Formen „noch kommen“. Ja gesagt. Ich weiß nicht, warum ich Ja gesagt habe; das Modell sagt Ja. Ansehen, wenn Zeit ist.',
  },
  {
    body: 'Ein Notizbuch gekauft für das, was Oskar im Vorbeigehen sagt. Seite eins: „Die Liste ist, was war. Das Regal ist, was ist.“',
  },
  {
    body: 'Neunzehn Leute in einer Besprechung über Besprechungen. Ich habe sie gezählt, um wach zu bleiben, und dann, was sie kosten. Davon bin ich wach geworden.',
  },
  {
    title: 'Zweihundertvierzehn Artikel',
    body: 'Den Einkaufsplan für die Hochsaison verschickt, 214 Artikel. Es ist der beste, den ich gemacht habe, und ich glaube ihm nicht.\n\nBei den ersten vierzig liegen die Fehlbestände bei 6,8, und alle haben eine Geschichte, warum gerade ihre etwas Besonderes sind. Ich habe die Geschichten nebeneinandergeschrieben. Es sind nur drei, von elf Leuten erzählt.\n\nIch sehe das Problem von hier aus, aber es ist noch nicht meins. In diesem Satz hat das *noch* viel zu tun.',
  },
  {
    body: 'Wieder in die Bücherei eingetreten, nach neun Jahren und einer erlassenen Mahngebühr. Ein Buch über Glättung mitgenommen und eins über Moos.',
  },
  {
    body: 'Geträumt, das Lager sei ein einziges langes Regal und ich müsse es bis ans Ende ablaufen, um die letzte Zahl zu sehen. Vor dem Ende aufgewacht, natürlich.',
  },
  {
    body: 'Angefangen, abends zu schreiben. Regeln: nicht mehr, als ich mag, nichts für jemand anders, und der Tag, um den es geht, ist der Tag, der es war, egal was die Uhr sagt.',
  },
  {
    title: 'Die erste Stunde mit Helen',
    body: 'Die erste Stunde mit Helen. Ich hatte einen Plan mit Pfeilen vorbereitet. Sie drehte das Blatt um und bat mich, das Gebäude zu zeichnen, und wo die Leute stehen, wenn sie sich nicht einig sind.\n\n„Frag nach dem Raum, bevor du nach dem Titel fragst“, sagte sie am Aufzug. Ich nickte, als hätte ich verstanden.',
  },
]
