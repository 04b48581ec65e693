import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { literalWords } from '../../../scripts/literal-words.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const files = globSync('{components,features,layouts,pages}/**/*.{astro,tsx}', { cwd: root }).filter((path) => !path.includes('.test.'))

describe('the finder of words outside of message files', () => {
  const inTsx = (text: string) => literalWords('x.tsx', text).map(({ text }) => text)
  const inAstro = (text: string) => literalWords('x.astro', text)

  it('finds them between tags, in expressions and in what is read out', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is read
    expect(inTsx("const a = <p aria-label='Close it'>Save <b>{isNew ? 'New one' : words.old}</b>{`of ${n}`}</p>")).toEqual([
      ...['Close it', 'Save', 'New one', 'of'],
    ])
    expect(inAstro('---\nconst a = "no word"\n---\n<p class="lead" {title}>\n  Hello\n</p>')).toEqual([{ line: 5, text: 'Hello' }])
  })

  it('takes code, keys, numbers, names and what comes from message files for none', () => {
    expect(
      inTsx("const a = <p className='so' data-x='not'>{words.save} · 12 <kbd>Esc</kbd><code>npm start</code> Throughline</p>"),
    ).toEqual([])
    expect(inAstro('<script>\n  const word = "never shown"\n</script>\n<a href="/tasks">{frame.tasks}</a>')).toEqual([])
  })
})

it('every word of the screens comes from a message file', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((path) => literalWords(root + path).map(({ line, text }) => `${path}:${line} ${text}`))).toEqual([])
})
