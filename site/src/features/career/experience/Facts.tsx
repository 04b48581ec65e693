import type { Experience } from '@throughline/core/career'
import { endsBeforeStart } from '@throughline/core/career/partial-date'
import { experience as words } from '../../../messages/career-experience.ts'
import { rows } from '../../../messages/career-rows.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { ChoiceField } from '../fields/ChoiceField.tsx'
import { addressFault } from '../fields/faults.ts'
import { TextField } from '../fields/TextField.tsx'
import type { RecordEdit } from '../records/change.ts'
import { typedPartialDate } from '../words/partial-date.ts'
import { kinds } from './names.ts'
import { typedWhen } from './typed-when.ts'

interface Props {
  one: Experience
  onSave: (changes: RecordEdit<'experience'>) => void
}

type Line = 'position' | 'organisation' | 'location' | 'area' | 'studyType' | 'score'

/** What it was, with whom, where and when. What another kind would say is shown where it is said. */
export function Facts({ one, onSave }: Props) {
  const { kind } = one
  const line = (field: Line, label: string, maxLength = 300) => (
    <TextField {...{ id: one.id, field, label, value: one[field], maxLength }} onSave={(value) => onSave({ [field]: value })} />
  )
  const isStudy = (field: Line) => kind === 'education' || one[field] !== ''
  return (
    <section className="facts-grid" aria-label={words.page.facts}>
      <ChoiceField
        label={words.page.kind}
        value={kind}
        options={kinds.map((each) => [each, words.kind[each]] as const)}
        onSave={(kind) => onSave({ kind })}
      />
      {line('position', words.position[kind])}
      {line('organisation', words.organisation[kind])}
      {line('location', words.page.location, 200)}
      {isStudy('area') && line('area', words.page.area)}
      {isStudy('studyType') && line('studyType', words.page.studyType, 200)}
      {isStudy('score') && line('score', words.page.score, 100)}
      <When one={one} onSave={onSave} />
      <TextField
        {...{ id: one.id, field: 'url', label: words.page.url, value: one.url ?? '', maxLength: 2_000, type: 'url' as const }}
        faultOf={addressFault}
        onSave={(url) => onSave({ url: url || null })}
      />
    </section>
  )
}

function When({ one, onSave }: Props) {
  const desk = useDesk()
  const { id, kind, endDate, isOngoing } = one
  const isGiven = kind === 'award' || kind === 'publication'
  const hasEnd = !isGiven || endDate !== null || isOngoing
  const date = (field: 'startDate' | 'endDate', label: string, help?: string) => (
    <TextField
      {...{ id, field, label, value: typedPartialDate(one[field] ?? '', desk), maxLength: 40, ...(help && { help }) }}
      faultOf={(typed) => {
        const said = hasEnd || field === 'endDate' ? typedWhen(field, typed) : dateAlone(typed)
        return said === null ? rows.notADate : endsFirst({ ...one, ...said }) ? rows.endsBefore : null
      }}
      onSave={(typed) => onSave(typedWhen(field, typed) ?? {})}
    />
  )
  return (
    <div className="facts-dates">
      {date('startDate', isGiven || kind === 'certificate' ? words.page.date : words.page.start, words.page.dateHelp)}
      {hasEnd && (
        <div className="when-end">
          {!isOngoing && date('endDate', kind === 'certificate' ? words.page.until : words.page.end)}
          <label className="tick-line">
            <input
              className="check"
              type="checkbox"
              checked={isOngoing}
              onChange={({ target }) => onSave({ isOngoing: target.checked, endDate: null })}
            />
            {kind === 'certificate' ? words.page.noEnd : words.page.ongoing}
          </label>
        </div>
      )}
    </div>
  )
}

/** The same of what happens at once, which has no other end. */
function dateAlone(typed: string) {
  const said = typedWhen('startDate', typed)
  return said && 'endDate' in said ? null : said
}

const endsFirst = ({ startDate, endDate }: Pick<Experience, 'startDate' | 'endDate'>) =>
  startDate !== null && endDate !== null && endsBeforeStart(startDate, endDate)
