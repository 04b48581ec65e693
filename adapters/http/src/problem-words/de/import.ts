/** What is said in English, and in German; {} stands for what is named in it, {1} for the first of those. */
export const imports: Readonly<Record<string, string>> = {
  'A line of the file says more than a line of any calendar does ahead of its value. Export the file again.':
    'Eine Zeile der Datei sagt vor ihrem Wert mehr, als eine Zeile irgendeines Kalenders es tut. Exportiere die Datei noch einmal.',
  'The file is not whole, or no iCalendar throughout: “{}”.': 'Die Datei ist nicht vollständig oder nicht durchgehend iCalendar: „{1}“.',
  'This is no iCalendar file: it does not begin with BEGIN:VCALENDAR.':
    'Das ist keine iCalendar-Datei: Sie beginnt nicht mit BEGIN:VCALENDAR.',
  'A goal of the file has more than {} check-ins.': 'Ein Ziel der Datei hat mehr als {1} Check-ins.',
  'A quotation mark in the row of line {} is not closed, or stands where none may. Export the file again.':
    'Ein Anführungszeichen in der Reihe von Zeile {1} ist nicht geschlossen oder steht, wo keines sein darf. Exportiere die Datei noch einmal.',
  'Files of the format “{}” cannot be imported. Choose one of {}.':
    'Dateien im Format „{1}“ lassen sich nicht importieren. Wähle eines von {2}.',
  'It has more than {} rows.': 'Sie hat mehr als {1} Reihen.',
  'Its first line does not begin with “Date”.': 'Ihre erste Zeile beginnt nicht mit „Date“.',
  'The archive has more than {} habits.': 'Das Archiv hat mehr als {1} Gewohnheiten.',
  'The archive has more than {} marks. Take the folders of some habits out.':
    'Das Archiv hat mehr als {1} Einträge. Nimm die Ordner einiger Gewohnheiten heraus.',
  'The archive holds more than {} records of the kind “{}”.': 'Das Archiv enthält mehr als {1} der Art „{2}“.',
  'The archive is damaged: what is in the file “{}” is not what was exported.':
    'Das Archiv ist beschädigt: Was in der Datei „{1}“ ist, ist nicht, was exportiert wurde.',
  'The archive unpacks to more than {} MB.': 'Das Archiv ist entpackt größer als {1}\u00a0MB.',
  'The data.json in the archive is damaged. Export it again.': 'Die data.json im Archiv ist beschädigt. Exportiere sie noch einmal.',
  'The entries take more than {} MB. Export one journal, or a range of days, at a time.':
    'Die Einträge sind größer als {1}\u00a0MB. Exportiere jeweils ein Journal oder einen Zeitraum.',
  'The export holds more than {} tasks or goals, or their history is longer than one import takes.':
    'Der Export enthält mehr als {1} Aufgaben oder Ziele, oder ihre Geschichte ist länger, als ein Import fasst.',
  'The file has more different dates than can be read in one go. Export one project at a time.':
    'Die Datei hat mehr verschiedene Daten, als sich auf einmal lesen lassen. Exportiere jeweils ein Projekt.',
  'The file has more than {} entries. Export a part of them at a time.':
    'Die Datei hat mehr als {1} Einträge. Exportiere jeweils einen Teil davon.',
  'The file has more than {} rows. Export one project or list at a time.':
    'Die Datei hat mehr als {1} Reihen. Exportiere jeweils ein Projekt oder eine Liste.',
  'The file has more than {} tasks. Export one project or list at a time.':
    'Die Datei hat mehr als {1} Aufgaben. Exportiere jeweils ein Projekt oder eine Liste.',
  'The file has more than {} to-dos, or far too many lines. Export one list at a time.':
    'Die Datei hat mehr als {1} Aufgaben oder viel zu viele Zeilen. Exportiere jeweils eine Liste.',
  'The file is empty.': 'Die Datei ist leer.',
  'The file is larger than 25 MB. Export less at a time, such as one project.':
    'Die Datei ist größer als 25\u00a0MB. Exportiere weniger auf einmal, etwa ein Projekt.',
  'The file is not whole: its JSON breaks off or is damaged. Export it again.':
    'Die Datei ist nicht vollständig: Ihr JSON bricht ab oder ist beschädigt. Exportiere sie noch einmal.',
  'The file nests lists and objects more than {} deep. No app writes it so: export it again.':
    'Die Datei verschachtelt Listen und Objekte mehr als {1} tief. Keine App schreibt so: Exportiere sie noch einmal.',
  'The import was given up before it began. Try it again.': 'Der Import wurde aufgegeben, bevor er begann. Versuche es noch einmal.',
  'The letters of this file cannot be read: it is not in UTF-8. Save it in UTF-8 (a spreadsheet calls that “CSV UTF-8”) and try again.':
    'Die Buchstaben dieser Datei lassen sich nicht lesen: Sie ist nicht in UTF-8. Speichere sie in UTF-8 (eine Tabellenkalkulation nennt das „CSV UTF-8“) und versuche es noch einmal.',
  'The records in the archive are damaged. Export it again.': 'Was im Archiv steht, ist beschädigt. Exportiere es noch einmal.',
  'The row of line {} holds more than any {} export does. Take it out and try again.':
    'Die Reihe von Zeile {1} enthält mehr, als ein Export von {2} es tut. Nimm sie heraus und versuche es noch einmal.',
  'The texts take more than {} MB. Bring a part of the folder at a time.':
    'Die Texte sind größer als {1}\u00a0MB. Importiere jeweils einen Teil des Ordners.',
  'There are no Markdown files in this archive.': 'In diesem Archiv sind keine Markdown-Dateien.',
  'There is another import with this id.': 'Es gibt einen anderen Import mit dieser Id.',
  'There is no new question in this.': 'Darin ist keine neue Frage.',
  'There is no sample data in the account.': 'In dem Konto sind keine Beispieldaten.',
  'This export was made by a newer Throughline. Update this one and try again.':
    'Dieser Export stammt von einem neueren Throughline. Aktualisiere dieses und versuche es noch einmal.',
  'This import made nothing, so there is nothing to undo.': 'Dieser Import hat nichts angelegt, also gibt es nichts rückgängig zu machen.',
  'This is a ZIP archive. Unpack it and import the files in it one by one.':
    'Das ist ein ZIP-Archiv. Entpacke es und importiere die Dateien darin einzeln.',
  'This is no CSV export of Loop Habit Tracker: there is no Habits.csv in it.':
    'Das ist kein CSV-Export von Loop Habit Tracker: Es ist keine Habits.csv darin.',
  'This is no JSON export of Day One: no file with entries is in it.':
    'Das ist kein JSON-Export von Day One: Es ist keine Datei mit Einträgen darin.',
  'This is no JSON export of jrnl: it has no list of entries with their dates.':
    'Das ist kein JSON-Export von jrnl: Er hat keine Liste von Einträgen mit ihren Daten.',
  'This is no Throughline export: its {} is not as it should be.':
    'Das ist kein Export von Throughline: {1} ist nicht so, wie es sein sollte.',
  'This is no Throughline export: there is no tasks.json in it.': 'Das ist kein Export von Throughline: Es ist keine tasks.json darin.',
  'This is no Throughline export: “{}” is not as it should be.':
    'Das ist kein Export von Throughline: „{1}“ ist nicht so, wie es sein sollte.',
  'This is no TickTick export: no line names the columns {}.': 'Das ist kein Export von TickTick: Keine Zeile nennt die Spalten {1}.',
  'This is no Vikunja export: its data.json is no list of projects.':
    'Das ist kein Export von Vikunja: Seine data.json ist keine Liste von Projekten.',
  'This is no Vikunja export: there is no data.json in it.': 'Das ist kein Export von Vikunja: Es ist keine data.json darin.',
  'This archive is no Word document. Bring your CV as a .docx, a PDF or a text.':
    'Dieses Archiv ist kein Word-Dokument. Importiere deinen Lebenslauf als .docx, PDF oder Text.',
  'This document is nested far deeper than a CV. Save it anew, or as a PDF.':
    'Dieses Dokument ist viel tiefer verschachtelt als ein Lebenslauf. Speichere es neu oder als PDF.',
  'A CV has far fewer than {} of these; what comes after them was left out.':
    'Ein Lebenslauf hat weit weniger als {1} davon; was danach kommt, wurde ausgelassen.',
  'A CV has far fewer than {} pages; those after them were left out.':
    'Ein Lebenslauf hat weit weniger als {1} Seiten; die danach wurden ausgelassen.',
  'This is larger than 5 MB. Save your CV without its pictures and bring that.':
    'Das ist größer als 5\u00a0MB. Speichere deinen Lebenslauf ohne seine Bilder und importiere den.',
  'This is far longer than a CV. Bring the part that is one.':
    'Das ist viel länger als ein Lebenslauf. Importiere den Teil, der einer ist.',
  'This is a Word document of an older kind (.doc). Save it as .docx or PDF and bring that.':
    'Das ist ein Word-Dokument älterer Art (.doc). Speichere es als .docx oder PDF und importiere das.',
  'This is rich text (RTF). Save it as .docx or PDF and bring that.':
    'Das ist Rich Text (RTF). Speichere es als .docx oder PDF und importiere das.',
  'PDF files cannot be read here. Save your CV as .docx or as text and bring that.':
    'PDF-Dateien können hier nicht gelesen werden. Speichere deinen Lebenslauf als .docx oder als Text und importiere das.',
  'This PDF could not be read: it is damaged, or has a password. Save it anew, or as .docx.':
    'Dieses PDF konnte nicht gelesen werden: Es ist beschädigt oder hat ein Passwort. Speichere es neu oder als .docx.',
  'There is no text in this PDF, only pictures of pages. Save your CV as .docx or as text.':
    'In diesem PDF ist kein Text, nur Bilder von Seiten. Speichere deinen Lebenslauf als .docx oder als Text.',
  'This is no archive of LinkedIn: it has no Positions.csv, Profile.csv or other table of a career.':
    'Das ist kein Archiv von LinkedIn: Es hat keine Positions.csv, Profile.csv oder eine andere Tabelle eines Werdegangs.',
  'This is no {} export: no line names the columns {}.': 'Das ist kein Export von {1}: Keine Zeile nennt die Spalten {2}.',
  'This is not a text file, or not one in UTF-8. Save it in UTF-8 (a spreadsheet calls that “CSV UTF-8”) and try again.':
    'Das ist keine Textdatei oder keine in UTF-8. Speichere sie in UTF-8 (eine Tabellenkalkulation nennt das „CSV UTF-8“) und versuche es noch einmal.',
  'This is no ZIP archive.': 'Das ist kein ZIP-Archiv.',
  'The archive holds more than {} files.': 'Das Archiv enthält mehr als {1} Dateien.',
  'The archive is not whole. Download it again.': 'Das Archiv ist nicht vollständig. Lade es noch einmal herunter.',
  'The archive is damaged. Download it again.': 'Das Archiv ist beschädigt. Lade es noch einmal herunter.',
  'The archive holds “{}” twice. Export it again.': 'Das Archiv enthält „{1}“ zweimal. Exportiere es noch einmal.',
  'The archive names a file outside of itself, “{}”. It is not an export.':
    'Das Archiv nennt eine Datei außerhalb seiner selbst, „{1}“. Es ist kein Export.',
  'The archive is locked with a password. Unpack it, and pack it again without one.':
    'Das Archiv ist mit einem Passwort gesperrt. Entpacke es, und packe es ohne eines neu.',
  'The archive is packed in a way that is not known here. Pack it again as a plain ZIP.':
    'Das Archiv ist auf eine Art gepackt, die hier nicht bekannt ist. Packe es als einfaches ZIP neu.',
  'The archive unpacks to far more than an export does.': 'Das Archiv ist entpackt weit größer als ein Export.',
  'The archive gives the same bytes to several files. It is not an export.':
    'Das Archiv gibt mehreren Dateien dieselben Bytes. Es ist kein Export.',
}
