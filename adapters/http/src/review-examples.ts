import type { JudgedEdition } from '@throughline/core/edition'
import type { PacketState, ReviewPacket } from '@throughline/core/review'

const packetId = '019a9b55-0000-7cc0-8000-0123456789ab'
const winId = '019a9b50-0000-7cc0-8000-0123456789ab'
const sentenceId = '019a9b3c-5d00-7cc0-8000-0123456789ab'
const text = 'I cut the weekly planning meeting, from 55 to 20 minutes.'

export const examplePacket: ReviewPacket = {
  id: packetId,
  createdAt: '2026-11-12T10:00:00.000Z',
  updatedAt: '2026-11-12T10:00:00.000Z',
  version: 1,
  deletedAt: null,
  title: 'July to December 2026',
  audience: 'Ruth Callan',
  from: '2026-07-01',
  until: '2026-12-31',
  language: 'en',
  sections: [
    {
      id: '019a9b56-0000-7cc0-8000-0123456789ab',
      kind: 'in-short',
      heading: 'In short',
      paragraphs: [
        {
          id: '019a9b3c-5d00-7cc0-8000-0123456789ab',
          sentences: [
            {
              id: sentenceId,
              text,
              sources: [{ kind: 'win', id: winId, title: 'Cut the weekly planning meeting', date: '2026-10', numbers: ['55', '20'] }],
              drafted: { facet: 'headline', of: winId, text },
            },
          ],
        },
      ],
    },
  ],
  sentAt: null,
  leftOut: [],
  decided: [],
  cut: [],
  drawnAt: '2026-11-12T10:00:00.000Z',
}

export const exampleEdition: JudgedEdition = {
  id: '019a9b57-0000-7cc0-8000-0123456789ab',
  createdAt: '2026-11-12T10:05:00.000Z',
  updatedAt: '2026-11-12T10:05:00.000Z',
  version: 1,
  deletedAt: null,
  of: 'review-packet',
  documentId: packetId,
  format: 'pdf',
  madeAt: '2026-11-12T10:05:00.000Z',
  note: 'Sent to Ruth',
  sources: [{ kind: 'win', id: winId, title: 'Cut the weekly planning meeting', print: '0'.repeat(64) }],
  isOlder: true,
  changed: [{ kind: 'win', id: winId, title: 'Cut the weekly planning meeting', change: 'changed' }],
}

export const examplePacketState: PacketState = {
  changed: [
    {
      sentenceId,
      before: ['55', '20'],
      now: ['55', '22'],
      text: 'I cut the weekly planning meeting, from 55 to 22 minutes.',
      keepsWording: true,
    },
  ],
  withheld: [],
  leftOut: [
    {
      kind: 'win',
      id: '019a9b51-0000-7cc0-8000-0123456789ab',
      title: 'Taught two planners to set cover weeks',
      date: '2026-10',
      why: 'no-number',
      evidence: 0,
    },
  ],
  fresh: 0,
  editions: [exampleEdition],
}
