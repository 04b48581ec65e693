import { createDailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'
import { MAX_JOURNAL_NAME } from '@throughline/core/journal/rules'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { newJournal as words } from '../../../../messages/journal-seal.ts'
import { newId } from '../../../desk/id.ts'
import { onBehalf } from '../../../desk/on-behalf.ts'
import { JOURNALS } from '../../journals/address.ts'
import type { NewSeal } from '../journal-key.ts'
import { keepKey } from '../kept-keys.ts'
import { passphraseFaults } from './passphrase-faults.ts'
import { RecoveryKey } from './RecoveryKey.tsx'
import { TextField } from './TextField.tsx'

type Faults = Partial<Record<'name' | 'passphrase' | 'again' | 'understood', string>>

const client = createDailyClient({ headers: onBehalf })

/** Makes a journal. An open one is made by the form itself; a sealed one gets its key first. */
export default function NewJournal() {
  const id = useId()
  const [isReady, setReady] = useState(false)
  const [isSealed, setSealed] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [part, setPart] = useState<number | null>(null)
  const [made, setMade] = useState<(NewSeal & { id: string; name: string }) | null>(null)
  const [refusal, setRefusal] = useState('')
  useEffect(() => setReady(true), [])

  async function seal(event: SubmitEvent<HTMLFormElement>) {
    if (!isSealed) return
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = (name: string) => String(form.get(name) ?? '')
    const found: Faults = passphraseFaults(said('passphrase'), said('again'))
    if (!form.has('understood')) found.understood = words.mustUnderstand
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setPart(0)
    const { newSeal } = await import('../journal-key.ts')
    setMade({ ...(await newSeal(said('passphrase'), { onProgress: setPart })), id: newId(), name: said('name').trim() })
    setPart(null)
  }

  async function keep({ id, name, seal, key }: NonNullable<typeof made>) {
    try {
      await client.journals.create({ id, name, seal })
      await keepKey(id, key)
      location.assign(`${JOURNALS}?made=${id}`)
    } catch (error) {
      setRefusal(error instanceof ProblemError ? error.message : words.failed)
    }
  }

  if (made) return <RecoveryKey name={made.name} recoveryKey={made.recoveryKey} refusal={refusal} onKept={() => void keep(made)} />
  return (
    <form className="journal-form" method="post" onSubmit={(event) => void seal(event)}>
      <TextField label={words.name} name="name" required maxLength={MAX_JOURNAL_NAME} autoComplete="off" />
      <div className="journal-check">
        <input
          id={id}
          type="checkbox"
          checked={isSealed}
          disabled={!isReady}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setSealed(target.checked)}
        />
        <label htmlFor={id}>{words.seal}</label>
        <p className="help" id={`${id}-hint`}>
          {words.sealHint}
        </p>
      </div>
      {isSealed && (
        <>
          <p className="journal-warning">{words.warning}</p>
          <div className="journal-check">
            <input id={`${id}-lost`} type="checkbox" name="understood" aria-describedby={`${id}-lost-fault`} />
            <label htmlFor={`${id}-lost`}>{words.understood}</label>
            <p className="error" id={`${id}-lost-fault`} role="alert">
              {faults.understood}
            </p>
          </div>
          <TextField
            label={words.passphrase}
            name="passphrase"
            type="password"
            autoComplete="new-password"
            hint={words.passphraseHint}
            fault={faults.passphrase}
          />
          <TextField label={words.again} name="again" type="password" autoComplete="new-password" fault={faults.again} />
        </>
      )}
      <div className="ends">
        <button className="btn btn-primary" type="submit" name="make" value="open" disabled={part !== null}>
          {isSealed ? words.next : words.make}
        </button>
      </div>
      {part !== null && <KeyProgress part={part} />}
    </form>
  )
}

function KeyProgress({ part }: { part: number }) {
  const id = useId()
  return (
    <div className="journal-progress" role="status">
      <p id={id} className="help">
        {words.making}
      </p>
      <progress max={1} value={part} aria-labelledby={id} />
    </div>
  )
}
