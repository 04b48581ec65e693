import { type SubmitEvent, useEffect, useRef } from 'react'
import { list as listWords } from '../../../messages/task-list.ts'
import { taskPane } from '../../../messages/task-pane.ts'
import { tasksOf } from '../rules/quick-add.ts'
import { addLines, addStep } from '../state/add-lines.ts'
import { FoundChips, rejectParts } from './FoundChips.tsx'
import { QuickField } from './QuickField.tsx'
import { useQuickLine } from './use-quick-line.ts'

interface Props {
  parentId: string
  /** Takes the focus as it appears. */
  hasFocus?: boolean
}

/** A line that becomes a step, read as quick add reads it; of several pasted lines each becomes one. */
export function StepLine({ parentId, hasFocus = false }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const line = useQuickLine(parentId)
  const { text, rejected, reading, isRead } = line
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it appears
  useEffect(() => {
    if (hasFocus) field.current?.focus()
  }, [])
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    line.clear()
    if (!(await addStep({ text, rejected, reading, isRead }, parentId))) line.giveBack({ text, rejected })
  }
  const reject = (...parts: (typeof line.found)[number][]) => rejectParts(line, parts, field)
  return (
    <form
      className="step-form"
      method="post"
      onSubmit={(event) => void submit(event)}
      onPasteCapture={(event) => {
        const pasted = tasksOf(event.clipboardData.getData('text'))
        if (pasted.length < 2) return
        event.preventDefault()
        event.stopPropagation()
        const [first = '', ...rest] = pasted
        line.clear()
        void addLines([text + first, ...rest], { parentId })
      }}
    >
      <QuickField
        field={field}
        line={line}
        label={taskPane.addStep}
        placeholder={listWords.add.step}
        onReject={reject}
        onClose={() => field.current?.blur()}
      />
      <FoundChips line={line} onReject={reject} />
    </form>
  )
}
