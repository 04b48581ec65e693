import { beforeEach, describe, expect, it, vi } from 'vitest'
import { focusSoon } from './focus-soon.ts'

/** A page of named places, in which frames come when they are called for. */
function page() {
  const frames: (() => void)[] = []
  const body = {}
  const document = { body, activeElement: body as unknown }
  vi.stubGlobal('document', document)
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then))
  const place = () => {
    const own = {
      focus() {
        document.activeElement = own
      },
    }
    return own as unknown as HTMLElement
  }
  const draw = () => {
    for (const frame of frames.splice(0)) frame()
  }
  return { document, place, draw }
}

describe('focus that is given soon', () => {
  let here: ReturnType<typeof page>
  beforeEach(() => {
    here = page()
  })

  it('comes to what is drawn by then', () => {
    const [from, line] = [here.place(), here.place()]
    let drawn: HTMLElement | null = null
    from.focus()
    focusSoon(() => drawn, 2)
    here.draw()
    expect(here.document.activeElement).toBe(from)
    drawn = line
    here.draw()
    expect(here.document.activeElement).toBe(line)
  })

  it('comes where what had it has gone from the page', () => {
    const [from, line] = [here.place(), here.place()]
    from.focus()
    focusSoon(() => line)
    here.document.activeElement = here.document.body
    here.draw()
    expect(here.document.activeElement).toBe(line)
  })

  it('takes it from nobody who has gone on', () => {
    const [from, line, field] = [here.place(), here.place(), here.place()]
    from.focus()
    focusSoon(() => line)
    field.focus()
    here.draw()
    expect(here.document.activeElement).toBe(field)
  })

  it('goes where it was asked to last', () => {
    const [from, first, second] = [here.place(), here.place(), here.place()]
    from.focus()
    focusSoon(() => first, 2)
    here.draw()
    focusSoon(() => second, 2)
    here.draw()
    expect(here.document.activeElement).toBe(from)
    here.draw()
    expect(here.document.activeElement).toBe(second)
  })

  it('does no harm where nothing is to be found', () => {
    focusSoon(() => null)
    here.draw()
    expect(here.document.activeElement).toBe(here.document.body)
  })
})
