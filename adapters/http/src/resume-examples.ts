import type { ParsedPage, Resume, ResumeCoverage, ResumePreview, ResumeSource } from '@throughline/core/resume'

export const exampleResume: Resume = {
  id: '019a9b46-0000-7cc0-8000-0123456789ab',
  createdAt: '2026-03-02T08:15:00.000Z',
  updatedAt: '2026-03-05T15:04:00.000Z',
  version: 4,
  deletedAt: null,
  name: 'For the lead role',
  template: 'ledger',
  paper: 'a4',
  language: 'en-GB',
  pageTarget: 1,
  contact: ['label', 'location', 'email'],
  sections: [{ kind: 'skills', title: '', items: [{ id: '019a9b45-1000-7cc0-8000-0123456789ab', hasSummary: false, lines: [] }] }],
  wording: [],
  jobDescription: '',
}

const source = { kind: 'skill', id: '019a9b45-1000-7cc0-8000-0123456789ab', part: 'skill' } satisfies ResumeSource
const skill = { text: 'Demand forecasting', source, wording: null }
const { template, paper, language, pageTarget } = exampleResume
const look = { size: 9.5, family: 'sans', weight: 400, isItalic: false, colour: 'ink', href: null } as const

export const examplePreview: ResumePreview = {
  content: {
    ...{ template, paper, language, pageTarget, title: 'Ines Varga, Résumé' },
    header: { name: null, label: null, contact: [], photo: null },
    sections: [{ kind: 'skills', heading: null, items: [skill] }],
  },
  layout: {
    width: 595.28,
    height: 841.89,
    pages: [{ lines: [{ x: 48, y: 60, width: 86.2, ...look, text: skill.text, source }], boxes: [], photo: null }],
  },
  words: 2,
  overflow: null,
}

export const exampleCoverage: ResumeCoverage = {
  items: [
    {
      ...{
        kind: 'skill',
        name: skill.text,
        because: ['forecasting'],
        isOptional: false,
        state: 'claimed',
        lines: [{ source, text: skill.text }],
      },
      lineCount: 1,
      named: [],
      wins: [
        {
          ...{ id: '019a9b47-0000-7cc0-8000-0123456789ab', title: 'Found the order that had bent the forecast' },
          ...{ confidentiality: 'public', experienceId: null, isNamed: true },
        },
      ],
    },
  ],
  uncompared: 0,
  requirements: [{ kind: 'language', said: 'Fluent German', state: 'open', by: ['German (B2)'], time: null, isOptional: false, anyOf: [] }],
}

export const exampleParsed: { pages: ParsedPage[] } = {
  pages: [{ lines: [{ text: skill.text, read: skill.text, isSame: true, source }] }],
}
