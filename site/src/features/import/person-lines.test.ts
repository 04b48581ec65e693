import { expect, it } from 'vitest'
import { personLines } from './person-lines.ts'

const blank = {
  ...{ name: '', label: '', email: '', phone: '', url: null, summary: '', image: '' },
  location: { address: '', postalCode: '', city: '', region: '', countryCode: '', extra: {} },
  ...{ links: [], languages: [], interests: [], references: [] },
}

it('tells each thing that a file says of the person, languages with how well they are spoken', () => {
  const lines = personLines(
    {
      ...blank,
      ...{ name: 'Ines Varga', phone: '+43 1 234' },
      location: { ...blank.location, postalCode: '1010', city: 'Wien', countryCode: 'AT' },
      languages: [
        { language: 'German', fluency: 'Native speaker', cefr: null, extra: {} },
        { language: 'French', fluency: '', cefr: 'B1', extra: {} },
        { language: 'Welsh', fluency: '', cefr: null, extra: {} },
      ],
      interests: [{ name: 'Rowing', keywords: [], extra: {} }],
    },
    'en-GB',
  )
  expect(lines).toEqual([
    { field: 'Name', said: 'Ines Varga' },
    { field: 'Phone', said: '+43 1 234' },
    { field: 'Where you are', said: '1010 Wien, AT' },
    { field: 'Languages', said: 'German (Native speaker), French (B1, gets by), Welsh' },
    { field: 'Interests', said: 'Rowing' },
  ])
})

it('tells nothing of what the file does not say', () => expect(personLines(blank, 'en-GB')).toEqual([]))
