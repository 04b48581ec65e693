import { bulk as words } from '../../../../messages/task-bulk.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { nearDayWords } from '../../../desk/words/day.ts'
import { WhenPicker } from '../../../when/WhenPicker.tsx'
import type { ChoiceProps } from './BulkDialog.tsx'

/** A due day, with a time if they are all to have one, or a start for the chosen tasks. */
export function DayChoice({ field, tasks, onAct }: ChoiceProps & { field: 'due' | 'start' }) {
  const desk = useDesk()
  const say = words.day[field]
  const n = tasks.length
  return (
    <WhenPicker
      date={null}
      says={field === 'due' ? 'time' : 'day'}
      name={(choice) => (choice === 'none' ? say.none(n) : say.on(n, nearDayWords(choice, desk.today)))}
      onPick={(when) => {
        if (field === 'start') return onAct({ do: 'start', day: when?.date ?? null })
        const at = when?.time ? { at: { time: when.time, timeZone: desk.timeZone } } : {}
        onAct({ do: 'due', day: when?.date ?? null, ...at })
      }}
    />
  )
}
