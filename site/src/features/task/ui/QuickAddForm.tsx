import type { Task } from '@throughline/core/task'
import { saysWhen } from '@throughline/core/task/rules'
import type { RefObject, SubmitEvent } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { list as listWords } from '../../../messages/task-list.ts'
import { taskToday as lineWords } from '../../../messages/task-today.ts'
import { template } from '../../../messages/template.ts'
import { TEMPLATES } from '../../addresses/templates.ts'
import { isUnmade } from '../../changes/unmade.ts'
import { $announcement } from '../../desk/told.ts'
import { nearDateWithin } from '../../desk/words/day.ts'
import { addTask } from '../../shortcuts/keyed.ts'
import { useKeys } from '../../shortcuts/use-keys.ts'
import type { FoundPart } from '../rules/quick-add.ts'
import { addLine, addLines, MAX_LINES } from '../state/add-lines.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { readingWords } from '../words/quick-add.ts'
import { dayRead, spreadWords } from '../words/spread.ts'
import { FoundChips, rejectParts } from './FoundChips.tsx'
import { QuickField } from './QuickField.tsx'
import type { QuickLine } from './use-quick-line.ts'
import { useReadLines } from './use-read-lines.ts'

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  line: QuickLine
  /** In the sheet of a phone the words are larger and there is a way out. */
  isSheet?: boolean
  onClose: () => void
}

/** A line of text that becomes a task; what it is understood as shows in chips, and each can be refused. */
export function QuickAddForm({ field, line, isSheet = false, onClose }: Props) {
  const desk = useTaskDesk()
  const keys = useKeys(addTask)
  const { text, rejected, reading, shown, found, lines, pasted, dueDate, isUndated } = line
  const isOpen = text !== ''

  const reject = (...parts: FoundPart[]) => rejectParts(line, parts, field)

  const isMany = lines.length > 1
  const answer = useReadLines(pasted)
  const isUnread = isMany ? answer === 'unread' : line.isUnread
  const read = answer === 'unread' ? null : answer
  const undated = isUndated && { isUndated }

  const addOne = async () => {
    line.clear()
    const isAway = isUnread || (!line.isRead && !navigator.onLine)
    const told = { isRead: line.isRead, ...(isAway && { unread: lineWords.createUnread(reading.title) }) }
    if (!(await addLine({ text, dueDate, rejected, reading, ...told }, desk))) line.giveBack({ text, rejected, ...undated })
  }

  const addMany = async () => {
    const rest = lines.slice(MAX_LINES)
    line.writeLines(rest)
    const unsaved = await addLines(lines.slice(0, MAX_LINES), { dueDate, said: addedWords })
    if (unsaved.length > 0) line.giveBackLines(unsaved, rest, undated)
  }

  const addedWords = (tasks: readonly Task[]) =>
    tasks.some(isUnmade) ? '' : lineWords.createSpread(tasks.length, spreadWords(tasks.map(dayRead), desk.today))

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.trim()) void (isMany ? addMany() : addOne())
  }

  const addAsOne = () => {
    field.current?.focus()
    void addOne()
  }

  const leaveUndated = () => {
    line.leaveUndated()
    $announcement.set(listWords.add.leftUndated)
    field.current?.focus()
  }
  // Of several lines, or unread, one may yet say a day.
  const day = (date: string) => nearDateWithin(date, desk)
  const isGiven = isMany ? !read || lines.some((one) => !dayRead(read.each.get(one))) : !saysWhen(shown)
  const given =
    isOpen && dueDate && isGiven
      ? { words: isMany || isUnread ? lineWords.unlessSaid(day(dueDate)) : day(dueDate), onRefuse: leaveUndated }
      : undefined

  const unreadDay = given && line.isRead && rejected.length === 0 ? lineWords.dayWords.exec(shown.title)?.[0] : undefined
  const unknown = isMany ? undefined : shown.unknownGoals[0]
  const sentence = found.length > 0 ? readingWords(shown, desk) : ''
  return (
    <form className={isSheet ? 'quick-form' : 'quick-form is-inline'} method="post" aria-label={listWords.add.label} onSubmit={submit}>
      <div className={isOpen && !isSheet ? 'quick is-open' : 'quick'}>
        <Icon name="plus" />
        <div className="quick-text">
          <QuickField
            field={field}
            line={line}
            keys={keys.aria}
            label={listWords.add.field}
            placeholder={isSheet ? listWords.add.field : listWords.add.hint}
            inLines={read?.found}
            onReject={reject}
            onClose={onClose}
          />
          <FoundChips line={line} given={given} onReject={reject} />
        </div>
        {isOpen || isSheet ? (
          <button className="btn btn-primary" type="submit">
            {isMany ? listWords.add.addMany(Math.min(lines.length, MAX_LINES)) : listWords.add.submit}
          </button>
        ) : (
          <>
            <a className="quick-template" href={TEMPLATES}>
              {template.fromTemplate}
            </a>
            {keys.words && <kbd>{keys.words}</kbd>}
            {dueDate && (
              <label className="quick-for">
                <input className="check" type="checkbox" name="due" value={dueDate} defaultChecked /> {listWords.add.forToday}
              </label>
            )}
            <noscript>
              <button className="btn btn-primary" type="submit">
                {listWords.add.submit}
              </button>
            </noscript>
          </>
        )}
      </div>
      {isSheet && !isOpen && (
        <a className="btn btn-quiet quick-template" href={TEMPLATES}>
          {template.fromTemplate}
        </a>
      )}
      {isMany && (
        <p className="quick-pasted" role="status">
          {lineWords.pasted(
            lines.length,
            read
              ? spreadWords(
                  lines.map((one) => dayRead(read.each.get(one)) ?? dueDate),
                  desk.today,
                )
              : '',
          )}{' '}
          <button className="btn btn-quiet" type="button" onClick={addAsOne}>
            {listWords.add.addAsOne}
          </button>
        </p>
      )}
      {unknown && (
        <p className="quick-read" role="status">
          {listWords.add.unknownGoal(unknown.text, unknown.matches)}
        </p>
      )}
      {unreadDay && dueDate && (
        <p className="quick-read" role="status">
          {lineWords.unreadDay(unreadDay, day(dueDate))}
        </p>
      )}
      {isOpen && isUnread && (
        <p className="quick-read" role="status">
          {lineWords.unread}
        </p>
      )}
      {isOpen && !isMany && !isUnread && (
        <p className="quick-read is-line" suppressHydrationWarning>
          {sentence && <span>{sentence} </span>}
          {found.length > 0 && <span className="quick-hint not-phone">{listWords.add.backspace} </span>}
          <a className={sentence ? 'link not-phone' : 'link'} href="/tasks/quick-add">
            {listWords.add.guide}
          </a>
        </p>
      )}
    </form>
  )
}
