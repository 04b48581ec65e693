import type { Profile } from '@throughline/core/career'
import { MAX_LISTED } from '@throughline/core/career/limits'
import { profile as words } from '../../messages/profile.ts'
import { addressFault } from '../career/fields/faults.ts'
import { RowsField } from '../career/fields/RowsField.tsx'
import type { RecordEdit } from '../career/records/change.ts'
import { places } from '../career/requirements/ways.ts'
import { interestOf, interestRow, languageOf, languageRow, linkOf, linkRow, referenceOf, rowOf } from './rows.ts'

interface Props {
  shown: Profile
  onSave: (changes: RecordEdit<'profile'>) => void
}

/** Links, languages, interests and references. */
export function Lists({ shown, onSave }: Props) {
  return (
    <>
      <RowsField
        {...{ recordId: shown.id, field: 'links' }}
        label={words.links.title}
        add={words.links.add}
        columns={[
          { field: 'network', label: words.links.network, maxLength: 100 },
          { field: 'username', label: words.links.username, maxLength: 200 },
          { field: 'url', label: words.links.url, maxLength: 2_000, type: 'url', faultOf: addressFault },
        ]}
        value={shown.links.map(linkRow)}
        most={MAX_LISTED.links}
        onSave={(rows) => onSave({ links: rows.map(linkOf) })}
      />
      <RowsField
        {...{ recordId: shown.id, field: 'languages', place: places.languages }}
        label={words.languages.title}
        add={words.languages.add}
        columns={[
          { field: 'language', label: words.languages.language, maxLength: 100, isRequired: true },
          { field: 'fluency', label: words.languages.fluency, maxLength: 100 },
          { field: 'cefr', label: words.languages.cefr, maxLength: 6, choices: Object.entries(words.cefr) },
        ]}
        value={shown.languages.map(languageRow)}
        most={MAX_LISTED.languages}
        onSave={(rows) => onSave({ languages: rows.map(languageOf) })}
      />
      <RowsField
        {...{ recordId: shown.id, field: 'interests' }}
        label={words.interests.title}
        add={words.interests.add}
        columns={[
          { field: 'name', label: words.interests.name, maxLength: 200, isRequired: true },
          { field: 'keywords', label: words.interests.keywords, maxLength: 5_000 },
        ]}
        value={shown.interests.map(interestRow)}
        most={MAX_LISTED.interests}
        onSave={(rows) => onSave({ interests: rows.map(interestOf) })}
      />
      <RowsField
        {...{ recordId: shown.id, field: 'references' }}
        label={words.references.title}
        add={words.references.add}
        columns={[
          { field: 'name', label: words.references.name, maxLength: 200 },
          { field: 'reference', label: words.references.reference, maxLength: 5_000, isLong: true },
        ]}
        value={shown.references.map(rowOf)}
        most={MAX_LISTED.references}
        onSave={(rows) => onSave({ references: rows.map(referenceOf) })}
      />
    </>
  )
}
