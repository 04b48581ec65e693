import type {
  journals as englishJournals,
  moveIntoSealed as englishMove,
  newJournal as englishNew,
  newPassphrase as englishPassphrase,
  typed as englishTyped,
  unlock as englishUnlock,
} from '../journal-seal.ts'
import type { InGerman } from './words.ts'

export const journals: InGerman<typeof englishJournals> = {
  title: 'Journale',
  subtitle: 'Halte manches getrennt oder versiegelt, sodass nur du es lesen kannst.',
  everybody: 'Journal',
  everybodyHint: 'Du hast es von Anfang an.',
  sealed: 'Versiegelt',
  write: 'Schreiben',
  writeIn: (name: string) => `In „${name}“ schreiben`,
  rename: 'Umbenennen',
  name: 'Name',
  remove: 'Löschen',
  removeHint: 'Nur ein leeres Journal lässt sich löschen.',
  removed: 'Das Journal liegt im Papierkorb.',
  restore: 'Wiederherstellen',
  more: 'Weitere Journale',
  change: 'Ändern',
  changeNamed: (name: string) => `„${name}“ ändern`,
  back: 'Zeitleiste',
}

export const typed: InGerman<typeof englishTyped> = { show: 'Anzeigen', showIt: 'Eingabe anzeigen' }

export const newJournal: InGerman<typeof englishNew> = {
  title: 'Neues Journal',
  name: 'Name',
  seal: 'Versiegeln, sodass nur ich es lesen kann',
  sealHint:
    'Was du schreibst, wird in diesem Browser verschlüsselt, bevor es gesendet wird. Wir bewahren es auf und können es nicht lesen, durchsuchen oder öffnen.',
  make: 'Journal anlegen',
  next: 'Weiter',
  warning:
    'Wenn du Passphrase und Wiederherstellungsschlüssel verlierst, kann niemand zurückholen, was in diesem Journal steht: du nicht und wir auch nicht.',
  understood: 'Mir ist klar, dass es dann verloren ist',
  mustUnderstand: 'Bestätige, dass dir klar ist, was geschieht, wenn beide verloren gehen.',
  passphrase: 'Passphrase',
  passphraseHint: 'Mindestens 12 Zeichen. Vier oder fünf Wörter, die nichts miteinander zu tun haben, sind gut und leicht zu merken.',
  again: 'Passphrase wiederholen',
  tooShort: 'Nimm mindestens 12 Zeichen.',
  differs: 'Die beiden stimmen nicht überein.',
  making: 'Der Schlüssel wird erstellt. Das dauert mit Absicht einen Moment: Jeder Rateversuch dauert dann genauso lang.',
  recoveryTitle: 'Dein Wiederherstellungsschlüssel',
  recovery:
    'Er öffnet dieses Journal ohne die Passphrase. Er wird nur dieses eine Mal gezeigt. Schreibe ihn auf und lege ihn dorthin, wo dein Ausweis liegt.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  save: 'Als Datei speichern',
  file: (name: string) => `Wiederherstellungsschlüssel von ${name}.txt`,
  fileText: (name: string, key: string) =>
    `Throughline\n\nWiederherstellungsschlüssel des Journals „${name}“:\n\n${key}\n\nWer ihn hat, kann dieses Journal lesen.\n`,
  confirm: 'Die letzten vier Zeichen des Schlüssels',
  confirmHint: 'Damit sicher ist, dass du ihn aufgeschrieben hast.',
  wrongEnd: 'Das sind nicht seine letzten vier Zeichen.',
  failed: 'Das Journal wurde nicht angelegt. Nichts ist verloren; versuche es noch einmal.',
  made: (name: string) => `„${name}“ ist bereit.`,
}

export const unlock: InGerman<typeof englishUnlock> = {
  title: (name: string) => `${name} ist versiegelt`,
  why: 'Was darin steht, ist nur in diesem Browser lesbar, sobald du es entsperrt hast.',
  passphrase: 'Passphrase',
  recoveryKey: 'Wiederherstellungsschlüssel',
  withRecovery: 'Ich habe stattdessen den Wiederherstellungsschlüssel',
  withPassphrase: 'Ich habe die Passphrase',
  unlock: 'Entsperren',
  unlocking: 'Wird entsperrt',
  wrong: { passphrase: 'Diese Passphrase öffnet es nicht.', recoveryKey: 'Dieser Wiederherstellungsschlüssel öffnet es nicht.' },
  unlockNamed: (name: string) => `„${name}“ entsperren`,
  lock: 'Sperren',
  lockAll: 'Versiegeltes sperren',
  unlocked: (name: string) => `„${name}“ ist entsperrt.`,
  broken: 'Dieser Eintrag lässt sich mit dem Schlüssel seines Journals nicht öffnen. Nichts wurde geändert.',
}

export const moveIntoSealed: InGerman<typeof englishMove> = {
  title: (name: string) => `Nach „${name}“ verschieben`,
  warning:
    'Der Eintrag wird hier verschlüsselt und ersetzt den lesbaren. Seine früheren Fassungen werden gelöscht, und nur dieser Browser kann darin suchen. Entsperre das Journal, um fortzufahren.',
  pictures:
    'Dieser Eintrag hat Bilder oder andere Dateien, auch aus früheren Texten, und die lassen sich nicht versiegeln. Er bleibt, wo er ist.',
  unsaved: 'Noch ist nicht alles gespeichert, was du geschrieben hast. Versuche es noch einmal, wenn es so weit ist.',
  leave: 'Abbrechen',
}

export const newPassphrase: InGerman<typeof englishPassphrase> = {
  title: 'Neue Passphrase',
  hint: 'Was du geschrieben hast, bleibt, wie es ist; der Wiederherstellungsschlüssel auch.',
  now: 'Aktuelle Passphrase',
  again: 'Neue Passphrase wiederholen',
  save: 'Passphrase ändern',
  done: 'Die Passphrase ist geändert.',
  failed: 'Die Passphrase wurde nicht geändert. Versuche es noch einmal.',
}
