import type { TargetJob } from '@throughline/core/interview'
import { jobs as words } from '../../../../messages/interview-job.ts'
import { addressFault } from '../../../career/fields/faults.ts'
import { TextField } from '../../../career/fields/TextField.tsx'
import type { SaveJob } from '../JobPage.tsx'

/** What it is, with whom and where. */
export function Facts({ job, onSave }: { job: TargetJob; onSave: SaveJob }) {
  const line = (field: 'role' | 'company' | 'location', more = {}) => (
    <TextField
      {...{ id: job.id, field, label: words.fields[field] ?? '', value: job[field], maxLength: 200, ...more }}
      onSave={(value) => onSave({ [field]: value })}
    />
  )
  return (
    <section className="facts-grid" aria-label={words.page.facts}>
      {line('role', { faultOf: (typed: string) => (typed === '' ? words.add.nothing : null) })}
      {line('company')}
      {line('location')}
      <TextField
        {...{
          id: job.id,
          field: 'closesOn',
          label: words.fields.closesOn ?? '',
          value: job.closesOn ?? '',
          maxLength: 10,
          type: 'date' as const,
        }}
        onSave={(closesOn) => onSave({ closesOn: closesOn || null })}
      />
      <TextField
        {...{ id: job.id, field: 'url', label: words.fields.url ?? '', value: job.url ?? '', maxLength: 2_000, type: 'url' as const }}
        faultOf={addressFault}
        onSave={(url) => onSave({ url: url || null })}
      />
    </section>
  )
}
