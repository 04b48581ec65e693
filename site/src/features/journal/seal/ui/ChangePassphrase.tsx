import { createDailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'
import type { Journal, Seal } from '@throughline/core/journal'
import { useState } from 'react'
import { unlock, newPassphrase as words } from '../../../../messages/journal-seal.ts'
import { onBehalf } from '../../../desk/on-behalf.ts'
import { type OpenedBy, OpenerField } from './OpenerField.tsx'
import { passphraseFaults } from './passphrase-faults.ts'
import { TextField } from './TextField.tsx'

interface Props {
  journal: Pick<Journal, 'id' | 'name' | 'version'> & { seal: Seal }
}

type Faults = Partial<Record<'opener' | 'passphrase' | 'again', string>>

const client = createDailyClient({ headers: onBehalf })

/** Puts the key of a sealed journal under another passphrase. */
export default function ChangePassphrase({ journal }: Props) {
  const [by, setBy] = useState<OpenedBy>('passphrase')
  const [known, setKnown] = useState<Pick<Journal, 'version'> & { seal: Seal }>(journal)
  const [faults, setFaults] = useState<Faults>({})
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle')

  async function change(form: HTMLFormElement) {
    const said = (name: string) => String(new FormData(form).get(name) ?? '')
    const found: Faults = passphraseFaults(said('next'), said('again'))
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setState('busy')
    try {
      const { changedPassphrase } = await import('../journal-key.ts')
      const seal = await changedPassphrase(
        known.seal,
        by === 'passphrase' ? { passphrase: said('opener') } : { recoveryKey: said('opener') },
        said('next'),
      )
      if (!seal) {
        setFaults({ opener: unlock.wrong[by] })
        return setState('idle')
      }
      const { version } = await client.journals.edit(journal.id, { seal }, { version: known.version })
      setKnown({ version, seal })
      form.reset()
      setState('done')
    } catch (error) {
      if (!(error instanceof ProblemError || error instanceof TypeError)) throw error
      setState('failed')
    }
  }

  return (
    <form
      className="journal-form"
      onSubmit={(event) => {
        event.preventDefault()
        void change(event.currentTarget)
      }}
    >
      <h3>{words.title}</h3>
      <p className="help">{words.hint}</p>
      <OpenerField by={by} onChange={setBy} fault={faults.opener} label={words.now} />
      <TextField label={words.title} name="next" type="password" autoComplete="new-password" fault={faults.passphrase} />
      <TextField label={words.again} name="again" type="password" autoComplete="new-password" fault={faults.again} />
      <div className="ends">
        <button className="btn btn-plain" type="submit" disabled={state === 'busy'}>
          {words.save}
        </button>
      </div>
      <p role="status" className={state === 'failed' ? 'error' : 'help'}>
        {state === 'done' ? words.done : state === 'failed' ? words.failed : state === 'busy' ? unlock.unlocking : ''}
      </p>
    </form>
  )
}
