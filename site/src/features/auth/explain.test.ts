import { expect, it } from 'vitest'
import { explain } from './explain.ts'

it('says in words what a known code means', () => {
  expect(explain('link-expired')).toMatchObject({ title: 'This link has expired', code: null })
})

it('shows a code it does not know, with nothing in it that could be more than a code', () => {
  expect(explain('<img src=x onerror=alert(1)>')).toMatchObject({ title: 'That did not work', code: 'imgsrcxonerroralert1' })
  expect(explain('x'.repeat(500)).code).toHaveLength(64)
})

it('shows no code where there is none', () => {
  expect(explain(null).code).toBeNull()
  expect(explain('<>').code).toBeNull()
})

it('does not take the name of an object’s own method for a code', () => {
  expect(explain('constructor')).toMatchObject({ title: 'That did not work', code: 'constructor' })
})

it('leads on who is in to their settings, and to the door nobody else', () => {
  for (const code of ['denied', 'no-account', 'made-up']) {
    expect(explain(code, true).todo.href).toBe('/settings/account')
    expect(explain(code).todo.href).toMatch(/^\/auth\//)
  }
})
