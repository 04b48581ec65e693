import type { DrawnCompetency, InterviewPlan, JobApplication, SentState, TargetJob } from '@throughline/core/interview'
import type { Requirement } from '@throughline/core/resume'

const at = '2026-03-04T09:12:00.000Z'
const resumeId = '019a9b46-1000-7cc0-8000-0123456789ab'

export const exampleTargetJob: TargetJob = {
  id: '019a9b53-0000-7cc0-8000-0123456789ab',
  createdAt: at,
  updatedAt: at,
  version: 4,
  deletedAt: null,
  company: 'Harbourline Foods',
  role: 'Lead supply-chain analyst',
  location: 'Hull',
  url: 'https://harbourline.example/jobs/lead-analyst',
  closesOn: '2026-02-27',
  description: 'You lead the forecast of three depots and bring stock down without losing sales.',
  competencies: ['forecasting', 'leadership', 'planning'],
  note: '',
  resumeId,
  stage: 'interviewing',
  stages: [
    { id: '019a9b53-1000-7cc0-8000-0123456789ab', stage: 'applied', on: '2026-02-20', note: '', at },
    { id: '019a9b53-2000-7cc0-8000-0123456789ab', stage: 'interviewing', on: '2026-03-04', note: 'Ruth called.', at },
  ],
  people: [{ id: '019a9b53-3000-7cc0-8000-0123456789ab', name: 'Ruth Okafor', role: 'Head of planning', note: 'Asks for figures.' }],
  interviews: [
    {
      id: '019a9b53-4000-7cc0-8000-0123456789ab',
      title: 'Panel',
      on: '2026-03-18',
      time: '10:30',
      timeZone: 'Europe/London',
      durationMinutes: 60,
      people: 'Ruth Okafor, two analysts',
      note: '',
      debrief: null,
    },
  ],
  sent: {
    attachmentId: '019a9b53-5000-7cc0-8000-0123456789ab',
    resumeId,
    editionId: '019a9b53-6000-7cc0-8000-0123456789ab',
    name: 'Ines Varga, lead roles',
    on: '2026-02-20',
  },
  taskIds: ['019a9b53-7000-7cc0-8000-0123456789ab'],
  plans: [{ interviewId: '019a9b53-4000-7cc0-8000-0123456789ab', on: '2026-03-18' }],
}

export const exampleDrawn: DrawnCompetency[] = [{ competency: 'forecasting', name: 'Forecasting', because: ['forecast', 'stock'] }]

export const exampleRequirements: Requirement[] = [
  { kind: 'language', said: 'Fluent German', state: 'open', by: ['German (B2)'], time: null, isOptional: false, anyOf: [] },
  { kind: 'words', said: 'SQL', state: 'met', by: ['SQL', 'Senior supply-chain analyst'], time: null, isOptional: false, anyOf: [] },
]

export const exampleSent: SentState = {
  sent: exampleTargetJob.sent,
  isKept: true,
  isOlder: true,
  changed: [{ kind: 'win', id: '019a9b3c-5d00-7cc0-8000-0123456789ab', title: 'Cut stock-outs from 6.8 to 3.1 %', change: 'added' }],
}

export const exampleApplication: JobApplication = {
  ...{ targetJobId: exampleTargetJob.id, taskId: '019a9b53-8000-7cc0-8000-0123456789ab', state: 'new', isOffered: true },
  ...{ title: 'Apply for Lead supply-chain analyst at Harbourline Foods', dueDate: '2026-02-27' },
}

export const examplePlan: InterviewPlan = {
  targetJobId: exampleTargetJob.id,
  interviewId: '019a9b53-4000-7cc0-8000-0123456789ab',
  on: '2026-03-18',
  plannedFor: null,
  steps: [
    {
      ...{ key: 'mock-3', taskId: '019a9b53-7000-7cc0-8000-0123456789ab', state: 'new', dueNow: null, until: null },
      ...{ title: 'Hold a first mock interview for “Lead supply-chain analyst”', dueDate: '2026-03-15' },
    },
  ],
}
