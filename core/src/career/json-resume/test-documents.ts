/** Résumés of three invented people, as they might have been written by hand, each with keys that the schema does not know. */

export const analyst = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Ines Varga',
    label: 'Senior supply-chain analyst',
    email: 'ines.varga@post.example',
    url: 'https://ines.example',
    summary: 'I find out why a forecast is wrong.',
    location: { city: 'Leeds', countryCode: 'GB', planet: 'Earth' },
    profiles: [{ network: 'Codeberg', username: 'ivarga', url: 'https://codeberg.example/ivarga', since: 2014 }],
    pronouns: 'she/her',
  },
  work: [
    {
      name: 'Pellworth Kitchenware',
      description: 'Tins and trays',
      position: 'Senior supply-chain analyst',
      location: 'Leeds',
      startDate: '2023-03',
      highlights: ['Cut stock-outs from 6.8 to 3.1 %', 'Took eleven dead lines off the list'],
      team: { size: 6, lead: null },
    },
    { name: 'Pellworth Kitchenware', position: 'Supply-chain analyst', startDate: '2021', endDate: '2023-02' },
    {
      name: 'Quillmere Freight',
      position: 'Logistics planner',
      startDate: '2019-09-02',
      endDate: '2020-12-31',
      summary: 'Rounds and drops.',
    },
  ],
  education: [
    {
      institution: 'Wharfedale University',
      area: 'Geography and logistics',
      studyType: 'BSc',
      startDate: '2016',
      endDate: '2019',
      score: '2:1',
      courses: ['GL204 Networks'],
      thesis: 'Empty lorries',
    },
  ],
  skills: [{ name: 'Demand forecasting', level: 'advanced', keywords: ['seasonality', 'promotions'], years: 8 }],
  languages: [
    { language: 'Hungarian', fluency: 'Native speaker' },
    { language: 'Italian', fluency: 'reading', certified: false },
  ],
  interests: [{ name: 'Fell running', keywords: [] }],
  references: [],
  meta: { version: 'v1.0.0', lastModified: '2026-11-12T18:58:00' },
  theme: 'ledger',
}

export const nurse = {
  basics: { name: 'Tomas Okafor', phone: '0000 000 000', image: 'https://tomas.example/me.jpg', location: {} },
  work: [
    {
      name: 'Harrowgate Infirmary',
      position: 'Charge nurse',
      startDate: '2018-05-14',
      endDate: '',
      highlights: [],
      url: 'harrowgate.example',
    },
  ],
  volunteer: [{ organization: 'River Rescue', position: 'Medic', startDate: '2015', endDate: '2017', nights: true }],
  certificates: [{ name: 'Advanced life support', date: '2024-02', issuer: 'Resus Council', validUntil: '2028-02' }],
  awards: [{ title: 'Ward of the year', date: '2022', awarder: 'Harrowgate Trust', summary: 'For falls.' }],
  skills: [{ keywords: ['Triage', 'Wound care'] }, { name: 'Teaching' }],
  references: [{ name: 'Dr. Lena Brandt', reference: 'I would have him on any shift.' }],
}

export const siteManager = {
  basics: {
    name: 'Joana Pires',
    label: 'Site manager',
    profiles: [],
    location: { address: '1 Quay', postalCode: 'X1', city: 'Porto', region: 'Norte', countryCode: 'PT' },
  },
  work: [{ position: 'Site manager', name: 'Alder & Beam', startDate: '2020-01', endDate: 'present', summary: 'Timber frames.' }],
  projects: [
    {
      name: 'Mill Lane',
      description: 'Forty homes in wood',
      startDate: '2021-06',
      endDate: '2023-10',
      keywords: ['CLT', 'Passive house'],
      roles: ['Site manager'],
      entity: 'Alder & Beam',
      type: 'construction',
      highlights: ['No accident in 900 days'],
    },
  ],
  publications: [
    { name: 'Keeping timber dry', publisher: 'Frame & Joint', releaseDate: '2023', url: 'https://frame.example/dry', summary: 'Covers.' },
  ],
  hobbies: ['rowing'],
}
