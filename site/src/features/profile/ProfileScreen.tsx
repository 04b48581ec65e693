import type { Profile, Skill } from '@throughline/core/career'
import type { ReactNode } from 'react'
import { profile as words } from '../../messages/profile.ts'
import { addressFault } from '../career/fields/faults.ts'
import { TextField } from '../career/fields/TextField.tsx'
import { saveRecord } from '../career/records/act.ts'
import type { RecordEdit } from '../career/records/change.ts'
import { useRecords } from '../career/records/use-records.ts'
import type { Desk } from '../desk/desk.ts'
import { useSavedOnLeaving } from '../desk/writing/use-saved-on-leaving.ts'
import { Island } from '../frame/Island.tsx'
import { RecordConflicts } from '../records/RecordConflicts.tsx'
import { Lists } from './Lists.tsx'
import { Photo } from './Photo.tsx'
import { Place } from './Place.tsx'

interface Props {
  desk: Desk
  given: Profile
  skills: readonly Pick<Skill, 'name'>[]
  /** What it becomes. */
  children: ReactNode
}

/** The island of the profile. */
export default function ProfileScreen({ desk, ...props }: Props) {
  return (
    <Island desk={desk}>
      <Shown {...props} />
    </Island>
  )
}

type Line = 'name' | 'label' | 'email' | 'phone'

function Shown({ given, skills, children }: Omit<Props, 'desk'>) {
  const [shown = given] = useRecords('profile', [given])
  useSavedOnLeaving()
  const save = (changes: RecordEdit<'profile'>) => saveRecord('profile', shown, changes, words.did.edit(Object.keys(changes)[0] as string))
  const line = (field: Line, maxLength: number, more: { type?: 'email' | 'tel'; help?: string; autoComplete?: string } = {}) => (
    <TextField
      {...{ id: shown.id, field, label: words[field], value: shown[field], maxLength, ...more }}
      onSave={(value) => save({ [field]: value })}
    />
  )
  return (
    <div className="profile-page record-two">
      <div>
        <RecordConflicts kind="profile" record={shown} fieldName={(field) => words.fields[field] ?? field} said={words.did.edit('')} />
        <section className="facts-grid" aria-label={words.basics}>
          {line('name', 200, { autoComplete: 'name' })}
          {line('label', 200, { help: words.labelHelp })}
          {line('email', 254, { type: 'email', autoComplete: 'email' })}
          {line('phone', 60, { type: 'tel', autoComplete: 'tel' })}
          <TextField
            {...{ id: shown.id, field: 'url', label: words.url, value: shown.url ?? '', maxLength: 2_000, type: 'url' as const }}
            faultOf={addressFault}
            onSave={(url) => save({ url: url || null })}
          />
        </section>
        <TextField
          {...{ id: shown.id, field: 'summary', label: words.summary, value: shown.summary, maxLength: 5_000, help: words.summaryHelp }}
          isProse
          onSave={(summary) => save({ summary })}
        />
        <Place shown={shown} onSave={save} />
        <Lists shown={shown} onSave={save} />
      </div>
      <div>
        <Photo shown={shown} onSave={(photoId) => save({ photoId })} />
        <section aria-labelledby="profile-skills">
          <h2 className="section-title" id="profile-skills">
            {words.skills.title}
          </h2>
          <p dir="auto">{skills.map(({ name }) => name).join(', ') || words.skills.none}</p>
          <p>
            <a className="link" href="/career/skills">
              {words.skills.all}
            </a>
          </p>
        </section>
        {children}
      </div>
    </div>
  )
}
