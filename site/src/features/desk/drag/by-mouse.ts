import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import { gripOf, type Held, isHandle, type Moves, type Point } from './moves.ts'
import { keepRegistered } from './registered.ts'
import { createTurning } from './turning.ts'

interface Input {
  clientX: number
  clientY: number
}

const pointOf = ({ clientX, clientY }: Input): Point => ({ x: clientX, y: clientY })

const heldOf = (source: { element: HTMLElement; data: Record<string, unknown> }, input: Input): Held => ({
  item: source.element,
  grip: Number(source.data.grip),
  at: pointOf(input),
})

/** Lets what a region holds be moved by mouse. Answers how to stop. */
export function byMouse(region: HTMLElement, moves: Moves): () => void {
  let isTouch = false
  const note = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === 'touch'
  }
  document.addEventListener('pointerdown', note, { capture: true })
  return combine(
    () => document.removeEventListener('pointerdown', note, { capture: true }),
    keepRegistered(region, moves.items, (item) => movable(item, moves, () => !isTouch)),
    keepRegistered(region, moves.places, (place) => landing(place, moves)),
    waysOn(moves),
  )
}

/** Takes the ways on that something is held over. */
function waysOn(moves: Moves): () => void {
  const turning = createTurning()
  return combine(
    turning.stop,
    monitorForElements({
      canMonitor: ({ source }) => source.data.moves === moves,
      onDrag: ({ location }) => turning.over(moves.beyond?.(pointOf(location.current.input)) ?? null),
      onDrop: turning.stop,
    }),
  )
}

function movable(element: HTMLElement, moves: Moves, isMouse: () => boolean): () => void {
  let settle = () => {}
  return draggable({
    element,
    canDrag: ({ input }) => isMouse() && isHandle(document.elementFromPoint(input.clientX, input.clientY)),
    getInitialData: ({ input }) => ({ moves, grip: gripOf(element, pointOf(input)) }),
    onGenerateDragPreview({ nativeSetDragImage }) {
      if ((moves.countOf?.(element) ?? 1) === 1) return
      setCustomNativeDragPreview({
        nativeSetDragImage,
        render({ container }) {
          const badge = document.createElement('p')
          badge.className = 'toast is-plain'
          badge.textContent = moves.nameOf(element)
          container.append(badge)
        },
      })
    },
    onDragStart() {
      settle = moves.lift(element, false)
    },
    onDrop: () => settle(),
  })
}

const landing = (element: HTMLElement, moves: Moves): (() => void) =>
  dropTargetForElements({
    element,
    canDrop: ({ source, input }) => source.data.moves === moves && moves.canLand(heldOf(source, input), element),
    onDrag: ({ source, location }) => moves.mark(heldOf(source, location.current.input), element),
    onDragLeave: () => moves.unmark(element),
    onDrop({ source, location }) {
      moves.unmark(element)
      moves.drop(heldOf(source, location.current.input), element)
    },
  })
