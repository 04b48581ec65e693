import type { QuestionKind } from '@throughline/core/interview'

const questionKinds: Readonly<Record<QuestionKind, string>> = {
  behavioural: 'Verhalten',
  leadership: 'Führung',
  product: 'Produkt',
  design: 'Gestaltung',
  engineering: 'Technik',
  data: 'Daten',
  sales: 'Vertrieb und Service',
  people: 'Personal',
  closing: 'Zum Schluss',
}

/** What is told of a file as it is read in: what could not be taken over as it stands there. */
export const importReport: Readonly<Record<string, string>> = {
  'More than {} things in this file could not be taken over; the rest are not listed.':
    'Mehr als {1} Dinge dieser Datei ließen sich nicht übernehmen; die übrigen werden nicht aufgezählt.',
  'The text is longer than 500 characters; it is whole in the notes.': 'Der Text ist länger als 500 Zeichen; in den Notizen steht er ganz.',
  'The notes are longer than 16,384 characters; the rest was left out.':
    'Die Notizen sind länger als 16.384 Zeichen; der Rest wurde ausgelassen.',
  'Another task of this file has the same id; both are imported.':
    'Eine andere Aufgabe dieser Datei hat dieselbe Id; beide werden importiert.',
  'Another task of this file has the same id; it was left out.': 'Eine andere Aufgabe dieser Datei hat dieselbe Id; sie wurde ausgelassen.',
  'The task it is a step of is not in this file; it stands at the top level.':
    'Die Aufgabe, deren Schritt sie ist, fehlt in dieser Datei; sie steht auf der obersten Ebene.',
  'It is a step of itself, by way of others; it stands at the top level.':
    'Sie ist über andere ein Schritt von sich selbst; sie steht auf der obersten Ebene.',
  'Steps go {} levels deep; this one stands at level {}.': 'Schritte gehen {1} Ebenen tief; dieser steht auf Ebene {2}.',
  'Subtasks go {} levels deep; the task stands at level {}.': 'Schritte gehen {1} Ebenen tief; die Aufgabe steht auf Ebene {2}.',
  'A task it waits for is not in this file.': 'Eine Aufgabe, auf die sie wartet, fehlt in dieser Datei.',
  'A task waits for {} others at most; the rest was left out.':
    'Eine Aufgabe wartet auf höchstens {1} andere; die übrigen wurden ausgelassen.',
  'It waits for itself, by way of others; that was left out.': 'Sie wartet über andere auf sich selbst; das wurde ausgelassen.',
  '{} “{}” could not be taken over; it is kept in the notes.': '{1} „{2}“ ließ sich nicht übernehmen; es steht in den Notizen.',
  'A task of this project is not as Vikunja writes them; it was left out.':
    'Eine Aufgabe dieses Projekts ist nicht so, wie Vikunja sie schreibt; sie wurde ausgelassen.',
  'The time zone “{}” is not known; your own is used.': 'Die Zeitzone „{1}“ ist nicht bekannt; deine eigene wird verwendet.',
  'The time zone “{}” is not known, so your own is used.': 'Die Zeitzone „{1}“ ist nicht bekannt, also wird deine eigene verwendet.',
  'The time zone “{}” is not known; its times were reckoned into your own.':
    'Die Zeitzone „{1}“ ist nicht bekannt; ihre Zeiten wurden in deine eigene umgerechnet.',
  'Its time zone “{}” is not known; your own was taken.': 'Seine Zeitzone „{1}“ ist nicht bekannt; deine eigene wurde genommen.',
  'The date “{}” was not understood; it is kept in the notes.': 'Das Datum „{1}“ wurde nicht verstanden; es steht in den Notizen.',
  'The deadline “{}” is kept in the notes.': 'Die Frist „{1}“ steht in den Notizen.',
  'The task has no text; it is called “{}”.': 'Die Aufgabe hat keinen Text; sie heißt „{1}“.',
  'The task has no title; it is called “{}”.': 'Die Aufgabe hat keinen Titel; sie heißt „{1}“.',
  'The to-do has no summary; it is called “{}”.': 'Die Aufgabe hat keinen Titel; sie heißt „{1}“.',
  '“{}” under {} was not understood; it is kept in the notes.': '„{1}“ unter {2} wurde nicht verstanden; es steht in den Notizen.',
  '“{}” of the repeat has no place here; it is kept in the notes.':
    '„{1}“ aus der Wiederholung hat hier keinen Platz; es steht in den Notizen.',
  'The repeat “{}” was not understood; it is kept in the notes.':
    'Die Wiederholung „{1}“ wurde nicht verstanden; sie steht in den Notizen.',
  'The reminder “{}” was not understood; it is kept in the notes.':
    'Die Erinnerung „{1}“ wurde nicht verstanden; sie steht in den Notizen.',
  'There is no room for the tag “{}”; it is kept in the notes.': 'Für das Schlagwort „{1}“ ist kein Platz; es steht in den Notizen.',
  'The time zone “{}” is not known, so your own is used; it is kept in the notes.':
    'Die Zeitzone „{1}“ ist nicht bekannt, also wird deine eigene verwendet; sie steht in den Notizen.',
  '“{}” is neither a task nor a section nor a note; “{}” was left out.':
    '„{1}“ ist weder Aufgabe noch Abschnitt noch Notiz; „{2}“ wurde ausgelassen.',
  'The indentation “{}” was not understood; the task stands at the top level.':
    'Die Einrückung „{1}“ wurde nicht verstanden; die Aufgabe steht auf der obersten Ebene.',
  'No task above is indented {} levels; the task stands at level {}.':
    'Keine Aufgabe darüber ist {1} Ebenen eingerückt; die Aufgabe steht auf Ebene {2}.',
  'The note “{}” stands below no task and was left out.': 'Die Notiz „{1}“ steht unter keiner Aufgabe und wurde ausgelassen.',
  'Todoist has no column {}; what stands there is kept in the notes.': 'Todoist hat keine Spalte {1}; was darin steht, ist in den Notizen.',
  'A checklist holds {} items; the rest is in the notes.': 'Eine Checkliste fasst {1} Einträge; der Rest steht in den Notizen.',
  'Folders of lists have no place here and were left out; each list became a tag.':
    'Ordner von Listen haben hier keinen Platz und wurden ausgelassen; aus jeder Liste wurde ein Schlagwort.',
  'It is not as it should be, so that nothing can be compared with it.':
    'Sie ist nicht, wie sie sein sollte, also lässt sich nichts damit vergleichen.',
  'It was changed after the export; it is taken as it is now.': 'Sie wurde nach dem Export geändert; sie wird genommen, wie sie jetzt ist.',
  'It was exported, and is not in the archive any more.': 'Sie wurde exportiert und ist nicht mehr im Archiv.',
  'It was changed after the export.': 'Sie wurde nach dem Export geändert.',
  'Records of this kind are not known here; they were left out.': 'Diese Art ist hier nicht bekannt; sie wurde ausgelassen.',
  'It is damaged, so that your settings stay as they are.': 'Sie ist beschädigt, also bleiben deine Einstellungen, wie sie sind.',
  'What it says of “{}” is no such setting here; yours stays as it is.':
    'Was sie über „{1}“ sagt, ist hier keine solche Einstellung; deine bleibt, wie sie ist.',
  'A copy of a discussion is in the archive to read. What several people share is not brought back; its tasks and wins of yours are.':
    'Die Kopie eines Gesprächs ist zum Lesen im Archiv. Was mehreren gehört, wird nicht zurückgeholt; deine Aufgaben und Erfolge daraus schon.',
  'Copies of {} discussions are in the archive to read. What several people share is not brought back; its tasks and wins of yours are.':
    'Die Kopien von {1} Gesprächen sind zum Lesen im Archiv. Was mehreren gehört, wird nicht zurückgeholt; deine Aufgaben und Erfolge daraus schon.',
  'Its content is not in the archive; the file was left out.': 'Ihr Inhalt fehlt im Archiv; die Datei wurde ausgelassen.',
  'What it belongs to has at most {} files; this one was left out.': 'Wozu sie gehört, hat höchstens {1} Dateien; diese wurde ausgelassen.',
  'There is no goal “{}” here; the task is imported without it.': 'Ein Ziel „{1}“ gibt es hier nicht; die Aufgabe wird ohne es importiert.',
  'The goal it stands below is not in this file; it stands at the top.':
    'Das Ziel, unter dem es steht, fehlt in dieser Datei; es steht ganz oben.',
  'The goal it names is not here; it is imported without it.': 'Das Ziel, das sie nennt, gibt es hier nicht; sie wird ohne es importiert.',
  '“{}” is no rule to repeat by.': '„{1}“ ist keine Regel für eine Wiederholung.',
  'A timer was running; it ends with the moment of the export.': 'Eine Stoppuhr lief; sie endet mit dem Zeitpunkt des Exports.',
  'One list may have {} questions; this one and those after it were left out.':
    'Eine Liste darf {1} Fragen haben; diese und die danach wurden ausgelassen.',
  '“{}” is no question; it was left out.': '„{1}“ ist keine Frage; es wurde ausgelassen.',
  'This is longer than {} characters; it was left out.': 'Das ist länger als {1} Zeichen; es wurde ausgelassen.',
  'This stands on line {} already; it was left out.': 'Das steht schon auf Zeile {1}; es wurde ausgelassen.',
  'You have this question already; it was left out.': 'Diese Frage hast du schon; sie wurde ausgelassen.',
  'The library has this question already; it was left out.': 'Diese Frage steht schon in der Sammlung; sie wurde ausgelassen.',
  '“{}” is a heading: the questions below it are taken as {}.': '„{1}“ ist eine Überschrift: Die Fragen darunter zählen zu {2}.',
  ...Object.fromEntries(
    Object.entries(questionKinds).map(([kind, own]) => [
      `“{}” is a heading: the questions below it are taken as ${kind}.`,
      `„{1}“ ist eine Überschrift: Die Fragen darunter zählen zu „${own}“.`,
    ]),
  ),
  '“{}” is a heading; it was left out.': '„{1}“ ist eine Überschrift; sie wurde ausgelassen.',
  'The file “{}” {}; what names it stays as it is.': 'Die Datei „{1}“ {2}; was sie nennt, bleibt, wie es ist.',
  'Moods from 1 to 5 became −2 to 2.': 'Aus Stimmungen von 1 bis 5 wurde −2 bis 2.',
  'One file is named by no note with a day; left out.': 'Eine Datei wird in keiner Notiz mit einem Tag genannt; ausgelassen.',
  '{} files are named by no note with a day; left out.': '{1} Dateien werden in keiner Notiz mit einem Tag genannt; ausgelassen.',
  'Nothing in it says which day it is about; it was left out.': 'Nichts darin sagt, um welchen Tag es geht; sie wurde ausgelassen.',
  '{} more files do not say which day they are about; left out.': '{1} weitere Dateien sagen nicht, um welchen Tag es geht; ausgelassen.',
  'It is longer than {} MB; it was left out.': 'Sie ist länger als {1}\u00a0MB; sie wurde ausgelassen.',
  'It was left out.': 'Sie wurde ausgelassen.',
  'This property of one file has no place here and stands at the end of its text.':
    'Diese Eigenschaft einer Datei hat hier keinen Platz und steht am Ende ihres Textes.',
  'This property of {} files has no place here and stands at the end of their texts.':
    'Diese Eigenschaft von {1} Dateien hat hier keinen Platz und steht am Ende ihrer Texte.',
  'Its properties are not as YAML has them ({}); they stay at the top of its text.':
    'Ihre Eigenschaften sind kein gültiges YAML ({1}); sie bleiben am Anfang ihres Textes.',
  'The type “{}” is not known; it is yes or no.': 'Die Art „{1}“ ist nicht bekannt; es geht um ja oder nein.',
  'The habit has no name; it is called “{}”.': 'Die Gewohnheit hat keinen Namen; sie heißt „{1}“.',
  'The name is longer than 200 characters; it is whole in why it matters.':
    'Der Name ist länger als 200 Zeichen; ganz steht er unter „Warum es wichtig ist“.',
  'Question and description are longer than 5,000 characters; the rest was left out.':
    'Frage und Beschreibung sind länger als 5.000 Zeichen; der Rest wurde ausgelassen.',
  'How often it is meant cannot be read; it is meant for every day.':
    'Wie oft sie gemeint ist, lässt sich nicht lesen; sie gilt für jeden Tag.',
  'The unit is longer than 20 characters; it was cut.': 'Die Einheit ist länger als 20 Zeichen; sie wurde gekürzt.',
  'The target type “{}” is not known; it is “at least”.': 'Die Art des Zielwerts „{1}“ ist nicht bekannt; es gilt „mindestens“.',
  'The target value cannot be read; whatever is more than nothing makes a day a yes.':
    'Der Zielwert lässt sich nicht lesen; was mehr als nichts ist, macht einen Tag zu einem Ja.',
  '“At least 0” is reached by nothing; whatever is more than nothing makes a day a yes.':
    '„Mindestens 0“ ist auch mit nichts erreicht; was mehr als nichts ist, macht einen Tag zu einem Ja.',
  'The mark “{}” is none that Loop writes; it was left out.': 'Die Angabe „{1}“ ist keine, die Loop schreibt; sie wurde ausgelassen.',
  'A note on a day without a mark was left out: “{}”.': 'Eine Notiz an einem Tag ohne Angabe wurde ausgelassen: „{1}“.',
  '{} has not come yet; its mark was left out.': '{1} kommt erst noch; die Angabe wurde ausgelassen.',
  '“{}” is no day of a goal; its mark was left out.': '„{1}“ ist kein Tag eines Ziels; die Angabe wurde ausgelassen.',
  'There is another mark of {}; the first one counts.': 'Für {1} gibt es eine weitere Angabe; die erste zählt.',
  'The note is longer than 5,000 characters; the rest was left out.': 'Die Notiz ist länger als 5.000 Zeichen; der Rest wurde ausgelassen.',
  '{}: Another habit has this name, too; both are imported.': '{1}: Eine weitere Gewohnheit hat diesen Namen; beide werden importiert.',
  'There is no habit of this number in Habits.csv; its marks were left out.':
    'In Habits.csv gibt es keine Gewohnheit mit dieser Nummer; ihre Angaben wurden ausgelassen.',
  '{}: The column “{}” is no habit of Habits.csv; its marks were left out.':
    '{1}: Die Spalte „{2}“ ist keine Gewohnheit aus Habits.csv; ihre Angaben wurden ausgelassen.',
  '{} in {} days became {} a week.': 'Aus {1} in {2} Tagen wurde {3} pro Woche.',
  '{} in {} days became {} a week, and {} % of that is the target.':
    'Aus {1} in {2} Tagen wurde {3} pro Woche, und {4}\u00a0% davon sind der Zielwert.',
  '{} in {} days became {} each day.': 'Aus {1} in {2} Tagen wurde {3} pro Tag.',
  'Its date “{}” is none we know; it is kept for exports.': 'Sein Datum „{1}“ ist keines, das wir kennen; es bleibt für Exporte erhalten.',
  'Its date “{}” is none; it was left out.': 'Sein Datum „{1}“ ist keines; er wurde ausgelassen.',
  'One entry is in your journal already, as the file has it; it is not made again.':
    'Ein Eintrag steht schon so in deinem Journal; er wird nicht noch einmal angelegt.',
  '{} entries are in your journal already, as the file has them; they are not made again.':
    '{1} Einträge stehen schon so in deinem Journal; sie werden nicht noch einmal angelegt.',
  'The title is longer than {} characters; it is whole in the text.': 'Der Titel ist länger als {1} Zeichen; im Text steht er ganz.',
  'There is nothing in it; it was left out.': 'Es steht nichts darin; er wurde ausgelassen.',
  'Nobody can write about the day {}; it was left out.': 'Über den Tag {1} kann niemand schreiben; er wurde ausgelassen.',
  'It is too long for one entry; it became {} of the same day.': 'Er ist zu lang für einen Eintrag; daraus wurden {1} am selben Tag.',
  'The tag became “{}”: a tag is one word.': 'Aus dem Schlagwort wurde „{1}“: Ein Schlagwort ist ein Wort.',
  'No sign of this tag can stay in one; it was left out.': 'Kein Zeichen dieses Schlagworts kann in einem stehen; es wurde ausgelassen.',
  '{} of {} left out: only to-dos (VTODO) become tasks.': '{1} von {2} ausgelassen: Nur VTODO werden Aufgaben.',
  'This is one round of a to-do that repeats, changed by itself; it was left out.':
    'Das ist ein einzelnes, geändertes Mal einer Aufgabe, die sich wiederholt; es wurde ausgelassen.',
  'A {} of it is not in the archive; it was left out.': 'Etwas daraus ({1}) fehlt im Archiv; es wurde ausgelassen.',
  'A {} of it {}; it was left out.': 'Etwas daraus ({1}) {2}; es wurde ausgelassen.',
  'This file is no journal; it was left out.': 'Diese Datei ist kein Journal; sie wurde ausgelassen.',
  'Something it shows is not in the archive; it was left out.': 'Etwas, das er zeigt, fehlt im Archiv; es wurde ausgelassen.',
  'This line above the first section was left out.': 'Diese Zeile über dem ersten Abschnitt wurde ausgelassen.',
  'No section was found. Headings such as “Experience”, “Education” and “Skills” on lines of their own are known.':
    'Es wurde kein Abschnitt gefunden. Erkannt werden Überschriften wie „Berufserfahrung“, „Ausbildung“ und „Kenntnisse“ in einer eigenen Zeile.',
  'No dates were found in this section, which tell where an entry begins; it was left out.':
    'In diesem Abschnitt stehen keine Daten, an denen ein Eintrag zu erkennen wäre; er wurde ausgelassen.',
  'The line of this section was left out.': 'Die Zeile dieses Abschnitts wurde ausgelassen.',
  'The {} lines of this section were left out.': 'Die {1} Zeilen dieses Abschnitts wurden ausgelassen.',
  'One entry is there already; it was left out.': 'Eines davon gibt es schon; es wurde ausgelassen.',
  '{} entries are there already; they were left out.': '{1} davon gibt es schon; sie wurden ausgelassen.',
  '“{}” of the person could not be read; it is kept for exports.':
    '„{1}“ der Person ließ sich nicht lesen; es bleibt für Exporte erhalten.',
  '“{}” of the location could not be read; it is kept for exports.':
    '„{1}“ des Ortes ließ sich nicht lesen; es bleibt für Exporte erhalten.',
  'It is no entry of a résumé; it was left out.': 'Das ist kein Eintrag eines Lebenslaufs; es wurde ausgelassen.',
  '“{}” could not be read ({}); it is kept for exports.': '„{1}“ ließ sich nicht lesen ({2}); es bleibt für Exporte erhalten.',
  'It ends before it begins; the end is kept for exports.': 'Es endet, bevor es beginnt; das Ende bleibt für Exporte erhalten.',
  'Number {} of “{}” says nothing that can be kept; it was left out.':
    'Nummer {1} von „{2}“ sagt nichts, das sich aufbewahren lässt; es wurde ausgelassen.',
  '“{}” holds at most {}; {} more were left out.': '„{1}“ fasst höchstens {2}; {3} weitere wurden ausgelassen.',
  '“{}” in “{}” could not be read; it is kept for exports.': '„{1}“ in „{2}“ ließ sich nicht lesen; es bleibt für Exporte erhalten.',
}
