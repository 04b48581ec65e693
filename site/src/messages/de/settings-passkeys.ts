import type { passkeySettings as english } from '../settings-passkeys.ts'
import type { InGerman } from './words.ts'

export const passkeySettings: InGerman<typeof english> = {
  title: 'Passkeys',
  about: 'Dein Fingerabdruck, dein Gesicht oder die PIN eines Geräts meldet dich an: ohne Passwort und ohne Code danach.',
  none: 'Noch keiner',
  noneDetail: 'Es gibt nichts einzutippen, was eine falsche Seite stehlen könnte.',
  add: 'Passkey hinzufügen',
  addBefore: 'Dein Browser fragt, wo er liegen soll: auf diesem Gerät, auf deinem Telefon oder auf einem Sicherheitsschlüssel.',
  name: 'Wie du ihn nennst',
  nameHelp: 'Etwa „Ines’ Laptop“. Bleibt es leer, heißt er nach dem, was ihn aufbewahrt.',
  addAct: 'Passkey anlegen',
  noScript: 'Ein Passkey wird von einem Skript dieser Seite angelegt, und dein Browser führt keins aus.',
  stay: 'Abbrechen',
  added: 'Der Passkey ist hinzugefügt. Von jetzt an meldet er dich an.',
  addedOn: (day: string) => `Hinzugefügt: ${day}`,
  used: (day: string) => `zuletzt benutzt: ${day}`,
  unused: 'noch nicht benutzt',
  synced: 'auf mehreren Geräten',
  change: 'Ändern',
  changeOf: (name: string) => `Ändern: ${name}`,
  rename: 'Umbenennen',
  renamed: 'Der Passkey hat seinen neuen Namen.',
  remove: 'Diesen Passkey entfernen',
  removeBefore: 'Er meldet niemanden mehr an. Lösch ihn auch auf dem Gerät.',
  removed: 'Der Passkey ist entfernt.',
  removeAgain: 'Du hast gezeigt, dass du es bist. Entferne den Passkey jetzt.',
}
