/** What is said in English, and in German; {} stands for what is named in it, {1} for the first of those. */
export const account: Readonly<Record<string, string>> = {
  'An account has at most {} connected sign-ins. Remove one first.':
    'Ein Konto hat höchstens {1} verbundene Anmeldungen. Entferne erst eine.',
  'An account has at most {} passkeys. Remove one you no longer use first.':
    'Ein Konto hat höchstens {1} Passkeys. Entferne erst einen, den du nicht mehr brauchst.',
  'An account is made by invitation here. Open the link you were sent.':
    'Ein Konto entsteht hier auf Einladung. Öffne den Link, den du bekommen hast.',
  'At most {} actions can have keys of their own.': 'Höchstens {1} Befehle können eigene Tasten haben.',
  'Begin with the picture for the app.': 'Beginne mit dem Bild für die App.',
  'Choose a moment to come.': 'Wähle einen Zeitpunkt, der noch kommt.',
  'Codes are off, so there is nothing to recover from.': 'Codes sind ausgeschaltet, also gibt es nichts wiederherzustellen.',
  'Codes are on already. Turn them off first to use another app.':
    'Codes sind schon eingeschaltet. Schalte sie erst aus, um eine andere App zu verwenden.',
  'Leave your name and your e-mail address out of it.': 'Lass deinen Namen und deine E-Mail-Adresse darin weg.',
  'Name an action such as complete-task.': 'Nenne einen Befehl, etwa complete-task.',
  'No account here is connected with that sign-in. Make one, or sign in as you usually do and connect it.':
    'Mit dieser Anmeldung ist hier kein Konto verbunden. Lege eines an, oder melde dich an wie sonst und verbinde sie.',
  'Prove again that it is you, and then do this once more.': 'Zeige noch einmal, dass du es bist, und versuche es dann erneut.',
  'Quiet hours end at another time than they begin.': 'Ruhezeiten enden zu einer anderen Zeit, als sie beginnen.',
  'Say what it may do.': 'Sag, was es darf.',
  'Send either the password or a code.': 'Sende entweder das Passwort oder einen Code.',
  'Sign in, and go to the other site once more.': 'Melde dich an und geh noch einmal zum anderen Dienst.',
  'Sign-up is closed here. Ask whoever runs this site for an account.':
    'Hier lassen sich keine Konten anlegen. Bitte die Leute, die diese Seite betreiben, um eines.',
  'Somebody else has this address by now. Yours stays as it is.':
    'Diese Adresse gehört inzwischen jemand anderem. Deine bleibt, wie sie ist.',
  'Somebody is signing up with this address right now. Try again in two minutes.':
    'Gerade legt jemand mit dieser Adresse ein Konto an. Versuche es in zwei Minuten noch einmal.',
  'That code is not good now. Type the one the app shows at this moment.':
    'Dieser Code gilt jetzt nicht. Gib den ein, den die App in diesem Moment zeigt.',
  'That is not your password.': 'Das ist nicht dein Passwort.',
  'That passkey is none of yours.': 'Dieser Passkey gehört nicht zu dir.',
  'That sign-in is connected with another account here.': 'Diese Anmeldung ist hier mit einem anderen Konto verbunden.',
  'That sign-in is not connected with your account.': 'Diese Anmeldung ist nicht mit deinem Konto verbunden.',
  'That took longer than five minutes, or was sent before. Begin again.':
    'Das hat länger als fünf Minuten gedauert oder wurde schon gesendet. Beginne von vorn.',
  'That took longer than five minutes, or was sent before. Try it once more.':
    'Das hat länger als fünf Minuten gedauert oder wurde schon gesendet. Versuche es noch einmal.',
  'That took longer than five minutes. Try it once more.': 'Das hat länger als fünf Minuten gedauert. Versuche es noch einmal.',
  'That took longer than ten minutes, or was finished already. Sign in again from the beginning.':
    'Das hat länger als zehn Minuten gedauert oder ist schon abgeschlossen. Melde dich noch einmal von vorn an.',
  'The browser answered with no passkey of this site. Begin again.':
    'Der Browser hat mit keinem Passkey dieser Seite geantwortet. Beginne von vorn.',
  'The e-mail address or the password is wrong.': 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  'The fourteen days are over, and the account is being deleted.': 'Die vierzehn Tage sind vorbei, und das Konto wird gerade gelöscht.',
  'The other site does not say that you have just signed in there. Prove that it is you by your password, a passkey or a code.':
    'Der andere Dienst sagt nicht, dass du dich dort gerade angemeldet hast. Zeige mit deinem Passwort, einem Passkey oder einem Code, dass du es bist.',
  'The other site knows no e-mail address that it has seen you prove. Make an account with a password.':
    'Der andere Dienst kennt keine E-Mail-Adresse, die du dort bestätigt hast. Lege ein Konto mit einem Passwort an.',
  'There are {} tokens already. Revoke one first.': 'Es gibt schon {1} Tokens. Widerrufe erst eines.',
  'There is a token with this id already.': 'Es gibt schon ein Token mit dieser Id.',
  'There is an account with that address already. Sign in as you usually do, and connect the other site in your settings.':
    'Es gibt schon ein Konto mit dieser Adresse. Melde dich an wie sonst und verbinde den anderen Dienst in deinen Einstellungen.',
  'There seems to be a copy of this passkey, so it was refused. Sign in another way and remove it.':
    'Von diesem Passkey scheint es eine Kopie zu geben, deshalb wurde er abgewiesen. Melde dich anders an und entferne ihn.',
  'This is not the address of your account.': 'Das ist nicht die Adresse deines Kontos.',
  'This link is for another account. Sign in to the one with the address it was sent to.':
    'Dieser Link ist für ein anderes Konto. Melde dich in dem an, zu dessen Adresse er ging.',
  'This link has expired, was used already, or was sent to another address.':
    'Dieser Link ist abgelaufen, wurde schon benutzt oder ging an eine andere Adresse.',
  'This link was sent to you several times. Look for it in your mail, or ask again later.':
    'Dieser Link ging schon mehrmals an dich. Sieh in deinen Mails nach, oder bitte später noch einmal darum.',
  'This is your address already.': 'Das ist schon deine Adresse.',
  'This is your only way to sign in. Set a password or add another way first; then remove this one.':
    'Das ist deine einzige Art, dich anzumelden. Setze erst ein Passwort oder füge eine andere hinzu; dann entferne diese.',
  'This link has expired or was used already.': 'Dieser Link ist abgelaufen oder wurde schon verwendet.',
  'This link has expired or was used already. Ask for a new one.':
    'Dieser Link ist abgelaufen oder wurde schon verwendet. Bitte um einen neuen.',
  'This link has expired, was used already, or belongs to a change that was given up.':
    'Dieser Link ist abgelaufen, wurde schon verwendet oder gehört zu einer Änderung, die aufgegeben wurde.',
  'This is meant for another account than the one that is signed in.': 'Das ist für ein anderes Konto als das, das angemeldet ist.',
  'This passkey belongs to no account here. It may have been removed.':
    'Dieser Passkey gehört hier zu keinem Konto. Vielleicht wurde er entfernt.',
  'This passkey is known already.': 'Dieser Passkey ist schon bekannt.',
  'This password is among the first that are tried. Use a few unrelated words.':
    'Dieses Passwort ist eines der ersten, die probiert werden. Nimm ein paar Wörter, die nichts miteinander zu tun haben.',
  'This token is being used for something else.': 'Dieses Token wird für etwas anderes verwendet.',
  'This was not begun in this browser, was finished already, or took longer than ten minutes. Begin again.':
    'Das wurde nicht in diesem Browser begonnen, ist schon beendet oder hat länger als zehn Minuten gedauert. Beginne von vorn.',
  'Too many codes were tried. Use a recovery code or a passkey, or wait an hour.':
    'Es wurden zu viele Codes probiert. Verwende einen Notfallcode oder einen Passkey, oder warte eine Stunde.',
  'Use at least 10 characters.': 'Nimm mindestens 10 Zeichen.',
  'Use at most {} characters.': 'Nimm höchstens {1} Zeichen.',
  'What the other site sent with you does not fit. Begin again.': 'Was der andere Dienst mitgeschickt hat, passt nicht. Beginne von vorn.',
  'Write a language tag such as en-GB.': 'Schreibe ein Sprachkürzel wie de-DE.',
  'Write a path of this site.': 'Schreibe einen Pfad dieser Seite.',
  'Write a time of day such as 07:30.': 'Schreibe eine Uhrzeit wie 07:30.',
  'Write an e-mail address such as name@example.org.': 'Schreibe eine E-Mail-Adresse wie name@example.org.',
  'Write keys such as x, Mod+k, Alt+ArrowUp or g t.': 'Schreibe Tasten wie x, Mod+k, Alt+ArrowUp oder g t.',
  'You have asked for another address five times. Wait an hour.': 'Du hast fünfmal um eine andere Adresse gebeten. Warte eine Stunde.',
  'You said no at the other site, so nothing has changed here.':
    'Du hast beim anderen Dienst abgelehnt, also hat sich hier nichts geändert.',
  'Your account has no passkey.': 'Dein Konto hat keinen Passkey.',
  'Your password is being changed elsewhere. Try again in a moment.':
    'Dein Passwort wird gerade anderswo geändert. Versuche es gleich noch einmal.',
  'A filter goes with a view or stands by itself.': 'Ein Filter gehört zu einer Ansicht oder steht allein.',
  'Ask for a status, for what stands below a goal or for the trash, one at a time.':
    'Frage nach einem Zustand, nach dem, was unter einem Ziel steht, oder nach dem Papierkorb, jeweils einzeln.',
  'It has {} bytes.': 'Sie hat {1} Bytes.',
  'Send at most {} MiB.': 'Sende höchstens {1}\u00a0MiB.',
  'Sign in to go on.': 'Melde dich an, um weiterzumachen.',
  'That was too often. Wait a little and try again.': 'Das war zu oft. Warte ein wenig und versuche es noch einmal.',
  'The body must be JSON in UTF-8.': 'Der Inhalt muss JSON in UTF-8 sein.',
  'The connection was closed before the whole body had come.': 'Die Verbindung ist abgebrochen, bevor alles angekommen war.',
  'This account is to be deleted, and until then shows nothing. To keep it, send DELETE /me/deletion.':
    'Dieses Konto soll gelöscht werden und zeigt bis dahin nichts. Um es zu behalten, melde dich an und sag es dort.',
  'This is nested too deeply.': 'Das ist zu tief verschachtelt.',
  'This server is set up for another address. Open {} and try again there.':
    'Dieser Server ist für eine andere Adresse eingerichtet. Öffne {1} und versuche es dort noch einmal.',
  'Write a whole number.': 'Schreibe eine ganze Zahl.',
  'A tag is one word without spaces.': 'Ein Schlagwort ist ein Wort ohne Leerzeichen.',
  'An id is a UUIDv7 in lower case.': 'Eine Id ist eine UUIDv7 in Kleinbuchstaben.',
  'Control characters do not belong here.': 'Steuerzeichen gehören nicht hierher.',
  'Line breaks and control characters do not belong here.': 'Zeilenumbrüche und Steuerzeichen gehören nicht hierher.',
  'No time is kept for that year.': 'Für dieses Jahr wird keine Zeit aufbewahrt.',
  'Put at most {} accents on a letter.': 'Setze höchstens {1} Akzente auf einen Buchstaben.',
  'Some of this cannot be accepted.': 'Einiges davon lässt sich nicht annehmen.',
  'That moment has not come yet.': 'Dieser Zeitpunkt ist noch nicht da.',
  'The content of this file is missing.': 'Der Inhalt dieser Datei fehlt.',
  'The cursor does not belong to this list.': 'Der Cursor gehört nicht zu dieser Liste.',
  'There is another {} with this id.': 'Es gibt schon etwas anderes mit dieser Id ({1}).',
  'This is not a known time zone.': 'Das ist keine bekannte Zeitzone.',
  'This was changed in the meantime. Look at it as it is now and try again.':
    'Das wurde inzwischen geändert. Sieh es dir an, wie es jetzt ist, und versuche es noch einmal.',
  'Too much is changing this at once. Try again in a moment.':
    'Daran wird gerade zu viel auf einmal geändert. Versuche es gleich noch einmal.',
  'What was made under this id has been deleted since.': 'Was unter dieser Id angelegt wurde, ist inzwischen gelöscht.',
  'Use at least {} characters.': 'Nimm mindestens {1} Zeichen.',
  'Write a number with at most 15 digits before the point and 9 behind it.':
    'Schreibe eine Zahl mit höchstens 15 Stellen vor dem Komma und 9 dahinter.',
  'Write the date as YYYY-MM-DD.': 'Schreibe das Datum als JJJJ-MM-TT.',
  'Write the local time as YYYY-MM-DDTHH:mm.': 'Schreibe die Ortszeit als JJJJ-MM-TTThh:mm.',
  'Write the moment as YYYY-MM-DDTHH:mm:ss.sssZ.': 'Schreibe den Zeitpunkt als YYYY-MM-DDTHH:mm:ss.sssZ.',
  'All {} sandboxes of this server are in use. Try again in some minutes.':
    'Alle {1} Sandkästen dieses Servers sind belegt. Versuche es in einigen Minuten noch einmal.',
  'It was begun anew {} times. Make another sandbox instead.':
    'Er wurde {1}-mal von vorn begonnen. Mach stattdessen einen anderen Sandkasten.',
  'Sandboxes are switched off on this server. Run one of your own, or sign up.':
    'Sandkästen sind auf diesem Server ausgeschaltet. Betreibe selbst einen, oder lege ein Konto an.',
  'There were {} sandboxes from your network today. Go on with one of them, or come back tomorrow.':
    'Aus deinem Netz gab es heute {1} Sandkästen. Mach mit einem davon weiter, oder komm morgen wieder.',
  'This sandbox is full: it has room for {} changes and {} MiB of records. Begin it anew with POST /sandbox/reset.':
    'Dieser Sandkasten ist voll: Er hat Platz für {1} Änderungen und {2}\u00a0MiB. Beginne ihn von vorn mit POST /sandbox/reset.',
  'There is nothing to manage yet. Choose a plan first.': 'Es gibt noch nichts zu verwalten. Wähle erst einen Tarif.',
  'This plan is not offered.': 'Dieser Tarif wird nicht angeboten.',
  'You have a plan already. Change it where it is paid.': 'Du hast schon einen Tarif. Ändere ihn dort, wo er bezahlt wird.',
  'It was ended meanwhile, or begun anew by another request.': 'Er wurde inzwischen beendet oder von einer anderen Anfrage neu begonnen.',
}
