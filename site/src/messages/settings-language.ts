export const languageSettings = {
  title: 'Language and region',
  about: 'What the screens and mails say, and how they write dates and numbers. What you write yourself stays as it is.',
  language: 'Language',
  asTheBrowser: 'As the browser says',
  region: 'Dates and numbers as in',
  example: (day: string, number: string) => `Now: ${day} · ${number}`,
  save: 'Save',
  changed: 'Changed.',
}
