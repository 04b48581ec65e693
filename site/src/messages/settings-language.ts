export const languageSettings = {
  title: 'Language and region',
  about: 'For screens and e-mails, and how they write dates and numbers. What you write yourself stays as it is.',
  language: 'Language',
  asTheBrowser: 'Same as the browser',
  region: 'Dates and numbers as in',
  example: (day: string, number: string) => `Now: ${day} · ${number}`,
  save: 'Save',
  changed: 'Saved.',
}
