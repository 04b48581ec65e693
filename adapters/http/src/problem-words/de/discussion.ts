/** What is said in English, and in German; {} stands for what is named in it, {1} for the first of those. */
export const discussion: Readonly<Record<string, string>> = {
  'A file may have at most {} MiB.': 'Eine Datei darf höchstens {1}\u00a0MiB groß sein.',
  'The content of this file is missing. Restore it from a backup.':
    'Der Inhalt dieser Datei fehlt. Stelle ihn aus einer Sicherung wieder her.',
  'This entry is sealed, and a file would be readable. Sealed entries have none.':
    'Dieser Eintrag ist versiegelt, und eine Datei wäre lesbar. Versiegelte Einträge haben keine.',
  'Choose what the calendar is to hold.': 'Wähle, was der Kalender enthalten soll.',
  'The calendar holds more than can be shown.': 'Der Kalender enthält mehr, als sich zeigen lässt.',
  'There are {} addresses already. Turn one off first.': 'Es gibt schon {1} Adressen. Schalte erst eine aus.',
  'There are {} calendars already. Remove one first.': 'Es gibt schon {1} Kalender. Entferne erst einen.',
  'There is no calendar in it.': 'Darin ist kein Kalender.',
  'Write the address of a calendar, such as https://calendar.example/ines.ics.':
    'Schreibe die Adresse eines Kalenders, etwa https://calendar.example/ines.ics.',
  'A copy cannot go on from there. Begin a new one, without a cursor.':
    'Von dort lässt sich keine Kopie fortsetzen. Beginne eine neue, ohne Cursor.',
  'Use the cursor that was answered last.': 'Verwende den Cursor der letzten Antwort.',
  'A choice has two to eight different options, a scale a word for each end or none, a text none.':
    'Eine Auswahl hat zwei bis acht verschiedene Möglichkeiten, eine Skala ein Wort für jedes Ende oder keines, ein Text keine.',
  'A discussion has room for {} messages. Resolve it and begin another.':
    'Ein Gespräch hat Platz für {1} Nachrichten. Schließe es ab und beginne ein anderes.',
  'A discussion has room for {} people.': 'Ein Gespräch hat Platz für {1} Menschen.',
  'A reminder goes to whom the link went to by mail, while it is open.':
    'Eine Erinnerung bekommt, wer den Link als Mail bekommen hat, solange er offen ist.',
  'An answer is not answered itself. Answer what it answers.':
    'Auf eine Antwort wird nicht selbst geantwortet. Antworte auf das, worauf sie antwortet.',
  'An answer to you is being written. Wait for it, or stop it.':
    'Gerade wird eine Antwort an dich geschrieben. Warte darauf oder halte sie an.',
  'Another decision has taken its place already.': 'An ihre Stelle ist schon eine andere Entscheidung getreten.',
  'Answer at least one of the questions.': 'Beantworte mindestens eine der Fragen.',
  'Asking the coach is part of a plan. Choose one in the settings.':
    'Den Coach zu fragen gehört zu einem Tarif. Wähle einen in den Einstellungen.',
  'Attach less: at most {} characters are sent.': 'Hänge weniger an: Höchstens {1} Zeichen werden gesendet.',
  'Choose one of what is there.': 'Wähle etwas von dem, was da ist.',
  'Each point has an id of its own.': 'Jeder Punkt hat eine eigene Id.',
  'Give a message at most {} different emoji.': 'Gib einer Nachricht höchstens {1} verschiedene Emoji.',
  'Invite them again instead.': 'Lade stattdessen noch einmal ein.',
  'It can be looked at again from the day it was decided.': 'Noch einmal ansehen lässt sie sich ab dem Tag, an dem sie getroffen wurde.',
  'It is being passed on right now. Look whose it is, and try again.':
    'Die Leitung wird gerade übergeben. Sieh nach, wer sie hat, und versuche es noch einmal.',
  'It was decided later than that.': 'Sie wurde später getroffen.',
  'Name each file once.': 'Nenne jede Datei einmal.',
  'Only its author and the owner of the discussion take a message back.':
    'Eine Nachricht zurücknehmen kann nur, wer sie geschrieben hat oder das Gespräch leitet.',
  'Only its author changes a message.': 'Eine Nachricht ändert nur, wer sie geschrieben hat.',
  'Only who asked and the owner of the discussion do that to an answer.':
    'Das tut mit einer Antwort nur, wer gefragt hat oder das Gespräch leitet.',
  'Only who took a message back undoes that.': 'Das macht nur rückgängig, wer die Nachricht zurückgenommen hat.',
  'Say when it is.': 'Sag, wann es ist.',
  'Something else was answered by this link in the meantime.': 'Über diesen Link wurde inzwischen etwas anderes geantwortet.',
  'That day has not come yet.': 'Dieser Tag ist noch nicht da.',
  'That is not there to be sent.': 'Das gibt es nicht zu senden.',
  'That meeting was called off.': 'Dieses Treffen wurde abgesagt.',
  'That meeting was held. Reopen it to change when it is.': 'Dieses Treffen hat stattgefunden. Öffne es wieder, um zu ändern, wann es ist.',
  'That meeting was not closed yet.': 'Dieses Treffen wurde noch nicht abgeschlossen.',
  'The id stands for something else.': 'Die Id steht für etwas anderes.',
  'The invitation is not there yet.': 'Die Einladung ist noch nicht da.',
  'The reminder is not asked for yet.': 'Um die Erinnerung wurde noch nicht gebeten.',
  'The request is not there yet.': 'Die Bitte ist noch nicht da.',
  'The task behind this was thrown away. Withdraw it, or give it anew.':
    'Die Aufgabe dahinter wurde weggeworfen. Ziehe sie zurück oder vergib sie neu.',
  'There are not as many questions.': 'So viele Fragen gibt es nicht.',
  'There is no day on which these meetings come round.': 'Es gibt keinen Tag, an dem diese Treffen stattfinden.',
  'There is no meeting on that day.': 'An diesem Tag gibt es kein Treffen.',
  'There is no such file of this message.': 'Diese Datei gibt es an dieser Nachricht nicht.',
  'There is no such message.': 'Diese Nachricht gibt es nicht.',
  'There is nothing to be written here.': 'Hier gibt es nichts zu schreiben.',
  'There is room for {} discussions. Leave some that are over.': 'Es ist Platz für {1} Gespräche. Verlass einige, die vorbei sind.',
  'This discussion is somebody else’s by now.': 'Dieses Gespräch leitet inzwischen jemand anderes.',
  'This discussion is yours. Pass it on to somebody before you leave.':
    'Du hast die Leitung dieses Gesprächs. Übergib sie, bevor du es verlässt.',
  'This invitation has expired, was withdrawn or was used already.':
    'Diese Einladung ist abgelaufen, wurde zurückgezogen oder schon verwendet.',
  'This is for who has to do it, for who gave it to them, and for an owner.':
    'Das kann, wer es tun soll, wer es vergeben hat und wer das Gespräch leitet.',
  'This is whose discussion it is. It is passed on instead.': 'Diese Person leitet das Gespräch. Die Leitung wird stattdessen übergeben.',
  'This message was edited {} times. Say it anew.': 'Diese Nachricht wurde {1}-mal bearbeitet. Sag es neu.',
  'This message was taken back.': 'Diese Nachricht wurde zurückgenommen.',
  'This person is not in the discussion.': 'Diese Person ist nicht in dem Gespräch.',
  'This was taken back too long ago to be undone.': 'Das wurde vor zu langer Zeit zurückgenommen, um es rückgängig zu machen.',
  'Use letters, digits, - and _ alone.': 'Verwende nur Buchstaben, Ziffern, - und _.',
  'Use one emoji.': 'Verwende ein einziges Emoji.',
  'What goes by mail lets one person in.': 'Was als Mail geht, lässt eine einzige Person ein.',
  'Who has to do it lets it repeat, so only they take its day away.':
    'Wer es zu tun hat, lässt es sich wiederholen und nimmt den Tag nur selbst weg.',
  'Who had to do this is in the discussion no longer. It stays as it last was.':
    'Wer das tun sollte, ist nicht mehr in dem Gespräch. Es bleibt, wie es zuletzt war.',
  'Who recorded a decision can throw it away, and an owner.':
    'Eine Entscheidung wegwerfen kann, wer sie festgehalten hat oder das Gespräch leitet.',
  'Whoever asked for feedback looks after it.': 'Um Feedback kümmert sich, wer darum gebeten hat.',
  'Write something here, or take the message back.': 'Schreibe hier etwas, oder nimm die Nachricht zurück.',
  'Write something here.': 'Schreibe hier etwas.',
  'Your role in this discussion does not permit that.': 'Deine Rolle in diesem Gespräch erlaubt das nicht.',
  '{} is open for {} days at most.': '{1} ist höchstens {2} Tage lang offen.',
  '{} is open until some time to come.': '{1} ist bis zu einem Zeitpunkt offen, der noch kommt.',
  'Choose a moment that is still to come, within a year.': 'Wähle einen Zeitpunkt, der noch kommt, innerhalb eines Jahres.',
  'Nothing is sent to this push service: it has a port below {} that is not that of https.':
    'An diesen Push-Dienst wird nichts gesendet: Er hat einen Port unter {1}, der nicht der von https ist.',
  'Nothing is sent to this push service: its address does not begin with https.':
    'An diesen Push-Dienst wird nichts gesendet: Seine Adresse beginnt nicht mit https.',
  'Nothing is sent to this push service: its address is not on the public internet.':
    'An diesen Push-Dienst wird nichts gesendet: Seine Adresse liegt nicht im öffentlichen Internet.',
  'Only a reminder comes again.': 'Nur eine Erinnerung kommt noch einmal.',
  'This link leads nowhere any more.': 'Dieser Link führt nirgendwohin mehr.',
  'This task is closed, so there is nothing to be reminded of.':
    'Diese Aufgabe ist abgeschlossen, also gibt es nichts, woran zu erinnern wäre.',
  'Write the address of the push service.': 'Schreibe die Adresse des Push-Dienstes.',
  'It is being sent right now.': 'Es wird gerade gesendet.',
  'Nothing is sent to this address: it is not on the public internet, or its port is that of another service. Whoever runs this server can allow it by OUTBOUND_PRIVATE_HOSTS.':
    'An diese Adresse wird nichts gesendet: Sie liegt nicht im öffentlichen Internet, oder ihr Port ist der eines anderen Dienstes. Die Leute, die diesen Server betreiben, können sie mit OUTBOUND_PRIVATE_HOSTS erlauben.',
  'Say which events to send.': 'Sag, welche Ereignisse zu senden sind.',
  'There are {} webhooks already. Remove one first.': 'Es gibt schon {1} Webhooks. Entferne erst einen.',
  'There is a webhook with this id already.': 'Es gibt schon einen Webhook mit dieser Id.',
  'Use an address that begins with https. Only hosts that whoever runs this server has named in OUTBOUND_PRIVATE_HOSTS are told by http.':
    'Verwende eine Adresse, die mit https beginnt. Nur Hosts, die in OUTBOUND_PRIVATE_HOSTS genannt sind, werden über http benachrichtigt.',
  'Write the address of a program, such as https://hooks.example/throughline.':
    'Schreibe die Adresse eines Programms, etwa https://hooks.example/throughline.',
  'This option is there already.': 'Diese Möglichkeit gibt es schon.',
  'This person is named already.': 'Diese Person ist schon genannt.',
  'The coach gave no answer: {}.': 'Der Coach hat nicht geantwortet: {1}.',
  'This address is not on the public internet, so the server does not ask there.':
    'Diese Adresse liegt nicht im öffentlichen Internet, also fragt der Server dort nicht nach.',
  'Nobody answers at this address. Check it, or try again later.':
    'Unter dieser Adresse antwortet niemand. Sieh sie noch einmal an, oder versuche es später.',
  'This address asks for a password. Use the secret or public address that the calendar gives out.':
    'Diese Adresse verlangt ein Passwort. Nimm die geheime oder öffentliche Adresse, die der Kalender herausgibt.',
  'There is no calendar at this address (any more).': 'Unter dieser Adresse ist kein Kalender (mehr).',
  'You have sent {} things to this address that are still open. Withdraw one, or hand on a link instead.':
    'Von dem, was du an diese Adresse geschickt hast, ist {1} noch offen. Zieh etwas zurück, oder gib stattdessen einen Link weiter.',
  'The answer took too long. Try again later.': 'Die Antwort hat zu lange gedauert. Versuche es später noch einmal.',
  'This calendar holds more than can be shown.': 'Dieser Kalender enthält mehr, als sich zeigen lässt.',
  'What is at this address is not a calendar (iCalendar). Use the address that ends in .ics, or that the calendar calls “iCal”.':
    'Unter dieser Adresse ist kein Kalender (iCalendar). Nimm die Adresse, die auf .ics endet oder die der Kalender „iCal“ nennt.',
}
