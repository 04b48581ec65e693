import type { problemWords as english } from '../problem-kinds.ts'
import type { InGerman } from './words.ts'

const words: Readonly<Record<string, string>> = {
  'The body ended early': 'Der Inhalt bricht ab',
  'Send the request again: the connection was closed before all of it had come.':
    'Sende die Anfrage noch einmal: Die Verbindung brach ab, bevor alles da war.',
  'The body is not JSON': 'Der Inhalt ist kein JSON',
  'Send JSON in UTF-8. A shell that takes quotes away is the most common cause.':
    'Sende JSON in UTF-8. Meist liegt es an einer Shell, die Anführungszeichen wegnimmt.',
  'The message is not signed': 'Die Nachricht ist nicht signiert',
  'Only the billing service speaks to this address, with a signature of its own.':
    'Diese Adresse ist nur für den Zahlungsdienst da, mit seiner eigenen Signatur.',
  'Sign in first': 'Melde dich erst an',
  'Send an API token as “Authorization: Bearer tl_pat_…”, made at /settings/account, or sign in.':
    'Sende ein API-Token als „Authorization: Bearer tl_pat_…“ (unter /settings/account angelegt), oder melde dich an.',
  'Not allowed': 'Nicht erlaubt',
  'The detail says what is missing. A token that lacks a scope is not given more: make another. What a person has to be there for no token may do.':
    'Unter detail steht, was fehlt. Ein Token bekommt keine weiteren Bereiche: Lege ein anderes an. Wofür ein Mensch da sein muss, darf kein Token.',
  'Prove again that it is you': 'Zeige noch einmal, dass du es bist',
  'Send the password or a code to POST /api/v1/auth/proof, or sign in anew, then send the request once more. A proof counts for ten minutes.':
    'Sende das Passwort oder einen Code an POST /api/v1/auth/proof, oder melde dich neu an, und sende dann die Anfrage noch einmal. Das gilt zehn Minuten.',
  'The account is to be deleted': 'Das Konto soll gelöscht werden',
  'Send DELETE /api/v1/me/deletion to keep the account.': 'Sende DELETE /api/v1/me/deletion, um das Konto zu behalten.',
  'Not in a sandbox': 'Nicht in einem Sandkasten',
  'A sandbox reaches nobody else and keeps no files. Make an account, and ask with a token of its own.':
    'Ein Sandkasten erreicht niemand anderen und bewahrt keine Dateien auf. Lege ein Konto an, und frage mit einem Token davon.',
  'The request came from another site': 'Die Anfrage kam von einer anderen Seite',
  'With a session cookie, send the server’s own address as Origin. With a token no Origin is needed.':
    'Mit einem Sitzungscookie sende die Adresse des Servers als Origin. Mit einem Token braucht es keinen Origin.',
  'Not found': 'Nicht gefunden',
  'It is not there, was erased, or is somebody else’s: these look the same. What lies in the trash is still there.':
    'Es ist nicht da, wurde gelöscht oder gehört jemand anderem: Das sieht gleich aus. Was im Papierkorb liegt, ist noch da.',
  'There is nothing at this address': 'Unter dieser Adresse ist nichts',
  'Look the address up at /api/v1/docs.': 'Sieh die Adresse unter /api/v1/docs nach.',
  'This address does not do that': 'Das kann diese Adresse nicht',
  'The header Allow has the methods it knows.': 'Im Header Allow stehen die Methoden, die sie kennt.',
  'In conflict with what is there': 'Im Widerspruch zu dem, was da ist',
  'The detail says with what. Read it again, then decide.': 'Unter detail steht, womit. Lies es neu, und entscheide dann.',
  'Begin anew': 'Beginne von vorn',
  'A copy cannot go on from this cursor: empty it, and ask without a cursor.':
    'Von diesem Cursor kommt eine Kopie nicht weiter: Leere sie, und frage ohne Cursor.',
  'Changed in the meantime': 'Inzwischen geändert',
  'The problem has the record as it is now, under current. Make your change in that and send its version as If-Match.':
    'Unter current steht, wie es jetzt ist. Ändere das, und sende dessen Version als If-Match.',
  'Too large': 'Zu groß',
  'The detail says how much it may be. Bodies have 1 MiB, uploads 25 MiB unless said.':
    'Unter detail steht, wie viel es sein darf. Inhalte haben 1 MiB, Dateien 25 MiB, wenn nichts anderes dasteht.',
  'Unsupported content type': 'Diese Art von Inhalt geht hier nicht',
  'The header Accept has what is taken: application/json in most places.':
    'Im Header Accept steht, was genommen wird: meist application/json.',
  'There is no such part of it': 'Diesen Teil gibt es nicht',
  'Ask for a range within the length that Content-Range tells.': 'Frage nach einem Bereich innerhalb der Länge, die Content-Range nennt.',
  'Unsupported format': 'Dieses Format geht hier nicht',
  'The file is not what its format says. The detail says what is missing.':
    'Die Datei ist nicht, was ihr Format sagt. Unter detail steht, was fehlt.',
  'Some of this cannot be accepted': 'Einiges davon lässt sich nicht annehmen',
  'Every fault is under errors, with a JSON Pointer to where it is, a code for programs and a sentence for people.':
    'Jeder Fehler steht unter errors, mit einem JSON Pointer auf die Stelle, einem Code für Programme und einem Satz für Menschen.',
  'The key was used for another request': 'Der Schlüssel gehört zu einer anderen Anfrage',
  'Use a new Idempotency-Key for each request; the same only to send the same again.':
    'Nimm für jede Anfrage einen neuen Idempotency-Key; denselben nur, um dasselbe noch einmal zu senden.',
  'Not for a batch': 'Nichts für einen Stapel',
  'Send it as a request of its own.': 'Sende es als eigene Anfrage.',
  'Not run': 'Nicht ausgeführt',
  'An operation before it in the batch was refused, and the batch said to stop there.':
    'Ein Schritt davor im Stapel wurde abgelehnt, und der Stapel sollte dort anhalten.',
  'Too many requests': 'Zu viele Anfragen',
  'Wait as many seconds as Retry-After says. RateLimit and RateLimit-Policy tell what is left.':
    'Warte so viele Sekunden, wie Retry-After sagt. RateLimit und RateLimit-Policy nennen, was übrig ist.',
  'Something went wrong here': 'Hier ist etwas schiefgegangen',
  'This is a fault of the server, and is in its log under the requestId. Sending it again may help.':
    'Das ist ein Fehler des Servers und steht unter der requestId in seinem Protokoll. Es noch einmal zu senden kann helfen.',
  'Not available right now': 'Gerade nicht verfügbar',
  'Try again after as many seconds as Retry-After says.':
    'Versuche es noch einmal, wenn so viele Sekunden vorbei sind, wie Retry-After sagt.',
}

export const problemWords: InGerman<typeof english> = (english) => words[english] ?? english
