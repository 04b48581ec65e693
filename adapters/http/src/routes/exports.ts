import type { SessionDep, TokenScope } from '@throughline/core/account'
import {
  exportCheckInsCsv,
  exportGoalsCsv,
  exportGoalsJson,
  exportResumeJson,
  exportTasksCsv,
  exportTasksIcs,
  exportTasksJson,
  makeExport,
} from '@throughline/core/export'
import { z } from 'zod'
import type { PersonDeps } from '../deps.ts'
import { downloadHeaders, exportLimit } from '../download.ts'
import type { Reply } from '../reply.ts'
import { type Answer, forPerson, type Route } from '../route.ts'
import { streamOf } from '../stream-of.ts'

type Pieces = AsyncIterable<string | Uint8Array>

interface Download {
  file: string
  operationId: string
  summary: string
  mediaType: string
  /** Begins it, or refuses to. */
  pieces(deps: PersonDeps & SessionDep): Pieces | Promise<Pieces>
  /** The areas it is of. */
  of: readonly TokenScope[]
  /** Whether it is for who has just proved who they are alone. */
  asksProof?: true
  example: unknown
}

const ownExample = {
  ...{ format: 'throughline', version: 1, exportedAt: '2026-03-05T15:04:00.000Z', kinds: { task: 2, completion: 2, 'time-entry': 1 } },
  ...{ tasks: [], completions: [], timeEntries: [] },
}

const downloads: readonly Download[] = [
  {
    file: 'tasks.json',
    operationId: 'exportTasksJson',
    summary: 'All tasks with their completions and times, as an import takes them back',
    mediaType: 'application/json',
    pieces: exportTasksJson,
    of: ['tasks:read', 'time:read'],
    example: ownExample,
  },
  {
    file: 'tasks.csv',
    operationId: 'exportTasksCsv',
    summary: 'All tasks as a table that is safe to open in a spreadsheet',
    mediaType: 'text/csv',
    pieces: exportTasksCsv,
    of: ['tasks:read', 'goals:read'],
    example: 'id,parentId,goalId,goal,title\r\n019a9b3c-5d00-7cc0-8000-0123456789ab,,,,Send Ana the draft\r\n',
  },
  {
    file: 'tasks.ics',
    operationId: 'exportTasksIcs',
    summary: 'All tasks as an iCalendar file of to-dos',
    mediaType: 'text/calendar',
    pieces: exportTasksIcs,
    of: ['tasks:read'],
    example: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Throughline//Tasks//EN\r\nEND:VCALENDAR\r\n',
  },
  {
    file: 'goals.json',
    operationId: 'exportGoalsJson',
    summary: 'All goals with every check-in and what it said before, as an import takes them back',
    mediaType: 'application/json',
    pieces: exportGoalsJson,
    of: ['goals:read'],
    example: {
      ...{ format: 'throughline', version: 1, exportedAt: '2026-03-05T15:04:00.000Z', kinds: { goal: 1, 'check-in': 1 } },
      ...{ goals: [], checkIns: [] },
    },
  },
  {
    file: 'resume.json',
    operationId: 'exportResumeJson',
    summary: 'Experience, skills and profile as a JSON Resume 1.0, as an import takes them back',
    mediaType: 'application/json',
    pieces: exportResumeJson,
    of: ['career:read'],
    example: { basics: { name: 'Ines Varga' }, work: [{ name: 'Pellworth Kitchenware', position: 'Analyst', startDate: '2023-03' }] },
  },
  {
    file: 'goals.csv',
    operationId: 'exportGoalsCsv',
    summary: 'All goals as a table that is safe to open in a spreadsheet',
    mediaType: 'text/csv',
    pieces: exportGoalsCsv,
    of: ['goals:read'],
    example: 'id,parentId,title\r\n019a9b3c-5d00-7cc0-8000-0123456789ac,,Forecast accuracy to 82 %\r\n',
  },
  {
    file: 'check-ins.csv',
    operationId: 'exportCheckInsCsv',
    summary: 'All check-ins as a table that is safe to open in a spreadsheet',
    mediaType: 'text/csv',
    pieces: exportCheckInsCsv,
    of: ['goals:read'],
    example: 'goalId,localDate,value\r\n019a9b3c-5d00-7cc0-8000-0123456789ac,2026-03-02,77.6\r\n',
  },
  {
    file: 'throughline.zip',
    operationId: 'exportZip',
    summary: 'All that a person wrote, with what is in their files, in one archive, as an import takes it back',
    mediaType: 'application/zip',
    pieces: makeExport,
    of: [],
    asksProof: true,
    example: 'PK…',
  },
]

/** A file that is made while it is sent, however long it is. */
const download = async ({ file, mediaType, pieces }: Download, deps: PersonDeps & SessionDep): Promise<Reply> => ({
  status: 200,
  body: streamOf(await pieces(deps)),
  headers: downloadHeaders(file, mediaType, deps),
})

const proof: Readonly<Record<number, Answer>> = {
  403: { description: 'Prove again that it is you: by `POST /auth/proof`, or by signing in.' },
}

export const exportRoutes: readonly Route[] = downloads.map((kind) =>
  forPerson({
    method: 'GET',
    path: `/exports/${kind.file}`,
    operationId: kind.operationId,
    summary: kind.summary,
    area: 'Exports',
    alsoNeeds: kind.of,
    ...(kind.asksProof && { inPerson: true }),
    alone: true,
    limits: exportLimit,
    answers: {
      200: { description: 'The file.', schema: z.unknown(), mediaType: kind.mediaType, example: kind.example },
      ...(kind.asksProof ? proof : {}),
    },
    run: ({ deps, session }) => download(kind, { ...deps, session }),
  }),
)
