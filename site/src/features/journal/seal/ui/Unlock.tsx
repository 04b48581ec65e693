import type { Journal, Seal } from '@throughline/core/journal'
import { useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { unlock as words } from '../../../../messages/journal-seal.ts'
import { keepKey } from '../kept-keys.ts'
import { type OpenedBy, OpenerField } from './OpenerField.tsx'

interface Props {
  journal: Pick<Journal, 'id' | 'name'> & { seal: Seal }
  onUnlocked: (key: CryptoKey) => void
}

/** Asks for what opens a sealed journal, and keeps it open. */
export function Unlock({ journal: { id, name, seal }, onUnlocked }: Props) {
  const [by, setBy] = useState<OpenedBy>('passphrase')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function open(opener: string) {
    setBusy(true)
    const { openSeal } = await import('../journal-key.ts')
    const key = await openSeal(seal, by === 'passphrase' ? { passphrase: opener } : { recoveryKey: opener })
    setBusy(false)
    setFault(key ? undefined : words.wrong[by])
    if (!key) return
    await keepKey(id, key)
    onUnlocked(key)
  }

  return (
    <form
      className="journal-form journal-unlock"
      onSubmit={(event) => {
        event.preventDefault()
        void open(String(new FormData(event.currentTarget).get('opener') ?? ''))
      }}
    >
      <h2>
        <Icon name="lock" />
        {words.title(name)}
      </h2>
      <p className="help">{words.why}</p>
      <OpenerField by={by} onChange={setBy} fault={fault} />
      <div className="ends">
        <button className="btn btn-primary" type="submit" disabled={isBusy}>
          {isBusy ? words.unlocking : words.unlock}
        </button>
      </div>
    </form>
  )
}
