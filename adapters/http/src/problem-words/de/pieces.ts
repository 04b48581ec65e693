/** What is put into sentences, where it is words of ours. */
export const pieces: Readonly<Record<string, string>> = {
  'A request': 'Eine Bitte',
  'An invitation': 'Eine Einladung',
  'is empty': 'ist leer',
  'is not in the archive': 'fehlt im Archiv',
  'is larger than {} MB': 'ist größer als {1}\u00a0MB',
  once: 'einmal',
  '{} times': '{1}-mal',
  // What stands ahead of a colon, and what only ever stands behind one.
  Or: 'Oder',
  'At character {}': 'Bei Zeichen {1}',
  'This was left out': 'Das wurde ausgelassen',
  '“{}” was left out': '„{1}“ wurde ausgelassen',
  'a newer Throughline wrote it.': 'Ein neueres Throughline hat es geschrieben.',
  'it is not of version {}, as the export says.': 'Es hat nicht die Version {1}, wie der Export sagt.',
}
