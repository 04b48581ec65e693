import type { Goal } from '@throughline/core/goal'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { focusSoon } from '../../../../components/focus-soon.ts'
import { Icon } from '../../../../components/Icon.tsx'
import { goalForm as words } from '../../../../messages/goal-form.ts'
import { newId } from '../../../desk/id.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { blankDraft, datesFor, draftOf, type Faults, type FormStatus, type GoalDraft, readDraft } from '../../rules/form.ts'
import { afterTitle, isOfTitle, withoutReading } from '../../rules/title-measure.ts'
import { createGoal, editGoal } from '../../state/act.ts'
import { type Asked, closed } from '../../state/asked.ts'
import { readWords } from '../../words/read-words.ts'
import { FormContext } from './form-context.ts'
import { MeasureFields } from './MeasureFields.tsx'
import { MoreFields } from './MoreFields.tsx'
import { TextField } from './TextField.tsx'
import { TypePicker } from './TypePicker.tsx'
import { WhenFields } from './WhenFields.tsx'

interface Props {
  asked: Asked & { is: 'new' | 'edit' }
  /** The goal that is edited. */
  goal?: Goal
}

/** A new goal that somebody began to write and closed: there again as the form is opened anew, until the page is left. */
let left: GoalDraft | null = null

/** A new goal in plain steps, or one that is edited. */
export default function GoalFormDialog({ asked, goal: given }: Props) {
  const desk = useDesk()
  // What is written is told from what the form began with, whatever becomes of the goal elsewhere meanwhile.
  const [goal] = useState(given)
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef(asked.is === 'edit' && asked.at === 'measure' ? '[name="type"]:checked' : '[data-first]')
  const [draft, setDraft] = useState<GoalDraft>(() => (goal ? draftOf(goal, desk) : begunDraft(asked, desk)))
  const [faults, setFaults] = useState<Faults>({})
  useLayoutEffect(() => {
    dialog.current?.showModal()
    // The platform would take the button that closes it, which stands first.
    dialog.current?.querySelector<HTMLElement>(first.current)?.focus()
  }, [])

  const set = (changes: Partial<GoalDraft>) => {
    setDraft((draft) => ({ ...draft, ...changes }))
    setFaults((faults) => Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in changes))))
  }

  /** The button goes with what it takes back, and leads back to the name. */
  const takeBack = () => {
    set(withoutReading(draft, desk))
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }

  const isSaved = useRef(false)
  const close = () => {
    if (!goal) left = !isSaved.current && draft.title.trim() ? draft : null
    closed(asked.is)
  }
  const save = (event: FormEvent, status: FormStatus) => {
    event.preventDefault()
    const { faults, written } = readDraft(draft, desk, goal?.milestones ?? [], newId)
    setFaults(faults)
    isSaved.current = written !== null
    if (!written) return focusSoon(() => dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]'))
    dialog.current?.close()
    if (goal) void editGoal(goal, { ...changed(goal, written), ...(goal.status === 'draft' && status === 'active' && { status }) })
    else void createGoal({ id: newId(), ...written, status })
  }

  const read = goal ? '' : readOf(draft, desk)
  const readHelp = read && {
    help: words.titleRead.what(read),
    act: { words: words.titleRead.takeBack, run: takeBack },
  }

  return (
    <dialog ref={dialog} className="goal-dialog" aria-labelledby="goal-form-title" onClose={close}>
      <form noValidate onSubmit={(event) => save(event, 'active')}>
        <div className="goal-form-head">
          <h2 id="goal-form-title" className="prose">
            {goal ? words.editTitle : words.newTitle}
          </h2>
          <button className="btn btn-icon" type="button" aria-label={words.cancel} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <div className="goal-form-body">
          <FormContext value={{ draft, faults, set }}>
            <TextField
              field="title"
              label={words.title}
              placeholder={words.titleHint}
              maxLength={200}
              isFirst
              {...(!goal && { onType: (title) => afterTitle(draft, title, desk), ...readHelp })}
            />
            <TypePicker />
            <MeasureFields />
            <WhenFields />
            <MoreFields goal={goal} />
          </FormContext>
        </div>
        <div className="goal-form-ends">
          {!goal && (
            <button className="btn btn-quiet btn-large" type="button" onClick={(event) => save(event, 'draft')}>
              {words.draft}
            </button>
          )}
          <button className="btn btn-primary btn-large" type="submit">
            {goal && goal.status !== 'draft' ? words.save : words.create}
          </button>
        </div>
      </form>
    </dialog>
  )
}

function begunDraft(asked: Asked, desk: ReturnType<typeof useDesk>): GoalDraft {
  const begun = asked.is === 'new' ? asked.begun : undefined
  if (!begun && left) return left
  const isAmount = begun?.type === 'number' || begun?.type === 'currency'
  const blank = blankDraft(desk)
  return {
    ...blank,
    ...(begun?.title && (begun.type || begun.target ? { title: begun.title } : afterTitle(blank, begun.title, desk))),
    ...(begun?.competencies && { competencies: begun.competencies }),
    ...(begun?.type && { type: begun.type, checkInEvery: begun.type === 'habit' ? ('none' as const) : ('week' as const) }),
    ...(begun?.target && { target: begun.target, start: '0' }),
    ...(isAmount && { aggregation: 'sum' as const, ...datesFor('year', desk) }),
    ...(begun?.from && { startDate: begun.from }),
    ...(begun?.to && { endDate: begun.to }),
  }
}

/** What was taken from the title, in words; empty where that is nothing. */
function readOf(draft: GoalDraft, desk: ReturnType<typeof useDesk>): string {
  const { measure, end } = isOfTitle(draft, desk)
  const { written } = measure ? readDraft(draft, desk, [], newId) : { written: null }
  return readWords({ metric: written?.metric ?? null, hasStart: draft.start !== '', endDate: end ? draft.endDate : null }, desk)
}

/** What of a goal is different from what it was. */
const changed = <W extends object>(goal: Goal, written: W): Partial<W> =>
  Object.fromEntries(
    Object.entries(written).filter(([field, value]) => JSON.stringify(goal[field as keyof Goal]) !== JSON.stringify(value)),
  ) as Partial<W>
