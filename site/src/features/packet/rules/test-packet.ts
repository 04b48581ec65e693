import type { ReviewPacket, Sentence, SourceKind } from '@throughline/core/review'

let made = 0

/** A sentence with sources by kind and id, for tests. */
export const sentenceOf = (text: string, ...sources: [SourceKind, string][]): Sentence => ({
  id: `s${++made}`,
  text,
  sources: sources.map(([kind, id]) => ({ kind, id, title: id, date: '2026-09-30', numbers: [] })),
  drafted: null,
})

/** A packet of one paragraph. */
export const packetOf = (...sentences: Sentence[]): ReviewPacket => ({
  ...{ id: 'p', createdAt: '', updatedAt: '', version: 1, deletedAt: null },
  ...{
    title: 'July',
    audience: '',
    from: '2026-07-01',
    until: '2026-12-31',
    language: 'en',
    sentAt: null,
    leftOut: [],
    decided: [],
    cut: [],
    drawnAt: '',
  },
  sections: [{ id: 'c', kind: 'own', heading: 'Own', paragraphs: [{ id: 'a', sentences }] }],
})
