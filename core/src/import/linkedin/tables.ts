type Cells = Readonly<Record<string, string>>

/** How a table of the archive becomes items of a JSON Resume: its columns, in capitals, by keys of that. */
export interface Table {
  section: string
  /** A column that only this table has, to know it by. */
  required: readonly string[]
  columns: Readonly<Record<string, string>>
  dates?: Readonly<Record<string, string>>
  /** Columns that have no field, and are kept. */
  besides?: readonly string[]
}

export const tables: Readonly<Record<string, Table>> = {
  'positions.csv': {
    ...{ section: 'work', required: ['COMPANY NAME', 'TITLE'] },
    columns: { name: 'COMPANY NAME', position: 'TITLE', location: 'LOCATION', summary: 'DESCRIPTION' },
    dates: { startDate: 'STARTED ON', endDate: 'FINISHED ON' },
  },
  'education.csv': {
    ...{ section: 'education', required: ['SCHOOL NAME'] },
    columns: { institution: 'SCHOOL NAME', studyType: 'DEGREE NAME' },
    dates: { startDate: 'START DATE', endDate: 'END DATE' },
    besides: ['NOTES', 'ACTIVITIES'],
  },
  'volunteering.csv': {
    ...{ section: 'volunteer', required: ['COMPANY NAME', 'ROLE'] },
    columns: { organization: 'COMPANY NAME', position: 'ROLE', summary: 'DESCRIPTION' },
    dates: { startDate: 'STARTED ON', endDate: 'FINISHED ON' },
  },
  'certifications.csv': {
    ...{ section: 'certificates', required: ['AUTHORITY'] },
    columns: { name: 'NAME', issuer: 'AUTHORITY', url: 'URL', licenseNumber: 'LICENSE NUMBER' },
    dates: { date: 'STARTED ON', validUntil: 'FINISHED ON' },
  },
  'projects.csv': {
    ...{ section: 'projects', required: ['TITLE', 'STARTED ON'] },
    columns: { name: 'TITLE', description: 'DESCRIPTION', url: 'URL' },
    dates: { startDate: 'STARTED ON', endDate: 'FINISHED ON' },
  },
  'honors.csv': {
    ...{ section: 'awards', required: ['TITLE', 'ISSUED ON'] },
    columns: { title: 'TITLE', summary: 'DESCRIPTION' },
    dates: { date: 'ISSUED ON' },
  },
  'publications.csv': {
    ...{ section: 'publications', required: ['NAME', 'PUBLISHED ON'] },
    columns: { name: 'NAME', publisher: 'PUBLISHER', summary: 'DESCRIPTION', url: 'URL' },
    dates: { releaseDate: 'PUBLISHED ON' },
  },
  'skills.csv': { section: 'skills', required: ['NAME'], columns: { name: 'NAME' } },
  'languages.csv': { section: 'languages', required: ['NAME'], columns: { language: 'NAME', fluency: 'PROFICIENCY' } },
}

/** Who somebody is, by the tables that tell of it. */
export function basicsOf(profile: Cells | undefined, email: string, phone: string) {
  const cell = (name: string) => profile?.[name] ?? ''
  const websites = [...cell('WEBSITES').matchAll(/https?:\/\/[^\s,\]]+/g)].map(([url]) => url)
  return said({
    name: [cell('FIRST NAME'), cell('LAST NAME')].filter(Boolean).join(' '),
    label: cell('HEADLINE'),
    summary: cell('SUMMARY'),
    email,
    phone,
    url: websites[0] ?? '',
    location: said({ address: cell('ADDRESS'), postalCode: cell('ZIP CODE'), city: cell('GEO LOCATION') }),
    profiles: websites.slice(1).map((url) => ({ network: /^https?:\/\/([^/:]+)/.exec(url)?.[1] ?? '', url })),
  })
}

const said = (fields: Readonly<Record<string, unknown>>) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
