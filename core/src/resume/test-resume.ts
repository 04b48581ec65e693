import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { accounts } from '../account/index.ts'
import { attachments } from '../attachment/index.ts'
import {
  createExperience,
  createSkill,
  createWin,
  editProfile,
  experiences,
  profiles,
  skills,
  suggestCompetencies,
  wins,
} from '../career/index.ts'
import { editions } from '../edition/index.ts'
import { checkIns, goals } from '../goal/index.ts'
import { journalEntries } from '../journal/index.ts'
import type { Kind } from '../kernel/index.ts'
import { createDayMemory } from '../progress/index.ts'
import { tasks } from '../task/index.ts'
import type { MeantForDep } from './coverage/coverage.ts'
import { resumes } from './schema.ts'
import { plainResumeSetter } from './test-setter.ts'

const kinds: readonly Kind[] = [
  accounts,
  attachments,
  experiences,
  wins,
  skills,
  profiles,
  resumes,
  editions,
  tasks,
  goals,
  checkIns,
  journalEntries,
]

/** What the use cases of this area ask for, over storage in memory, a clock that stands still and pages of plain lines. */
export const resumeDeps = () => ({
  ...createMemoryStorage({ kinds }),
  kinds,
  clock: fakeClock(),
  ids: sequentialIds(),
  dayMemory: createDayMemory(),
  giveWay: async () => {},
  actor: fakeActor(),
  resumeSetter: plainResumeSetter,
  asksFor: (description: string) => suggestCompetencies(description).map(({ id, because }) => ({ competency: id, because })),
  meantFor: async (): ReturnType<MeantForDep['meantFor']> => null,
  secrets: {
    create: () => 'secret',
    keyed: () => '0',
    digest: (text: string) =>
      [...text]
        .map((sign) => sign.codePointAt(0)?.toString(16))
        .join('')
        .slice(-64),
  },
})

export type ResumeTestDeps = ReturnType<typeof resumeDeps>

/** Two positions at one firm, one before, a degree, two skills, and a win of each confidentiality. */
export async function careerOfInes(deps: ResumeTestDeps) {
  await editProfile(deps, {
    ...{ name: 'Ines Varga', label: 'Senior supply-chain analyst', email: 'ines.varga@post.example', phone: '+44 113 496 0000' },
    ...{ url: 'https://ines-varga.example/', summary: 'I find out *why* a forecast is wrong.' },
    location: { city: 'Leeds', countryCode: 'GB', address: '4 Tannery Row' },
    languages: [
      { language: 'English', fluency: '', cefr: 'C2', extra: {} },
      { language: 'Hungarian', fluency: '', cefr: 'native', extra: {} },
    ],
  })
  const pellworth = { kind: 'work', organisation: 'Pellworth Kitchenware', location: 'Leeds' } as const
  const senior = await createExperience(deps, {
    ...{ ...pellworth, position: 'Senior supply-chain analyst', startDate: '2023-03', isOngoing: true },
    highlights: [{ text: 'Wrote the Monday page' }],
  })
  const junior = await createExperience(deps, { ...pellworth, position: 'Supply-chain analyst', startDate: '2021', endDate: '2023-02' })
  const planner = await createExperience(deps, {
    ...{ kind: 'work', organisation: 'Quillmere Freight', position: 'Logistics planner', startDate: '2019-09', endDate: '2020-12-18' },
    summary: 'Rounds of **two** depots.',
  })
  const degree = await createExperience(deps, {
    ...{
      kind: 'education',
      organisation: 'Wharfedale University',
      studyType: 'BSc',
      area: 'Geography',
      startDate: '2016',
      endDate: '2019',
    },
  })
  const skill = await createSkill(deps, { name: 'Demand forecasting', aliases: ['Forecasting'] })
  const sql = await createSkill(deps, { name: 'SQL' })
  const win = (title: string, confidentiality: 'private' | 'review' | 'public', experienceId = senior.id) =>
    createWin(deps, { title, confidentiality, experienceId, happenedOn: '2025-06' })
  const shown = await win('Cut stock-outs from 6.8 to 3.1 %', 'public')
  const reviewed = await win('Held £61,000 of tins', 'review')
  const secret = await win('Told the director no', 'private')
  return { senior, junior, planner, degree, skill, sql, shown, reviewed, secret }
}
