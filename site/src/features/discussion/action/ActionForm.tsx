import type { ActionItem } from '@throughline/core/discussion'
import { useRef, useState } from 'react'
import { action as words } from '../../../messages/discussion-action.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { FoundChips } from '../../task/ui/FoundChips.tsx'
import { DayField } from '../../when/DayField.tsx'
import { editItem, giveAction } from '../decided/act.ts'
import { type Asked, ask } from '../decided/asked.ts'
import { FormDialog, toFault } from '../decided/FormDialog.tsx'
import { Choices, Line } from '../decided/fields.tsx'
import { dropDraft, keepDraft, keptDraft } from '../decided/kept-drafts.ts'
import { nameIn, type Within } from '../decided/within.ts'
import { namedPerson } from './named-person.ts'
import { useSaidDay } from './use-said-day.ts'

interface Props {
  asked: Asked & { is: 'action' }
  within: Within
  onClose: () => void
}

interface Draft extends Pick<ActionItem, 'text' | 'dueDate'> {
  /** Whoever was chosen; empty as long as nobody was. */
  assigneeId: string
  /** `HH:mm` on the day, of a new one; that of another is its task’s. */
  time?: string | null
}

const { form } = words

/** Something that somebody has to do, new or changed. */
export default function ActionForm({ asked, within, onClose }: Props) {
  const desk = useDesk()
  const dialog = useRef<HTMLDialogElement>(null)
  const [item] = useState(asked.item)
  const key = `${within.id} action ${item?.id ?? 'new'}`
  const offered = within.people.filter(({ isIn }) => isIn)
  const [draft, setDraft] = useState<Draft>(() => {
    const { text = '' } = asked
    const blank = { text, dueDate: null, assigneeId: '' }
    return (text ? undefined : keptDraft<Draft>(key)) ?? (item ? { ...blank, text: item.text, dueDate: item.dueDate } : blank)
  })
  const [isUnsaid, setUnsaid] = useState(false)
  const [isNobodys, setNobodys] = useState(false)
  const line = useSaidDay(draft.text, !item && !draft.dueDate)
  const named = item ? null : namedPerson(draft.text, offered, desk.locale)
  const assigneeId = draft.assigneeId || (named?.id ?? onlyOther(offered, desk.accountId))
  const set = (changes: Partial<Draft>) => {
    setDraft({ ...draft, ...changes })
    keepDraft(key, { ...draft, ...changes })
    if (changes.text) setUnsaid(false)
    setNobodys(false)
  }
  const save = async () => {
    const text = draft.text.trim()
    setUnsaid(!text)
    const isLeftOpen = !item && !offered.some(({ id }) => id === assigneeId)
    setNobodys(isLeftOpen)
    if (!text || isLeftOpen) return toFault(dialog)
    dropDraft(key)
    dialog.current?.close()
    const { dueDate, time } = draft
    const at = dueDate && time ? { dueAt: `${dueDate}T${time}`, timeZone: desk.timeZone } : { dueDate }
    const whole = dueDate ? { text, ...at } : await line.read()
    // Whose it is stands beside it.
    const own = item ? null : namedPerson(whole.text, offered, desk.locale)
    const said = own && own.id === assigneeId ? { ...whole, text: own.text } : whole
    const { messageId = null } = asked
    const to = assigneeId === desk.accountId ? null : nameIn(within, assigneeId, desk.accountId)
    const isKept = item
      ? await editItem(within.id, item, said)
      : await giveAction(within.id, { ...said, assigneeId, messageId }, desk.accountId, to)
    if (isKept) return
    keepDraft(key, draft)
    ask({ ...asked, text: '' })
  }
  return (
    <FormDialog
      {...{ dialog, title: item ? form.edit : form.new, close: form.cancel, save: item ? form.saveEdit : form.save }}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Line
        {...{ label: form.text, value: draft.text, maxLength: 500, placeholder: form.textHint, isFirst: true }}
        fault={isUnsaid ? form.faults.text : undefined}
        onType={(text) => set({ text })}
      />
      {line.found.length > 0 && (
        <div>
          <FoundChips line={line} onReject={(...parts) => line.reject(...parts)} />
        </div>
      )}
      {!item && (
        <div>
          <Choices
            {...{ legend: form.who, name: 'who', value: assigneeId }}
            options={offered.map(({ id }) => [id, nameIn(within, id, desk.accountId)] as const)}
            fault={isNobodys ? form.faults.who : undefined}
            onChoose={(assigneeId) => set({ assigneeId })}
          />
          <p className="help">{offered.length > 1 ? form.whoHelp : form.aloneHelp}</p>
        </div>
      )}
      <DayField
        {...{ label: form.due, called: form.dueIs, none: form.noDue, date: draft.dueDate ?? line.day }}
        {...(!item && { time: draft.dueDate ? (draft.time ?? null) : line.time })}
        onPick={(dueDate, time) => {
          set({ dueDate, time })
          if (!dueDate) line.reject(...line.found)
        }}
      />
    </FormDialog>
  )
}

/** Whom it is for where there is no choice: the one other person, or the reader, who is alone; of several, nobody yet. */
function onlyOther(people: Within['people'], readerId: string): string {
  const others = people.filter(({ id }) => id !== readerId)
  return others.length > 1 ? '' : (others[0]?.id ?? readerId)
}
