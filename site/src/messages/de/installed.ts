import type { installed as english } from '../installed.ts'

export const installed: typeof english = {
  name: 'Throughline',
  description: 'Ein privater Ort, um zu planen, zu tun, nachzudenken, zu reden und festzuhalten.',
  shortcuts: { add: 'Aufgabe hinzufügen', entry: 'Neuer Eintrag', today: 'Heute' },
  offline: {
    title: 'Auf diesem Gerät nicht vorhanden',
    lead: 'Es gibt gerade kein Netz, und diese Seite wurde hier in letzter Zeit nicht geöffnet. Sobald es wieder ein Netz gibt, öffnet sie sich.',
    stillIn: 'Du bist noch angemeldet',
    askedOut:
      'Ohne Netz lässt sich niemand abmelden. Was du geschrieben hast, ist auf diesem Gerät gespeichert. Versuche es noch einmal, wenn es wieder ein Netz gibt.',
    sentOut:
      'Ohne Netz lässt sich niemand abmelden. Die Seiten, die auf diesem Gerät gespeichert waren, sind gelöscht. Versuche es noch einmal, wenn es wieder ein Netz gibt.',
    kept: 'Das lässt sich jetzt lesen:',
    again: 'Noch einmal versuchen',
  },
}
