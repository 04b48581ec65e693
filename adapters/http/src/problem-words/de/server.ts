/** What the server refuses as a whole: when it is busy, full or out of reach, and what is said of requests and tokens. */
export const server: Readonly<Record<string, string>> = {
  'The data file may not be accessed. Check who owns it.': 'Auf die Datendatei darf nicht zugegriffen werden. Sieh nach, wem sie gehört.',
  'The data file is read-only. Check its permissions and those of its folder.':
    'Die Datendatei lässt sich nur lesen. Sieh ihre Rechte und die ihres Ordners nach.',
  'The data file could not be read or written. Check the disk.': 'Die Datendatei ließ sich nicht lesen oder schreiben. Prüfe das Laufwerk.',
  'The data file is damaged. Restore it from a backup.': 'Die Datendatei ist beschädigt. Stelle sie aus einer Sicherung wieder her.',
  'The data file could not be opened. Check its folder and permissions.':
    'Die Datendatei ließ sich nicht öffnen. Prüfe ihren Ordner und die Rechte.',
  'The data file is damaged or no Throughline database.': 'Die Datendatei ist beschädigt oder keine Datenbank von Throughline.',
  'The database is in use by another program. Try again in a moment.':
    'Ein anderes Programm benutzt die Datenbank. Versuche es gleich noch einmal.',
  'Nobody waits for this any more.': 'Darauf wartet niemand mehr.',
  'This process is about to end.': 'Dieser Prozess wird gerade beendet.',
  'There is not enough memory for the database.': 'Für die Datenbank ist nicht genug Speicher da.',
  'The disk is full, so nothing can be saved.': 'Das Laufwerk ist voll, also lässt sich nichts speichern.',
  'This database was filled in part only: “throughline migrate” or “throughline restore” was stopped. Run it again.':
    'Diese Datenbank wurde nur zum Teil gefüllt: „throughline migrate“ oder „throughline restore“ wurde angehalten. Lass es noch einmal laufen.',
  'This database was written by a newer version of Throughline. Start that version, or restore a backup.':
    'Diese Datenbank hat eine neuere Version von Throughline geschrieben. Starte die neuere, oder spiele eine Sicherung ein.',
  'The database is closed.': 'Die Datenbank ist geschlossen.',
  'The database cannot be reached right now. Please try again in a moment.':
    'Die Datenbank ist gerade nicht erreichbar. Versuche es gleich noch einmal.',
  'The disk is full, so the file cannot be kept.': 'Das Laufwerk ist voll, also lässt sich die Datei nicht aufbewahren.',
  'There is no more room for files here, so the file cannot be kept.':
    'Hier ist kein Platz mehr für Dateien, also lässt sich diese nicht aufbewahren.',
  'The folder for files is read-only, so the file cannot be kept.':
    'Der Ordner für Dateien lässt sich nur lesen, also lässt sich die Datei nicht aufbewahren.',
  'The folder for files may not be accessed. Check who owns it.':
    'Auf den Ordner für Dateien darf nicht zugegriffen werden. Sieh nach, wem er gehört.',
  'Too many files are open at once. Try again in a moment.': 'Zu viele Dateien sind zugleich offen. Versuche es gleich noch einmal.',
  'The disk could not be read or written.': 'Das Laufwerk ließ sich nicht lesen oder beschreiben.',
  'Another calendar of yours is being read. Try again in a moment.':
    'Ein anderer Kalender von dir wird gerade gelesen. Versuche es gleich noch einmal.',
  'Other calendars are being read. Try again in a moment.': 'Andere Kalender werden gerade gelesen. Versuche es gleich noch einmal.',
  'Reading this calendar takes too much.': 'Diesen Kalender zu lesen braucht zu viel.',
  'Your last file took too much to be read. Try another in a while.':
    'Deine letzte Datei war zu aufwendig zu lesen. Versuche es in einer Weile mit einer anderen.',
  'Other files of yours are being read. Try again once that is done.':
    'Andere Dateien von dir werden gerade gelesen. Versuche es noch einmal, wenn das fertig ist.',
  'Files of other people are being read. Try again in a moment.':
    'Dateien anderer Menschen werden gerade gelesen. Versuche es gleich noch einmal.',
  'Another file of this sandbox is being read. Try again once that is done.':
    'Eine andere Datei dieses Sandkastens wird gerade gelesen. Versuche es noch einmal, wenn das fertig ist.',
  'A file of another sandbox is being read. Try again in a moment.':
    'Eine Datei eines anderen Sandkastens wird gerade gelesen. Versuche es gleich noch einmal.',
  'Reading this file takes more time or memory than one import may have. Export less at a time, such as one project.':
    'Diese Datei zu lesen braucht mehr Zeit oder Speicher, als ein Import haben darf. Exportiere weniger auf einmal, etwa ein Projekt.',
  'Another document of yours is being printed. Try again once that is done.':
    'Ein anderes Dokument von dir wird gerade gedruckt. Versuche es noch einmal, wenn das fertig ist.',
  'Documents of other people are being printed. Try again in a moment.':
    'Dokumente anderer Menschen werden gerade gedruckt. Versuche es gleich noch einmal.',
  'Printing this takes more time or memory than one document may have. Choose a shorter range.':
    'Das zu drucken braucht mehr Zeit oder Speicher, als ein Dokument haben darf. Wähle einen kürzeren Zeitraum.',
  'Another document of yours is being made. Try again once that is done.':
    'Ein anderes Dokument von dir entsteht gerade. Versuche es noch einmal, wenn das fertig ist.',
  'Documents of other people are being made. Try again in a moment.':
    'Dokumente anderer Menschen entstehen gerade. Versuche es gleich noch einmal.',
  'Setting this résumé takes more pages, time or memory than one may have. Choose less for it.':
    'Diesen Lebenslauf zu setzen braucht mehr Seiten, Zeit oder Speicher, als einer haben darf. Wähle weniger dafür aus.',
  'The service that takes the payments does not answer right now. Try again in a moment.':
    'Der Dienst für die Zahlungen antwortet gerade nicht. Versuche es gleich noch einmal.',
  'There is no such way to sign in here.': 'So kann man sich hier nicht anmelden.',
  'The other site does not answer right now. Try again in a moment.':
    'Der andere Dienst antwortet gerade nicht. Versuche es gleich noch einmal.',
  'Too many people are signing in right now. Try again in a moment.':
    'Gerade melden sich zu viele Menschen an. Versuche es gleich noch einmal.',
  'Passkeys need this site to have a name. Whoever runs it can give it one: PUBLIC_URL.':
    'Für Passkeys braucht diese Seite einen Namen. Wer sie betreibt, kann ihr einen geben: PUBLIC_URL.',
  'Sign in, or send an API token as “Authorization: Bearer tl_pat_…”; it is made at /settings/account.':
    'Melde dich an, oder sende ein API-Token als „Authorization: Bearer tl_pat_…“; unter /settings/account legst du eines an.',
  '{} POST /auth/proof takes the password or a code; signing in proves it too.':
    '{1} POST /auth/proof nimmt das Passwort oder einen Code; auch eine Anmeldung zeigt es.',
  'A change needs an Origin or Sec-Fetch-Site header that names this very site.':
    'Eine Änderung braucht einen Header Origin oder Sec-Fetch-Site, der genau diese Seite nennt.',
  'This reaches beyond a sandbox. It works with a token of your own account.':
    'Das reicht über einen Sandkasten hinaus. Mit einem Token deines eigenen Kontos geht es.',
  'A sandbox imports {}.': 'Ein Sandkasten importiert {1}.',
  'This token has no scope {}. Make one that has it at /settings/account.':
    'Dieses Token hat den Bereich {1} nicht. Lege unter /settings/account eines an, das ihn hat.',
  'This token is unknown, has expired or was revoked.': 'Dieses Token ist unbekannt, abgelaufen oder widerrufen.',
  'No token may do this, only who is signed in: in the browser, or by POST /auth/signin.':
    'Das darf kein Token, nur wer angemeldet ist: im Browser oder durch POST /auth/signin.',
  'This Idempotency-Key belongs to another request. Use a fresh key.':
    'Dieser Idempotency-Key gehört zu einer anderen Anfrage. Nimm einen neuen.',
  'The Idempotency-Key header cannot be used.': 'Der Header Idempotency-Key lässt sich nicht verwenden.',
  'The first request with this key is still running.': 'Die erste Anfrage mit diesem Schlüssel läuft noch.',
  'Use 1 to 255 visible ASCII characters.': 'Nimm 1 bis 255 sichtbare ASCII-Zeichen.',
  'Begin the path with a slash; it is what follows /api/v1.': 'Beginne den Pfad mit einem Schrägstrich; er ist, was auf /api/v1 folgt.',
  'Use the ETag of a record, such as "3" with its quotes.': 'Nimm das ETag eines Datensatzes, etwa "3" mit den Anführungszeichen.',
  'An operation before this one was refused.': 'Ein Schritt davor wurde abgelehnt.',
  'The answers so far are too long. Send the rest in another batch.':
    'Die Antworten bis hierher sind zu lang. Sende den Rest in einem weiteren Stapel.',
  'Send this as a request of its own.': 'Sende das als eigene Anfrage.',
  'The description of the API is at /api/v1/openapi.json.': 'Die Beschreibung der API ist unter /api/v1/openapi.json.',
  'Sign the message with the secret that is set up here.': 'Signiere die Nachricht mit dem Geheimnis, das hier eingerichtet ist.',
  'Nest lists and objects at most {} deep.': 'Verschachtele Listen und Objekte höchstens {1} tief.',
  'Send {}.': 'Sende {1}.',
  'There are {}.': 'Es gibt {1}.',
  'Use {} here.': 'Nimm hier {1}.',
  'Every address is at {}/docs, and for programs at {}/openapi.json.':
    'Jede Adresse steht unter {1}/docs, für Programme unter {2}/openapi.json.',
  'Write moods from -2 to 2, separated by commas.': 'Schreibe Stimmungen von -2 bis 2, durch Kommas getrennt.',
  'Enough is reported for now.': 'Für jetzt ist genug gemeldet.',
  'Send nothing but the file, in a part named file.': 'Sende nichts als die Datei, in einem Teil namens file.',
  'Send the file as multipart form data, in a part named file.': 'Sende die Datei als multipart/form-data, in einem Teil namens file.',
  'Name a task, an entry, a win, a profile or a target job: one of them.':
    'Nenne eine Aufgabe, einen Eintrag, einen Erfolg, ein Profil oder eine Wunschstelle: eins davon.',
  'Ask for a kind or for the trash, one at a time.': 'Frage nach einer Art oder nach dem Papierkorb, jeweils nach einem.',
  'Ask for the trash or for entries of some sort, one at a time.':
    'Frage nach dem Papierkorb oder nach Einträgen einer Sorte, jeweils nach einem.',
  'A question is named by its id or, of the library, by its slug.':
    'Eine Frage wird bei ihrer Id genannt oder, in der Sammlung, bei ihrem Kürzel.',
  'Ask for those of one question, one story or one mock interview.':
    'Frage nach denen einer Frage, einer Geschichte oder eines Probegesprächs.',
  'Ask for a win, an experience or for the trash, one at a time.':
    'Frage nach einem Erfolg, einer Station oder nach dem Papierkorb, jeweils nach einem.',
  'Ask for those of a résumé or for the trash, not both.':
    'Frage nach denen eines Lebenslaufs oder nach dem Papierkorb, nicht nach beidem.',
  'Ask for one list: a view, the steps of a task, the tasks of a goal, those that name a record, those of some days, or some by their ids.':
    'Frage nach einer Liste: einer Ansicht, den Schritten einer Aufgabe, den Aufgaben eines Ziels, denen, die etwas nennen, denen einiger Tage oder einigen bei ihrer Id.',
  'Ask for days or for what runs, not both.': 'Frage nach Tagen oder nach dem, was läuft, nicht nach beidem.',
  'Ask for an experience, a competency, a skill, a source or for the trash, one at a time.':
    'Frage nach einer Station, einer Kompetenz, einer Fähigkeit, einer Quelle oder nach dem Papierkorb, jeweils nach einem.',
  'Ask for one of them at a time.': 'Frage jeweils nach einem davon.',
  'Use the nextCursor of this very list.': 'Nimm den nextCursor genau dieser Liste.',
  'This is not an order key.': 'Das ist kein Schlüssel einer Reihenfolge.',
  'Write base64url.': 'Schreibe base64url.',
  'There is no such event.': 'Dieses Ereignis gibt es nicht.',
  'There is no event “{}”. Did you mean {}?': 'Ein Ereignis „{1}“ gibt es nicht. Meintest du {2}?',
  'There is no event “{}”. Of this kind there are {}.': 'Ein Ereignis „{1}“ gibt es nicht. Von dieser Art gibt es {2}.',
  'There is no event “{}”. Write one as task.completed, all of a kind as task.*, or all as *. Kinds are {}.':
    'Ein Ereignis „{1}“ gibt es nicht. Schreibe eines wie task.completed, alle einer Art wie task.* oder alle als *. Arten sind {2}.',
  'This plan is not sold by the {}.': 'Dieser Tarif wird so nicht verkauft ({1}).',
  'Your files may take {} MiB in all, and {} MiB are taken. What lies in the trash counts until the trash is emptied.':
    'Deine Dateien dürfen insgesamt {1}\u00a0MiB haben, und {2}\u00a0MiB sind belegt. Was im Papierkorb liegt, zählt, bis er geleert wird.',
  'There is nothing in this file.': 'In dieser Datei ist nichts.',
}
