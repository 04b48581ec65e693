import { unlock as words } from '../../../../messages/journal-seal.ts'
import { TextField } from './TextField.tsx'

export type OpenedBy = 'passphrase' | 'recoveryKey'

interface Props {
  by: OpenedBy
  onChange: (by: OpenedBy) => void
  fault?: string | undefined
  /** What the passphrase is called here. */
  label?: string
}

/** Asks for what opens a journal: what is remembered, or what was written down. */
export const OpenerField = ({ by, onChange, fault, label = words.passphrase }: Props) => (
  <div className="journal-opener">
    {by === 'passphrase' ? (
      <TextField key="passphrase" label={label} name="opener" type="password" required autoComplete="current-password" fault={fault} />
    ) : (
      <TextField key="recovery" label={words.recoveryKey} name="opener" required autoComplete="off" spellCheck={false} fault={fault} />
    )}
    <button className="btn btn-quiet" type="button" onClick={() => onChange(by === 'passphrase' ? 'recoveryKey' : 'passphrase')}>
      {by === 'passphrase' ? words.withRecovery : words.withPassphrase}
    </button>
  </div>
)
