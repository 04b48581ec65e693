import type { codeSettings as english } from '../settings-codes.ts'
import type { InGerman } from './words.ts'

export const codeSettings: InGerman<typeof english> = {
  title: 'Anmeldung in zwei Schritten',
  about: ({ hasPassword }) =>
    hasPassword
      ? 'Ein Code aus einer App auf deinem Telefon, nach dem gefragt wird, wenn das Passwort stimmt. Wer nur dein Passwort kennt, bleibt draußen.'
      : 'Ein Code aus einer App auf deinem Telefon. Er wird nach einer verbundenen Anmeldung verlangt und, sobald du ein Passwort hast, auch danach.',
  off: 'Aus',
  offDetail: ({ hasPassword, isConnected }) =>
    hasPassword
      ? 'Dein Passwort allein lässt dich hinein.'
      : isConnected
        ? 'Du hast kein Passwort. Eine verbundene Anmeldung allein lässt dich hinein.'
        : 'Du hast kein Passwort. Ein Passkey lässt dich hinein, und danach wird kein Code verlangt.',
  turnOn: 'Codes einschalten',
  before:
    'Du brauchst eine App, die auf deinem Telefon Codes zeigt; die meisten Passwortmanager tun das auch. Im nächsten Schritt liest sie einen QR-Code.',
  begin: 'QR-Code zeigen',
  stay: 'Abbrechen',
  scan: 'Lass die App diesen QR-Code lesen.',
  picture: 'Ein QR-Code, den die App liest. Dasselbe Geheimnis steht unten in Buchstaben.',
  orType: 'Oder gib dieses Geheimnis darin ein:',
  openApp: 'App auf diesem Gerät öffnen',
  code: 'Der Code, den sie jetzt zeigt',
  codeHelp: 'Sechs Ziffern. Beim Anmelden wird nichts verlangt, bis der erste richtig war.',
  confirm: 'Codes einschalten',
  isOn: 'Codes sind eingeschaltet.',
  renewed: 'Die alten Notfallcodes gelten nicht mehr.',
  codes: 'Notfallcodes',
  keep: 'Bewahre diese Notfallcodes auf, wo du sie ohne dein Telefon findest. Jeder meldet dich einmal anstelle eines Codes an. Sie werden nur dieses eine Mal gezeigt.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  download: 'Herunterladen',
  print: 'Drucken',
  kept: 'Ich habe sie aufbewahrt',
  file: 'throughline-notfallcodes.txt',
  fileHead: (email: string) => `Notfallcodes von ${email} für Throughline. Jeder gilt einmal.`,
  onSince: (day: string) => `Eingeschaltet seit ${day}`,
  left: (count: number, of: number) =>
    count === 0 ? 'Keine Notfallcodes mehr' : `Noch ${count} von ${of} Notfallcodes${count < 3 ? '. Lege bald neue an' : ''}`,
  renew: 'Neue Notfallcodes',
  renewBefore: 'Zehn neue Codes werden angelegt, und die bisherigen gelten von da an nicht mehr.',
  renewAct: 'Neue Notfallcodes anlegen',
  turnOff: 'Ausschalten',
  turnOffBefore: 'Von da an wird beim Anmelden kein Code verlangt, und die Notfallcodes sind weg.',
  turnOffAct: 'Codes ausschalten',
  isOff: 'Codes sind ausgeschaltet.',
}
