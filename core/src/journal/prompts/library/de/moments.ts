import type * as english from '../moments.ts'

type InGerman<Prompts> = Readonly<Record<keyof Prompts, string>>

export const afterSetback: InGerman<typeof english.afterSetback> = {
  'setback-what-happened': 'Was ist geschehen, erzählt von einem Reporter, der dich mag?',
  'setback-in-your-hands': 'Welcher Teil davon lag in deiner Hand, und welcher nicht?',
  'setback-earlier-sign': 'Was war das erste Zeichen, und wodurch hättest du es ernst genommen?',
  'setback-still-stands': 'Was steht noch?',
  'setback-friend': 'Was würdest du jemandem sagen, den du achtest, wenn es ihm geschehen wäre?',
  'setback-cheap-lesson': 'Was hast du daraus gelernt, das später viel mehr hätte kosten können?',
  'setback-next-48-hours': 'Was wäre gut, binnen zwei Tagen zu tun, und was ruht besser noch?',
  'setback-told-whom': 'Wer sollte es von dir hören, bevor er es anderswo hört, und wie würdest du es sagen?',
  'setback-would-do-same': 'Was würdest du genauso wieder tun, mit dem, was du damals wusstest?',
  'setback-size': 'Wie groß ist das in einem Monat? Und in einem Jahr?',
  'setback-not-mean': 'Was bedeutet das nicht, über die Arbeit oder über dich?',
  'setback-repair': 'Was lässt sich wieder gutmachen, und mit wem würdest du anfangen?',
}

export const afterWin: InGerman<typeof english.afterWin> = {
  'win-in-one-number': 'Was hat sich dadurch geändert, in einer Zahl oder einem Namen?',
  'win-turning-point': 'Wann wurde aus einem Vielleicht ein Bestimmt?',
  'win-your-part': 'Was wäre ohne dich nicht geschehen? Sag es, dieses eine Mal, ohne Bescheidenheit.',
  'win-their-part': 'Wer hat es noch möglich gemacht, und wodurch genau?',
  'win-almost-failed': 'Wo wäre es beinahe schiefgegangen, und was hat es gerettet?',
  'win-hard-choice': 'Welche schwere Entscheidung unterwegs hat sich als richtig erwiesen?',
  'win-repeatable': 'Was davon war Glück, und was könntest du wieder so machen?',
  'win-before-after': 'Wie war es vorher für die, für die es ist? Wie ist es jetzt?',
  'win-told-in-a-minute': 'Wie würdest du das in einer Minute jemandem erzählen, der nicht dabei war?',
  'win-what-it-shows': 'Was zeigt das, das du kannst?',
  'win-next-door': 'Welche Tür öffnet das?',
  'win-enjoy': 'Was daran willst du noch ein wenig genießen, bevor es weitergeht?',
}

export const beforeReview: InGerman<typeof english.beforeReview> = {
  'review-three-things': 'Welche drei Dinge sollte jeder wissen, der den Raum verlässt?',
  'review-since-last': 'Was hast du letztes Mal angekündigt, und was wurde daraus?',
  'review-proof': 'Worauf könntest du zeigen, um das Stärkste zu belegen, das du sagen willst?',
  'review-hardest-question': 'Welche Frage soll bitte nicht kommen? Wie würdest du sie ehrlich beantworten?',
  'review-invisible': 'Welche deiner Arbeiten läuft so glatt, dass niemand sie bemerkt hat?',
  'review-grown': 'Worin bist du besser als beim letzten Mal, und was zeigt das?',
  'review-ask-for': 'Worum willst du bitten, und was haben die anderen davon?',
  'review-their-view': 'Wie sieht das letzte halbe Jahr vom Platz deiner Führungskraft aus?',
  'review-disagree': 'Wo siehst du es vielleicht anders, und was müsstest du hören, um überzeugt zu sein?',
  'review-feedback-used': 'Welche Rückmeldung hast du genutzt, und woran merkt man das?',
  'review-next-half': 'Worum soll es im nächsten halben Jahr gehen, in einem Satz?',
  'review-if-it-goes-well': 'Wenn es gut läuft, was ist am Tag danach anders?',
}

export const people: InGerman<typeof english.people> = {
  'people-hard-talk': 'Welches Gespräch schiebst du auf? Wie hieße sein erster Satz?',
  'people-thank': 'Wem möchtest du danken, und wofür genau?',
  'people-read-wrong': 'Wen hast du vielleicht falsch gelesen?',
  'people-needs-from-you': 'Was braucht der Mensch, mit dem du am meisten arbeitest, gerade von dir?',
  'people-brings-out-best': 'Wer holt das Beste aus dir heraus, und wie?',
  'people-feedback-you-owe': 'Was zu hören würde jemandem helfen, und warum hast du es noch nicht gesagt?',
  'people-feedback-you-got': 'Was hat dir jüngst jemand über deine Arbeit gesagt, das wehtat, und was daran stimmte?',
  'people-other-story': 'Was ist die freundlichste Geschichte der anderen Seite in einem Streit, den du hattest?',
  'people-who-is-quiet': 'Wer ist im Raum still, und was weiß dieser Mensch vielleicht?',
  'people-trust': 'Wessen Vertrauen hast du jüngst gewonnen, und wodurch?',
  'people-ask-them': 'Wen könntest du etwas fragen, das du bisher allein herausfinden wolltest?',
  'people-after-the-talk': 'Worin wart ihr euch nach dem letzten wichtigen Gespräch einig, und worin nur scheinbar?',
}

export const learning: InGerman<typeof english.learning> = {
  'learning-explain-it': 'Wie würdest du etwas, das du jüngst gelernt hast, einer klugen Zwölfjährigen erklären?',
  'learning-confused': 'Was verwirrt dich, das alle um dich herum zu verstehen scheinen?',
  'learning-good-mistake': 'Welchen Fehler bist du froh, früh gemacht zu haben?',
  'learning-edge': 'Was kannst du heute mit Mühe, das eines Tages leicht sein wird?',
  'learning-teacher': 'Von wem hast du dieses Jahr am meisten gelernt, und weiß die Person das?',
  'learning-rule-of-thumb': 'Welcher Faustregel folgst du jetzt, die du vor einem Jahr nicht hattest?',
  'learning-unlearn': 'Was hat dir einmal gut gedient, und es ist Zeit, es zu verlernen?',
  'learning-practice': 'Was würdest du üben, wenn du jeden Tag eine halbe Stunde dafür hättest?',
  'learning-hard-part': 'Was ist an deinem Handwerk wirklich das Schwere?',
  'learning-feedback-loop': 'Wie könntest du binnen einer Woche herausfinden, ob du besser wirst?',
  'learning-outside': 'Was von außerhalb deines Fachs wäre darin nützlich?',
  'learning-teach-next': 'Was könntest du nächsten Monat jemandem beibringen, und wem?',
}

export const gratitude: InGerman<typeof english.gratitude> = {
  'gratitude-ordinary': 'Welche gewöhnliche Sache ging heute gut, die dir sonst sehr gefehlt hätte?',
  'gratitude-person-unseen': 'Auf wessen Arbeit verlässt du dich, ohne sie je zu sehen?',
  'gratitude-hard-thing': 'Über welche schwere Zeit bist du jetzt froh?',
  'gratitude-place': 'An welchem Ort war es jüngst gut zu sein, und wodurch?',
  'gratitude-had-wished': 'Was hast du heute, das du dir vor Jahren gewünscht hast?',
  'gratitude-word': 'Welches freundliche Wort hast du jüngst gehört, und von wem?',
  'gratitude-tool': 'Welchen Gegenstand auf deinem Tisch magst du am liebsten, und was ist seine Geschichte?',
  'gratitude-chance': 'Welcher glückliche Zufall hat deine Arbeit mehr geprägt als jeder Plan?',
  'gratitude-own-doing': 'Was hast du vor einiger Zeit für dich getan, das dir heute nützt?',
  'gratitude-team': 'Was ist an den Menschen, mit denen du arbeitest, besser als in jedem anderen Team?',
  'gratitude-taste': 'Was hast du heute mit den Sinnen genossen: einen Geschmack, ein Licht, einen Klang?',
  'gratitude-pass-on': 'Was hat dir jemand Gutes getan, das du weitergeben könntest?',
}

export const energy: InGerman<typeof english.energy> = {
  'energy-gave': 'Was hat dir heute mehr Kraft gegeben als genommen?',
  'energy-drained': 'Was hat dir mehr genommen, als es wert war?',
  'energy-best-hours': 'Wann sind deine besten Stunden, und wer bekommt sie?',
  'energy-rest': 'Welche Art Ruhe brauchst du: Schlaf, Stille, Gesellschaft oder Abwechslung?',
  'energy-too-much': 'Was ist gerade zu viel? Was davon könnte warten, schrumpfen oder gehen?',
  'energy-flow': 'Wann hast du zuletzt über der Arbeit die Zeit vergessen, und was hast du getan?',
  'energy-boundary': 'Wo täte dir eine Grenze gut, und wie würdest du sie freundlich ziehen?',
  'energy-small-recovery': 'Welche zehn Minuten täten dir mitten an einem vollen Tag am besten?',
  'energy-meetings': 'Nach welchen Treffen geht es dir besser als davor, und was ist an ihnen anders?',
  'energy-sunday': 'Worauf freust du dich, wenn du an die nächsten Tage denkst, und worauf nicht?',
}
