import { expect, it } from 'vitest'

const files = import.meta.glob<Record<string, unknown>>(['./*.ts', './de/*.ts', '!./**/*.test.ts'], { eager: true })

it('what may be written into a field is said by examples, not by the name of a format alone', () => {
  const said = JSON.stringify(Object.values(files))
  expect(said).toContain('**bold**')
  expect(said).not.toMatch(/["\s]Markdown\. /)
})
