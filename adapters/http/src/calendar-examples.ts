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
