import { CommandInput, CommandList, CommandRoot } from 'cmdk'
import { type KeyboardEvent, memo, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../../components/Icon.tsx'
import { keepKeysForField } from '../../../components/keys-ahead.ts'
import { command as words } from '../../../messages/command.ts'
import { palette } from '../../../messages/palette.ts'
import { isMac } from '../../desk/is-mac.ts'
import type { Action, Ask, Here } from '../../shortcuts/action.ts'
import { strokeOf } from '../../shortcuts/stroke.ts'
import { givenTaskDesk } from '../../task/state/given-task-desk.ts'
import { actions } from '../actions.ts'
import { ended } from '../rules/ended.ts'
import type { Entry } from '../rules/entries.ts'
import { inSteps, shownIn, withField } from '../rules/typed.ts'
import { typing } from '../rules/typing.ts'
import { closeFloating, type Opening } from '../state/floating.ts'
import { rememberUsed } from '../state/recent.ts'
import { PaletteDialog } from './PaletteDialog.tsx'
import { PaletteFoot } from './PaletteFoot.tsx'
import { PaletteLines } from './PaletteLines.tsx'
import { ToldChoice } from './ToldChoice.tsx'
import { useAsks } from './use-asks.ts'
import { closeAtOnce, focusFirst } from './use-floating-dialog.ts'
import { useFirstLines, useValueLines } from './use-lines.ts'

interface Props {
  /** None while it waits to be opened. */
  opening: Opening | null
}

/** Where nobody has asked for anything yet. */
const nowhere: Omit<Here, 'desk'> = { task: null, tasks: [], isRow: false, isTitle: false }

const chooses = ['ArrowUp', 'ArrowDown', 'Home', 'End']

/** Finds records and does actions, by a few letters of either. */
export const Palette = memo(function Palette({ opening }: Props) {
  const isOpen = opening !== null
  const [unasked] = useState<Here>(() => ({ desk: givenTaskDesk(), ...nowhere }))
  const { here, asked } = opening ?? { here: unasked, asked: null }
  const dialog = useRef<HTMLDialogElement>(null)
  const [allTyped, setTyped] = useState('')
  const [askingNow, setAsking] = useState<Action | null>()
  const asking = askingNow === undefined ? asked : askingNow
  const [active, setActive] = useState('')
  const [chosenBy, setChosenBy] = useState<'key' | 'pointer' | null>(null)
  const hasChosen = chosenBy !== null
  const [attempt, setAttempt] = useState(0)
  const { text: typed, ahead } = inSteps(allTyped)
  const isEntered = ahead !== null

  // What was typed is shown at once, and its lines as soon as there is time, or a key needs them.
  const wanted = useMemo(() => (isOpen ? { asking, typed } : null), [isOpen, asking, typed])
  const later = useDeferredValue(wanted, null)
  const step = `${asking?.id} ${allTyped}`
  const [neededIn, setNeededIn] = useState('')
  const isNeeded = isEntered || neededIn === step
  const sought = isNeeded ? wanted : later
  const isCurrent = sought === wanted

  const { asks, isWhole } = useAsks(here, sought !== null)
  const askOf = (action: Action | null | undefined): Ask | null => (action && asks.get(action)) ?? null
  const ask = askOf(asking)

  const first = useFirstLines(here, sought && !sought.asking ? sought.typed : null, asks, attempt)
  const second = useValueLines(sought?.asking ?? null, askOf(sought?.asking), here, sought?.typed ?? '')
  const { sections, isLooking, found, add } = sought?.asking ? second : first
  const entries = sections.flatMap(({ entries }) => entries)
  // What comes in late does not take the choice out of anybody's hands.
  const current = hasChosen && entries.some(({ key }) => key === active) ? active : (entries[0]?.key ?? '')
  // That nothing is called what was typed, so that a task is made of it, is known once all have answered.
  const isVain = isLooking && add !== null && entries[0]?.key === add.key
  // A value is asked for when it is known which there are, and one that the server reads when it has done so.
  const isFound = asking ? (isWhole || ask !== null) && (entries.length > 0 || !isLooking) : isWhole && !isVain
  const isReady = isFound && isCurrent

  // Told at once: the platform tells of it later.
  const onClosed = () => closeFloating(opening)
  const close = () => {
    if (dialog.current) closeAtOnce(dialog.current)
    onClosed()
  }
  const write = (text: string) => {
    setTyped(text)
    setChosenBy(null)
  }
  const go = (action: Action | null, text = '') => {
    setAsking(action)
    write(text)
    // A line that was clicked has taken the focus along.
    if (dialog.current) focusFirst(dialog.current)
  }
  const retry = () => {
    setAttempt(attempt + 1)
    // Its button goes once there is an answer.
    if (dialog.current) focusFirst(dialog.current)
  }
  const choose = (entry: Entry) => {
    if (entry.actionId) rememberUsed(entry.actionId)
    if (entry.asks) return go(entry.asks, ahead ?? '')
    if (entry.fills) return go(asking ?? actions.find(({ id }) => id === entry.actionId) ?? null, entry.fills + (ahead ?? ''))
    // Closed first, the focus is where the action expects it.
    close()
    if (entry.opensField) keepKeysForField(() => entry.run?.(), typing(ahead ?? ''))
    else entry.run?.()
  }
  const latest = useRef({ choose, add })
  const [onChoose] = useState(() => (entry: Entry) => latest.current.choose(entry))
  useLayoutEffect(() => {
    latest.current = { choose, add }
  })
  /** What makes a task of all that is typed by now. */
  const addNow = (): Entry | null => {
    if (!isCurrent) flushSync(() => setNeededIn(step))
    return latest.current.add
  }
  // Within the same drawing: a key between this and the next would be read as if the first step were still asked.
  useLayoutEffect(() => {
    if (!isEntered || !isFound) return
    const entry = (hasChosen && entries.find(({ key }) => key === current)) || entries[0]
    // It is done once. Where it finds nothing, what came after it is more of the same.
    setTyped(entry ? typed : typed + ahead)
    if (entry?.asks || entry?.fills) choose(entry)
    // What is done there may draw something itself, which waits for this to be drawn.
    else if (entry) queueMicrotask(() => choose(entry))
  })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing) return
    const stroke = strokeOf(event.nativeEvent, isMac())
    // A button that has the focus is pressed, and no line chosen; what chooses among them goes back to the field.
    if (stroke === 'Enter' && event.target instanceof HTMLButtonElement) return event.stopPropagation()
    if (stroke !== null && chooses.includes(stroke) && dialog.current) focusFirst(dialog.current)
    // The end of all there is, which signs out, is no place to come to by the first key: from the first line one goes down.
    if (stroke === 'ArrowUp' && !hasChosen && !asking && !allTyped) {
      event.preventDefault()
      return event.stopPropagation()
    }
    const isBack = asking !== null && asked === null
    const isChoosing = stroke !== null && chooses.includes(stroke)
    const added = stroke === 'Mod+Enter' ? addNow() : null
    if (!isNeeded && (isChoosing || (stroke === 'Enter' && hasChosen))) flushSync(() => setNeededIn(step))
    if (isChoosing) setChosenBy('key')
    // What is meant may still be on its way, and what is there by now be something else.
    else if (stroke === 'Enter' && !hasChosen && (isEntered || !isReady)) setTyped(ended(allTyped))
    else if (stroke === 'Mod+k') close()
    else if (added) choose(added)
    else if (isBack && (stroke === 'Escape' || (stroke === 'Backspace' && !allTyped))) go(null)
    else return
    if (!isChoosing) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  return (
    <PaletteDialog ref={dialog} isOpen={isOpen} onClosed={onClosed} label={words.open}>
      <CommandRoot
        label={ask?.label ?? words.open}
        shouldFilter={false}
        vimBindings={false}
        loop
        value={current}
        onValueChange={setActive}
        onKeyDownCapture={onKeyDown}
        onPointerMove={() => isCurrent && setChosenBy('pointer')}
      >
        <div className="palette-ask">
          {asking && !asked ? (
            <button className="btn btn-icon palette-back" type="button" aria-label={palette.back} onClick={() => go(null)}>
              <Icon name="right" />
            </button>
          ) : (
            <Icon name="search" />
          )}
          {ask && <span className="palette-step">{ask.label}</span>}
          <CommandInput
            data-first
            value={shownIn(allTyped)}
            onValueChange={(field) => write(withField(allTyped, field))}
            maxLength={200}
            dir="auto"
            enterKeyHint="go"
            placeholder={ask?.placeholder ?? palette.placeholder}
          />
          <ToldChoice dialog={dialog} current={current} isByKey={chosenBy === 'key'} />
          <button className="palette-close" type="button" aria-label={palette.close} onClick={close}>
            <kbd>{words.keys.Escape}</kbd>
            <Icon name="close" />
          </button>
        </div>
        {sought && (
          <>
            <CommandList className="palette-list" label={palette.list}>
              <PaletteLines sections={sections} typed={sought.typed} isNeeded={isNeeded} onChoose={onChoose} />
            </CommandList>
            <PaletteFoot
              typed={sought.typed.trim()}
              count={entries.length}
              isLooking={isLooking || isEntered}
              found={found}
              isStep={asking !== null}
              onRetry={retry}
            />
          </>
        )}
      </CommandRoot>
    </PaletteDialog>
  )
})
