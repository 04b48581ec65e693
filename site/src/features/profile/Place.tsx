import type { Profile } from '@throughline/core/career'
import { profile as words } from '../../messages/profile.ts'
import { TextField } from '../career/fields/TextField.tsx'
import type { RecordEdit } from '../career/records/change.ts'

interface Props {
  shown: Profile
  onSave: (changes: RecordEdit<'profile'>) => void
}

type Part = 'city' | 'region' | 'countryCode' | 'address' | 'postalCode'

const countryFault = (typed: string) => (/^(?:[a-z]{2})?$/i.test(typed) ? null : words.countryFault)

/** Where the person is, as exactly as they want to say. */
export function Place({ shown: { id, location }, onSave }: Props) {
  const part = (field: Part, label: string, maxLength: number, faultOf?: (typed: string) => string | null) => (
    <TextField
      {...{ id, field: `location.${field}`, label, value: location[field], maxLength, ...(faultOf && { faultOf }) }}
      onSave={(value) => onSave({ location: { ...location, [field]: field === 'countryCode' ? value.toUpperCase() : value } })}
    />
  )
  return (
    <section className="facts-grid" aria-label={words.place}>
      {part('city', words.city, 200)}
      {part('region', words.region, 200)}
      {part('countryCode', words.country, 2, countryFault)}
      {part('postalCode', words.postalCode, 30)}
      {part('address', words.address, 300)}
    </section>
  )
}
