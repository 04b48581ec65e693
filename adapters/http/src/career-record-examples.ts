import type { Experience, Profile, Skill } from '@throughline/core/career'

const envelope = {
  createdAt: '2026-03-02T08:15:00.000Z',
  updatedAt: '2026-03-05T15:04:00.000Z',
  version: 3,
  deletedAt: null,
}

export const exampleExperience: Experience = {
  ...envelope,
  id: '019a9b45-0000-7cc0-8000-0123456789ab',
  kind: 'work',
  position: 'Senior supply-chain analyst',
  organisation: 'Pellworth Kitchenware',
  location: 'Leeds',
  url: 'https://pellworth.example',
  startDate: '2023-03',
  endDate: null,
  isOngoing: true,
  summary: 'Forecasts and stock levels for 1,900 lines.',
  highlights: [{ id: '019a9b45-0100-7cc0-8000-0123456789ab', text: 'Runs the weekly forecast for eleven families' }],
  skills: ['Demand forecasting', 'SQL'],
  people: [{ name: 'Ruth Callan', role: 'Manager' }],
  area: '',
  studyType: '',
  score: '',
  courses: [],
  roles: [],
  order: null,
  extra: {},
  importId: null,
}

export const exampleSkill: Skill = {
  ...envelope,
  id: '019a9b45-1000-7cc0-8000-0123456789ab',
  name: 'Demand forecasting',
  aliases: ['Forecasting'],
  level: 'advanced',
  keywords: ['seasonality', 'promotions'],
  order: 'gVxk9TQm',
  extra: {},
  importId: null,
}

export const exampleProfile: Profile = {
  ...envelope,
  id: '019a9b45-2000-7cc0-8000-0123456789ab',
  name: 'Ines Varga',
  label: 'Senior supply-chain analyst',
  email: 'ines.varga@post.example',
  phone: '',
  url: null,
  summary: 'Finds what bends a forecast, and takes it out.',
  location: { address: '', postalCode: '', city: 'Leeds', region: '', countryCode: 'GB', extra: {} },
  links: [{ network: 'Own site', username: '', url: 'https://ines.example', extra: {} }],
  languages: [{ language: 'German', fluency: 'Fluent', cefr: 'C1', extra: {} }],
  interests: [],
  references: [],
  image: '',
  photoId: null,
  extra: {},
  documentExtra: {},
}
