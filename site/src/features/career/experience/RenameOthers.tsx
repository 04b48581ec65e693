import type { Experience } from '@throughline/core/career'
import { useState } from 'react'
import { experience as words } from '../../../messages/career-experience.ts'
import { perform } from '../../changes/changes.ts'
import { editOf } from '../records/change.ts'

interface Props {
  one: Experience
  /** What its organisation was called as the page came. */
  before: string
  others: readonly Experience[]
}

/** An organisation that is renamed in one position is offered to be renamed in all. */
export function RenameOthers({ one, before, others }: Props) {
  const [isLeft, setLeft] = useState<string | null>(null)
  const { organisation, kind } = one
  const still = others.filter((other) => other.kind === kind && other.organisation === before)
  if (organisation === before || organisation === '' || before === '' || still.length === 0 || isLeft === organisation) return null
  return (
    <div className="notice" role="status">
      <p>{words.page.renameAll(still.length, before, organisation)}</p>
      <button
        className="btn btn-plain"
        type="button"
        onClick={() => {
          const changes = still.map((other) => editOf('experience', other, { organisation }))
          void perform(changes, words.did.rename(organisation))
        }}
      >
        {words.page.rename}
      </button>
      <button className="btn btn-quiet" type="button" onClick={() => setLeft(organisation)}>
        {words.page.keep}
      </button>
    </div>
  )
}
