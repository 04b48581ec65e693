import type { head as english } from '../discussion-head.ts'
import { ended, type InGerman, listed } from './words.ts'

/** The head of a discussion: its title, its state and what else can be done with it. */
export const head: InGerman<typeof english> = {
  where: 'Du bist hier',
  with: (names) => (names.length === 0 ? 'Bisher nur du.' : `${listed([...names, 'du'])}.`),
  invited: (addresses) => `${listed(addresses)} ${addresses.length === 1 ? 'ist' : 'sind'} eingeladen.`,
  untold: (addresses) => `${listed(addresses)} ${addresses.length === 1 ? 'ist' : 'sind'} eingeladen, aber es ging keine Mail hinaus.`,
  next: (when) => ended(`Nächstes Treffen: ${when}`),
  resolved: (when) => ended(`Abgeschlossen ${when}`),
  muted: 'Stumm.',
  inviteFirst: 'Jemanden einladen',
  title: 'Titel',
  editTitle: 'Titel ändern',
  titleEmpty: 'Gib an, worum es geht.',
  titleElsewhere: (title) => `Anderswo wurde es in „${title}“ umbenannt. Speichere noch einmal, um deinen Titel zu verwenden.`,
  resolve: 'Abschließen',
  reopen: 'Wieder öffnen',
  remove: 'In den Papierkorb',
  more: 'Mehr',
  follow: 'Benachrichtigen',
  levels: { all: 'Bei allem', mentions: 'Wenn ich erwähnt werde', muted: 'Bei nichts (stumm)' },
  kind: 'Art',
  menu: {
    people: 'Wer dabei ist…',
    invite: 'Einladen…',
    copyLink: 'Link kopieren',
    md: 'Als Markdown exportieren',
    json: 'Als JSON exportieren',
    leave: 'Verlassen…',
    remove: 'In den Papierkorb',
  },
  did: {
    title: 'Umbenannt',
    kind: (kind) => `Art ist jetzt „${kind}“`,
    resolved: 'Abgeschlossen',
    open: 'Wieder geöffnet',
    follow: { all: 'Du wirst über alles benachrichtigt', mentions: 'Du wirst nur über Erwähnungen benachrichtigt', muted: 'Stumm' },
    copied: 'Link kopiert. Er öffnet sich für alle, die im Gespräch sind.',
    remove: (title) => `„${title}“ ist im Papierkorb`,
  },
  gone: {
    removed: 'Dieses Gespräch ist im Papierkorb. Dort bleibt es 30 Tage, und niemand sonst findet es in dieser Zeit.',
    restore: 'Wiederherstellen',
    over: 'Du bist nicht mehr in diesem Gespräch, oder es wurde gelöscht. Was du gerade geschrieben hast, ist in diesem Browser aufbewahrt.',
    all: 'Alle Gespräche',
  },
}
