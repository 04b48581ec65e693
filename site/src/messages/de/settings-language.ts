import type { languageSettings as english } from '../settings-language.ts'

export const languageSettings: typeof english = {
  title: 'Sprache und Region',
  about:
    'Was auf den Seiten und in Mails steht und wie Datumsangaben und Zahlen geschrieben werden. Was du selbst schreibst, bleibt, wie es ist.',
  language: 'Sprache',
  asTheBrowser: 'Wie der Browser es sagt',
  region: 'Datum und Zahlen wie in',
  example: (day: string, number: string) => `Jetzt: ${day} · ${number}`,
  save: 'Speichern',
  changed: 'Geändert.',
}
