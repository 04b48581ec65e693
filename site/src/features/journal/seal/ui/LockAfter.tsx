import { useState } from 'react'
import { journalLock as words } from '../../../../messages/journal-lock.ts'
import { lockAfter, lockedAfter } from '../kept-keys.ts'

const choices = [5, 15, 60, 'never'] as const
const minutesOf = (choice: string) => (choice === 'never' ? null : Number(choice))

/** How soon what is unlocked locks itself, as this browser keeps it. */
export function LockAfter() {
  const [chosen, setChosen] = useState(() => String(lockedAfter() ?? 'never'))
  return (
    <label className="lock-after">
      {words.label}
      <select
        className="input input-small"
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value)
          lockAfter(minutesOf(target.value))
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {words.after[choice]}
          </option>
        ))}
      </select>
    </label>
  )
}
