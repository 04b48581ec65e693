export const exampleFeed = {
  id: '019a9b70-0000-7cc0-8000-0123456789ab',
  createdAt: '2026-03-02T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
  version: 1,
  deletedAt: null,
  name: 'My phone',
  contents: ['tasks', 'meetings'],
  url: 'https://throughline.example/calendar/7Uq3…Zk.ics',
}

export const exampleSubscription = {
  id: '019a9b70-1000-7cc0-8000-0123456789ab',
  createdAt: '2026-03-02T08:00:00.000Z',
  updatedAt: '2026-03-05T08:00:00.000Z',
  version: 7,
  deletedAt: null,
  url: 'https://calendar.example/ines.ics',
  name: 'Work',
  color: 'blue',
  triedAt: '2026-03-05T08:00:00.000Z',
  refreshedAt: '2026-03-05T08:00:00.000Z',
  fault: null,
  failures: 0,
  eventCount: 212,
  etag: '"5f1c"',
  digest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  keptFrom: '2025-09-01',
}

export const exampleAppointment = {
  kind: 'interview' as const,
  id: '019a9b53-4000-7cc0-8000-0123456789ab',
  targetJobId: '019a9b53-0000-7cc0-8000-0123456789ab',
  discussionId: null,
  title: 'Panel',
  about: 'Lead supply-chain analyst, Harbourline Foods',
  location: 'Hull',
  startDate: '2026-03-18',
  endDate: '2026-03-18',
  startTime: '11:30',
  endTime: null,
  startsAt: '2026-03-18T10:30:00.000Z',
  endsAt: null,
}

export const exampleEvent = {
  id: '00000000-0000-7000-8000-3abf5b2e6d10',
  subscriptionId: exampleSubscription.id,
  title: 'Dentist',
  location: 'Hauptplatz 3',
  startDate: '2026-03-05',
  endDate: '2026-03-05',
  startTime: '09:00',
  endTime: '09:30',
  startsAt: '2026-03-05T08:00:00.000Z',
  endsAt: '2026-03-05T08:30:00.000Z',
}
