import { deleteMarkupBackward, insertNewlineContinueMarkupCommand } from '@codemirror/lang-markdown'
import type { StateCommand } from '@codemirror/state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeBlock } from './block.ts'
import { endEmptyItem, endEmptyQuote, moveItemsIn, moveItemsOut, toggleTaskAt } from './items.ts'
import { linkSelection, surround, togglePhrase } from './phrase.ts'
import { dropSecondMark } from './second-mark.ts'
import { after, run, typed, undoneAll } from './test-typed.ts'

const [bold, italic] = [togglePhrase('**'), togglePhrase('*')]
const enter: StateCommand = (target) =>
  endEmptyQuote(target) || endEmptyItem(target) || insertNewlineContinueMarkupCommand({ nonTightLists: false })(target)
/** The text once `text` is typed, as the editor types it. */
const typing = (marked: string, text: string): string =>
  after(marked, ({ state, dispatch }) => {
    const { from, to } = state.selection.main
    dispatch(state.update(dropSecondMark(state, from, to, text) ?? state.replaceSelection(text)))
    return true
  })
const toggleTask: StateCommand = ({ state, dispatch }) => {
  const ticked = toggleTaskAt(state, state.selection.main.head)
  if (ticked) dispatch(ticked.transaction)
  return ticked !== null
}

describe('phrases', () => {
  test('a sign goes around what is selected, and away again', () => {
    expect(after('one |two| three', bold)).toBe('one **|two|** three')
    expect(after('one **|two|** three', bold)).toBe('one |two| three')
    expect(after('one |**two**| three', bold)).toBe('one |two| three')
  })

  test('without a selection it goes around the word at the cursor, or makes room where there is none', () => {
    expect(after('one tw|o', italic)).toBe('one *tw|o*')
    expect(after('one *tw|o*', italic)).toBe('one tw|o')
    expect(after('one |', bold)).toBe('one **|**')
    expect(after('one **|**', bold)).toBe('one |')
  })

  test('one star is not taken for half of two, and three are both', () => {
    expect(after('**|two|**', italic)).toBe('***|two|***')
    expect(after('***|two|***', italic)).toBe('**|two|**')
    expect(after('***|two|***', bold)).toBe('*|two|*')
  })

  test('it takes the place of those that parts of it have', () => {
    expect(after('|a **b** c|', bold)).toBe('**|a b c|**')
    expect(after('|**b** c|', bold)).toBe('**|b c|**')
    expect(after('|a *b* c|', bold)).toBe('**|a *b* c|**')
  })

  test('spaces at the ends stay outside, and each line has signs of its own, behind its marks', () => {
    expect(after('one| two |three', bold)).toBe('one| **two** |three')
    expect(after('|- one\n\n## two|', bold)).toBe('|- **one**\n\n## **two|**')
  })

  test('what is selected becomes the text of a link, whose address is next', () => {
    expect(after('see |this|', linkSelection)).toBe('see [this](|)')
    expect(linkSelection({ state: typed('see |'), dispatch: () => {} })).toBe(false)
  })

  test('a sign typed over a selection goes around it; without one, nothing is paired', () => {
    expect(surround(typed('a |b| c'), '*')?.newDoc.toString()).toBe('a *b* c')
    expect(surround(typed('a |b| c'), '[')?.newDoc.toString()).toBe('a [b] c')
    expect(surround(typed('a |'), '*')).toBeNull()
    expect(surround(typed('a |b| c'), 'x')).toBeNull()
  })
})

describe('lines', () => {
  test('become a heading, a list, a checklist, a quote in place of what they were, and text again', () => {
    expect(after('one|', makeBlock('h2'))).toBe('## one|')
    expect(after('# one|', makeBlock('h2'))).toBe('## one|')
    expect(after('## one|', makeBlock('h2'))).toBe('one|')
    expect(after('|one\n\ntwo|', makeBlock('numbers'))).toBe('1. |one\n\n2. two|')
    expect(after('- [x] one|', makeBlock('bullets'))).toBe('- one|')
    expect(after('  - one|', makeBlock('checklist'))).toBe('  - [ ] one|')
    expect(after('|', makeBlock('quote'))).toBe('> |')
  })
})

describe('lists', () => {
  test('Enter goes on with a list, a checklist or a quote', () => {
    expect(after('- one|', enter)).toBe('- one\n- |')
    expect(after('- [x] one|', enter)).toBe('- [x] one\n- [ ] |')
    expect(after('> one|', enter)).toBe('> one\n> |')
  })

  test('Enter in an empty item or line of a quote ends it', () => {
    expect(after('- one\n- |', enter)).toBe('- one\n\n|')
    expect(after('1. one\n2. [ ] |', enter)).toBe('1. one\n\n|')
    expect(after('- |', enter)).toBe('|')
    expect(after('- one\n  - |', enter)).toBe('- one\n- |')
    expect(after('> one\n> |', enter)).toBe('> one\n\n|')
    expect(after('> > one\n> > |', enter)).toBe('> > one\n> |')
  })

  test('the mark of an empty item typed once more is not there twice', () => {
    expect(typing('- one\n- -|', ' ')).toBe('- one\n- |')
    expect(typing('- one\n- |', '- ')).toBe('- one\n- |')
    expect(typing('- one\n- *|', ' ')).toBe('- one\n- |')
    expect(typing('> - [ ] -|', ' ')).toBe('> - [ ] |')
    expect(typing('1. one\n2. 2.|', ' ')).toBe('1. one\n2. |')
  })

  test('what only looks like one stays: a date, a dash behind words, a mark before words', () => {
    expect(typing('- 21.|', ' ')).toBe('- 21. |')
    expect(typing('- one -|', ' ')).toBe('- one - |')
    expect(typing('- -|one', ' ')).toBe('- - |one')
    expect(typing('-|', ' ')).toBe('- |')
  })

  test('numbers behind a new item count on', () => {
    expect(after('1. one|\n2. two', enter)).toBe('1. one\n2. |\n3. two')
  })

  test('an item moves under the one before it and back, with all that is under it', () => {
    expect(after('- a\n- b|\n  - c\n- d', moveItemsIn)).toBe('- a\n  - b|\n    - c\n- d')
    expect(after('- a\n  - b|\n    - c\n- d', moveItemsOut)).toBe('- a\n- b|\n  - c\n- d')
    expect(after('> - a\n> - b|', moveItemsIn)).toBe('> - a\n>   - b|')
  })

  test('numbers are counted anew where an item came or went', () => {
    expect(after('1. a\n2. b|\n3. c', moveItemsIn)).toBe('1. a\n   1. b|\n2. c')
    expect(after('1. a\n   1. b|\n2. c', moveItemsOut)).toBe('1. a\n2. b|\n3. c')
  })

  test('the first item cannot move in, and outside of a list the key is left to the page', () => {
    expect(after('- a|\n- b', moveItemsIn)).toBe('- a|\n- b')
    expect(moveItemsIn({ state: typed('a|'), dispatch: () => {} })).toBe(false)
    expect(moveItemsOut({ state: typed('a|'), dispatch: () => {} })).toBe(false)
  })

  test('a box is ticked where it stands', () => {
    expect(after('> 1. [ ] a|', toggleTask)).toBe('> 1. [x] a|')
    expect(after('- [X] a|', toggleTask)).toBe('- [ ] a|')
    expect(after('a [ ] b|', toggleTask)).toBe('a [ ] b|')
  })
})

test('whatever is done to a text is undone to what it was, to the character', () => {
  const part = fc.constantFrom(
    'a',
    'b c ',
    '**',
    '*',
    '\n',
    '\n\n',
    '# ',
    '- ',
    '  - ',
    '1. ',
    '> ',
    '[ ] ',
    '[',
    '](/x)',
    '```',
    '|',
    '🎉',
    '\r\n',
    '\t',
  )
  const commands: StateCommand[] = [
    bold,
    italic,
    togglePhrase('`'),
    togglePhrase('~~'),
    linkSelection,
    enter,
    deleteMarkupBackward,
    moveItemsIn,
    moveItemsOut,
    toggleTask,
    ...(['text', 'h1', 'h3', 'bullets', 'numbers', 'checklist', 'quote'] as const).map(makeBlock),
  ]
  const step = fc.record({ command: fc.constantFrom(...commands), anchor: fc.nat(60), head: fc.nat(60) })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 25 }), fc.array(step, { maxLength: 8 }), (parts, steps) => {
      const text = parts.join('').replaceAll('|', '¦')
      let state = typed(`${text}|`)
      if (state.doc.toString() !== text) return false
      for (const { command, anchor, head } of steps) {
        const at = (position: number) => Math.min(position, state.doc.length)
        state = run(state.update({ selection: { anchor: at(anchor), head: at(head) } }).state, command)
      }
      return undoneAll(state).doc.toString() === text
    }),
    { seed: 6, numRuns: 400 },
  )
})
