/** What is put into sentences, where it is words of ours. */
export const pieces: Readonly<Record<string, string>> = {
  'A request': 'Eine Bitte',
  'An invitation': 'Eine Einladung',
  'is empty': 'ist leer',
  'is not in the archive': 'fehlt im Archiv',
  'is larger than {} MB': 'ist größer als {1}\u00a0MB',
  once: 'einmal',
  '{} times': '{1}-mal',
  'Or: {}': 'Oder: {1}',
}
