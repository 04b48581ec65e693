import type { NewExperience, NewSkill, ProfileChanges } from '@throughline/core/career'

/** All of it is invented. */
export const samplePositions = {
  senior: {
    ...{ kind: 'work', position: 'Senior supply-chain analyst', organisation: 'Pellworth Kitchenware', location: 'Leeds' },
    ...{ url: 'https://pellworth.example', startDate: '2024-09', isOngoing: true },
    summary: 'Forecasts and stock levels for 1,900 lines in eleven families, and the Monday meeting about what runs short.',
    highlights: [
      { text: 'Put sales and supply on one promo calendar' },
      { text: 'Took eleven dead lines off the list and freed 126 pallet places' },
    ],
    skills: ['Demand forecasting', 'Safety stock', 'Root-cause analysis', 'SQL'],
    people: [
      { name: 'Ruth Callan', role: 'Manager' },
      { name: 'Dev Rao', role: 'Sales planning' },
      { name: 'Oskar Lind', role: 'Warehouse' },
    ],
  },
  analyst: {
    ...{ kind: 'work', position: 'Supply-chain analyst', organisation: 'Pellworth Kitchenware', location: 'Leeds' },
    ...{ url: 'https://pellworth.example', startDate: '2023-03', endDate: '2024-08' },
    summary: 'Built the first forecast that was not a copy of last year.',
    highlights: [{ text: 'Replaced nine spreadsheets by one model that the team could read' }],
    skills: ['Demand forecasting', 'Spreadsheet modelling'],
    people: [{ name: 'Ruth Callan', role: 'Manager' }],
  },
  planner: {
    ...{ kind: 'work', position: 'Logistics planner', organisation: 'Quillmere Freight', location: 'Hull' },
    ...{ startDate: '2019-09', endDate: '2023-02' },
    summary: 'Rounds, loads and depots for 1,140 drops a week.',
    highlights: [{ text: 'Wrote the loading plan two depots still use' }],
    skills: ['Route planning', 'Spreadsheet modelling'],
    people: [{ name: 'Marta Oyelaran', role: 'Mentor' }],
  },
} satisfies Record<string, NewExperience>

export const otherStations: readonly NewExperience[] = [
  {
    ...{ kind: 'education', studyType: 'BSc', area: 'Geography and logistics' },
    ...{ organisation: 'Wharfedale University', location: 'Leeds', startDate: '2016', endDate: '2019', score: 'Upper second' },
    courses: ['Operations research', 'Statistics', 'Transport geography'],
  },
  {
    ...{ kind: 'project', position: 'Bread round', organisation: 'Northbank Food Bank', startDate: '2020-04', endDate: '2021-06' },
    summary: 'A round for surplus bread from six bakeries, planned in the evenings.',
    ...{ roles: ['Planner'], highlights: [{ text: 'Six bakeries, 400 loaves a week' }], skills: ['Route planning'] },
  },
  {
    ...{
      kind: 'volunteer',
      position: 'Treasurer',
      organisation: 'Harbour Lane Allotments',
      location: 'Leeds',
      startDate: '2022',
      isOngoing: true,
    },
    summary: 'Keeps the books of 84 plots.',
  },
  {
    ...{ kind: 'certificate', position: 'Certified in planning and inventory', organisation: 'Institute of Stock Control' },
    ...{ startDate: '2022-05', endDate: '2027-05', url: 'https://stock-control.example/c/1184' },
  },
  {
    ...{ kind: 'award', position: 'Team of the year', organisation: 'Quillmere Freight', startDate: '2021' },
    summary: 'For the four-day round.',
  },
  {
    ...{ kind: 'publication', position: 'Weeks of cover, not feel', organisation: 'The Stock Room', startDate: '2025-11-18' },
    ...{ url: 'https://stock-room.example/weeks-of-cover', summary: 'How a kitchenware firm set its stock levels by what is coming.' },
  },
]

export const sampleSkills: readonly NewSkill[] = [
  {
    name: 'Demand forecasting',
    aliases: ['Forecasting', 'Sales forecasting'],
    level: 'Advanced',
    keywords: ['Seasonality', 'Promotions', 'Outliers'],
  },
  { name: 'Safety stock', aliases: ['Stock policy', 'Weeks of cover'], level: 'Advanced' },
  { name: 'Root-cause analysis', aliases: ['Five whys'], level: 'Advanced' },
  { name: 'SQL', level: 'Working' },
  { name: 'Spreadsheet modelling', aliases: ['Spreadsheets'], level: 'Advanced' },
  { name: 'Route planning', level: 'Advanced', keywords: ['Rounds', 'Loading'] },
  { name: 'Running short meetings', level: 'Working' },
]

export const sampleProfile = {
  name: 'Ines Varga',
  label: 'Senior supply-chain analyst',
  email: 'ines.varga@post.example',
  url: 'https://ines-varga.example',
  summary: 'I find out why a forecast is wrong, fix it with the people who can see the goods, and leave behind a rule they can explain.',
  location: { city: 'Leeds', region: 'West Yorkshire', countryCode: 'GB' },
  links: [{ network: 'Stock Room', username: 'ines', url: 'https://stock-room.example/ines', extra: {} }],
  languages: [
    { language: 'English', fluency: 'Fluent', cefr: 'C2', extra: {} },
    { language: 'Hungarian', fluency: 'Mother tongue', cefr: 'native', extra: {} },
    { language: 'Italian', fluency: 'Reading', cefr: 'A2', extra: {} },
  ],
  interests: [{ name: 'Allotment', keywords: ['Beans', 'Compost'], extra: {} }],
} satisfies ProfileChanges
