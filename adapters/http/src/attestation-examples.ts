import type { Attestation, ShownWin } from '@throughline/core/career'
import type { Edition } from '@throughline/core/edition'
import { exampleWin } from './career-examples.ts'
import { exampleId } from './examples.ts'

const envelope = {
  id: exampleId,
  createdAt: '2026-03-05T09:00:00.000Z',
  updatedAt: '2026-03-05T09:00:00.000Z',
  version: 1,
  deletedAt: null,
}

export const exampleShownWin: ShownWin = {
  owner: 'Ines Varga',
  title: exampleWin.title,
  text: exampleWin.text,
  happenedOn: exampleWin.happenedOn,
  metric: exampleWin.metric,
  position: 'Senior supply-chain analyst',
  organisation: 'Pellworth Kitchenware',
}

export const exampleAttestation: Attestation = {
  ...envelope,
  winId: exampleWin.id,
  askedOf: 'Ruth Callan',
  message: '',
  shown: exampleShownWin,
  linkVersion: 1,
  expiresAt: '2026-04-04T09:00:00.000Z',
  revokedAt: null,
  answeredAt: '2026-03-06T08:30:00.000Z',
  answer: { name: 'Ruth Callan', relation: 'Her manager', isConfirmed: true, comment: 'She found it alone.' },
  isBrought: false,
}

export const exampleEdition: Edition = {
  ...envelope,
  of: 'resume',
  documentId: exampleId,
  format: 'pdf',
  madeAt: '2026-03-05T09:00:00.000Z',
  note: 'Sent to Ruth',
  sources: [
    {
      kind: 'win',
      id: exampleWin.id,
      title: exampleWin.title,
      print: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
  ],
}
