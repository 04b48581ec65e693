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

/** A nurse with night duties beside, shifts that overlap, and a training of one day. */
export const nurse = {
  basics: {
    name: 'Tomas Okafor',
    label: 'Charge nurse',
    phone: '+353 1 496 0000',
    image: 'https://tomas.example/me.jpg',
    location: {},
    registration: { body: 'Nursing Board', number: 'N-4471', until: '2027-03' },
  },
  work: [
    {
      name: 'Harrowgate Infirmary',
      position: 'Charge nurse',
      location: 'Cork',
      startDate: '2018-05-14',
      summary: 'A ward of 28 beds, *medicine for the elderly*.\n\n- nights in turn\n- two students a term',
      highlights: ['Falls down from 31 to 12 a year', 'A handover of 9 minutes, and nothing forgotten'],
      url: 'https://harrowgate.example',
      shifts: ['early', 'late', { night: 6 }],
    },
    { name: 'Harrowgate Infirmary', position: 'Staff nurse', startDate: '2014', endDate: '2018-05', highlights: [] },
    { name: 'St. Áine’s Hospice', position: 'Nurse, nights', startDate: '2016-02', endDate: '2019', summary: '' },
  ],
  volunteer: [{ organization: 'River Rescue', position: 'Medic', startDate: '2015', endDate: '2017', nights: true }],
  education: [{ institution: 'Shannon College', studyType: 'BSc', area: 'Nursing', startDate: '2010', endDate: '2014', score: '' }],
  certificates: [
    { name: 'Advanced life support', date: '2024-02-17', issuer: 'Resus Council', validUntil: '2028-02' },
    { name: 'Wound care', date: '2021', url: 'https://wounds.example/c/118' },
  ],
  awards: [{ title: 'Ward of the year', date: '2022', awarder: 'Harrowgate Trust', summary: 'For falls.' }],
  skills: [
    { name: 'Triage', keywords: ['Manchester scale'] },
    { name: 'Wound care', level: 'Expert', keywords: [] },
  ],
  languages: [{ language: 'Irish', fluency: 'B2' }],
  references: [{ name: 'Dr. Lena Brandt', reference: 'I would have him on any shift.' }],
}

/** A site manager whose oldest work stands first, with what was built as projects. */
export const siteManager = {
  basics: {
    name: 'Joana Pires',
    label: 'Site manager',
    profiles: [],
    location: { address: '1 Quay', postalCode: 'X1', city: 'Porto', region: 'Norte', countryCode: 'PT' },
  },
  work: [
    { position: 'Joiner', name: 'Irmãos Pires', startDate: '2009', endDate: '2014-12' },
    { position: 'Site manager', name: 'Alder & Beam', startDate: '2020-01', summary: 'Timber frames.', crew: 14 },
    { position: 'Foreman', name: 'Alder & Beam', startDate: '2015-01', endDate: '2019-12-31', crew: null },
  ],
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
    { name: 'School roof', description: 'Glulam over 22 m', startDate: '2018-03', endDate: '2018-09' },
  ],
  publications: [
    { name: 'Keeping timber dry', publisher: 'Frame & Joint', releaseDate: '2023', url: 'https://frame.example/dry', summary: 'Covers.' },
  ],
  interests: [{ name: 'Rowing', keywords: ['single scull'], club: { since: 2004 } }],
  hobbies: ['rowing'],
}

/** What people write that the published schema does not allow, or that has no name. */
export const careless = {
  work: [
    { name: 'Harrowgate Infirmary', position: 'Charge nurse', startDate: '2018-05-14', endDate: '', url: 'harrowgate.example' },
    { name: 'Alder & Beam', startDate: '2020-01', endDate: 'present' },
  ],
  skills: [{ keywords: ['Triage', 'Wound care'] }],
}
