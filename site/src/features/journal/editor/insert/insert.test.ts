import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState, type TransactionSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parser } from '../preview/language.ts'
import { apart } from './paste.ts'
import { addSpots, fillSpot, leaveSpot, spots } from './pictures.ts'
import { linkTo, recordLinks } from './record-links.ts'

/** The text of the only link there is, and its address, as a reader of Markdown takes them. */
function readLink(markdown: string): { title: string; href: string } | null {
  let link: { title: string; href: string } | null = null
  parser.parse(markdown).iterate({
    enter: ({ name, node }) => {
      const [open, close] = node.getChildren('LinkMark')
      const address = node.getChild('URL')
      if (name !== 'Link' || !open || !close || !address) return
      const raw = markdown.slice(open.to, close.from)
      link = { title: raw.replace(/\\([!-/:-@[-`{-~])/g, '$1'), href: markdown.slice(address.from, address.to) }
    },
  })
  return link
}

test('a link to a record reads as its title, whatever signs that has', () => {
  const title = fc.string({
    unit: fc.constantFrom('a', ' ', '[', ']', '(', ')', '*', '_', '`', '\\', '<', '>', '&', '~', '|', '!', '"', 'é'),
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(
      title.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== ''),
      (text) => {
        const link = readLink(linkTo({ kind: 'goal', title: text, href: '/goals/01J8' }))
        return link?.title === text && link.href === '/goals/01J8'
      },
    ),
    { seed: 6, numRuns: 500 },
  )
})

test.each([
  ['called [[An', 'An', 7],
  ['@An', 'An', 0],
  ['called @Anna Be', 'Anna Be', 7],
  ['called (@', '', 8],
  ['mail to ana@example', null, 0],
  ['@one and @@', null, 0],
])('%s asks for records', async (doc, query, from) => {
  const asked: string[] = []
  const source = recordLinks(async (words) => {
    asked.push(words)
    return [{ kind: 'task', title: 'Call Anna', href: '/tasks/1' }]
  })
  const found = await source(new CompletionContext(EditorState.create({ doc }), doc.length, false))
  expect(asked).toEqual(query === null ? [] : [query])
  expect(found?.from).toBe(query === null ? undefined : from)
})

test('words that were selected stay those of the link, and find what is at hand where nothing is called so', async () => {
  const doc = 'as I wrote [[that day]]'
  const state = EditorState.create({ doc, selection: { anchor: 13, head: 21 } })
  const entry = { kind: 'journal-entry' as const, title: '2026-11-12', href: '/journal/1' }
  const source = recordLinks(async (words) => (words === '' ? [entry] : []))
  const found = await source(new CompletionContext(state, 21, false))
  const [option] = found?.options ?? []
  let after = ''
  const view = { state, dispatch: (spec: TransactionSpec) => (after = state.update(spec).newDoc.toString()) } as unknown as EditorView
  if (typeof option?.apply === 'function') option.apply(view, option, found?.from ?? 0, 21)
  expect(after).toBe('as I wrote [that day](/journal/1)')
})

const sending = (doc: string, at: number, orders: number[]) =>
  EditorState.create({ doc, selection: { anchor: at }, extensions: [spots] }).update({
    effects: addSpots.of(orders.map((order) => ({ order, at, name: `${order}.jpg` }))),
  }).state

const filled = (state: EditorState, order: number) => fillSpot(state, order, { id: `p${order}`, alt: '' })?.state ?? state
const pictures = (state: EditorState) => [...state.doc.toString().matchAll(/attachment:p(\d)/g)].map(([, order]) => Number(order))

test('pictures that are sent at once stand in their order, whichever is kept first', () => {
  for (const order of [
    [1, 2, 3],
    [3, 2, 1],
    [2, 3, 1],
    [3, 1, 2],
  ])
    expect(pictures(order.reduce(filled, sending('before\n\nafter', 8, [1, 2, 3])))).toEqual([1, 2, 3])
})

test('a picture stands on a line of its own, and one goes on writing below it', () => {
  const alone = filled(sending('', 0, [1]), 1)
  expect(alone.doc.toString()).toBe('![](attachment:p1)\n')
  expect(alone.selection.main.head).toBe(alone.doc.length)
  expect(filled(sending('one two', 3, [1]), 1).doc.toString()).toBe('one\n\n![](attachment:p1)\n\n two')
  expect(filled(sending('one', 3, [1]), 1).doc.toString()).toBe('one\n\n![](attachment:p1)\n')
})

test('what is written in the meantime moves the place along, and one that fails leaves nothing', () => {
  const state = sending('one', 3, [1, 2]).update({ changes: { from: 0, insert: 'zero ' } }).state
  expect(state.field(spots).map(({ at }) => at)).toEqual([8, 8])
  const failed = state.update({ effects: leaveSpot.of(1) }).state
  expect(failed.field(spots)).toHaveLength(1)
  expect(failed.doc.toString()).toBe('zero one')
  expect(fillSpot(failed, 1, { id: 'p1', alt: '' })).toBeNull()
})

test('the words for a picture are text, whatever signs they have', () => {
  expect(fillSpot(sending('', 0, [1]), 1, { id: 'p1', alt: 'a [b] c' })?.newDoc.toString()).toBe('![a \\[b\\] c](attachment:p1)\n')
})

test('what is pasted as paragraphs or lists stands apart from the words around it, a phrase between them', () => {
  const between = EditorState.create({ doc: 'one two', selection: { anchor: 3 } })
  expect(apart(between, '- a\n- b')).toBe('\n\n- a\n- b\n\n')
  expect(apart(between, '## a')).toBe('\n\n## a\n\n')
  expect(apart(between, 'a **b**')).toBe('a **b**')
  expect(apart(EditorState.create(), '- a\n- b')).toBe('- a\n- b')
})
