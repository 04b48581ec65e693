import { useEffect, useRef, useState } from 'react'
import { career } from '../../desk/career-client.ts'
import { attempt } from '../../desk/reason.ts'
import { follow } from '../../live/stream.ts'
import type { Choices, Editing } from './editing.ts'
import { readChoices } from './read-choices.ts'

const MASTER = ['experience', 'win', 'skill', 'profile']

/** Events that come together are answered together. */
const GATHER_MS = 200

/** What a version can be made of, in step with what is changed of it here and elsewhere; the rest of it is read once it is asked for. */
export function useChoices(given: Choices, onChange: () => void): Choices & Pick<Editing, 'withAll'> {
  const [choices, setChoices] = useState(given)
  const rest = useRef<Promise<Choices> | null>(null)
  const told = useRef(onChange)
  told.current = onChange
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const renewSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        told.current()
        // Without an answer it stays as it is; the next event asks again.
        readChoices(career).then(setChoices, () => {})
      }, GATHER_MS)
    }
    follow((isBack) => ({
      onChange: ({ kind }) => MASTER.includes(kind) && renewSoon(),
      onOpen: () => isBack && renewSoon(),
    }))
  }, [])
  const withAll: Editing['withAll'] = (run) => {
    if (Object.keys(choices.unread).length === 0) return run(choices)
    // As one types in a search field it is asked for at each letter.
    rest.current ??= readChoices(career).finally(() => {
      rest.current = null
    })
    const coming = rest.current
    void attempt(async () => {
      const all = await coming
      setChoices(all)
      run(all)
    })
  }
  return { ...choices, withAll }
}
