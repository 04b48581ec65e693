import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AppError, parse } from '@throughline/core/kernel'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { kinds } from '../kinds.ts'
import { german } from './de/index.ts'
import { inWordsOf, sayer } from './translate.ts'

const core = fileURLToPath(new URL('../../../../core/src/', import.meta.url))

/** The texts that an expression can be, `{}` for what is put in. */
function textsOf(node: ts.Expression | undefined): string[] {
  if (!node) return []
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')]
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  return []
}

/** What a use case says as it refuses. */
function saidIn(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(core + path, 'utf8'), ts.ScriptTarget.Latest, true)
  const said: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && node.expression.getText() === 'AppError') said.push(...textsOf(node.arguments?.[1]))
    if (ts.isCallExpression(node) && node.expression.getText() === 'oneFault') said.push(...textsOf(node.arguments[2]))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return said
}

/** Said to programs alone: no form of ours can cause it. */
const forPrograms = /^(This is not an order key|Use the nextCursor|\{\}|The store was not opened|Write base64url\.|This plan is not sold)/

describe('what is refused, in German', () => {
  it('has words for whatever a use case says as it refuses', () => {
    const files = globSync('**/*.ts', { cwd: core }).filter((path) => !/\.test\.ts$|\/test-|^dav\/|^zip\//.test(path))
    const said = [...new Set(files.flatMap(saidIn))].filter((text) => /\p{L} \p{L}/u.test(text) && !forPrograms.test(text))
    expect(said.length).toBeGreaterThan(200)
    expect(said.filter((text) => !Object.hasOwn(german, text))).toEqual([])
  })

  it('has a word for all that may be looked for in vain', () => {
    const here = fileURLToPath(new URL('..', import.meta.url))
    const named = [core, here].flatMap((folder) =>
      globSync('**/*.ts', { cwd: folder }).flatMap((path) => [
        ...readFileSync(folder + path, 'utf8').matchAll(/(?:notFound\(|pathId\([^)]*\), )'([^']+)'/g),
      ]),
    )
    const nouns = [...named.map(([, noun]) => noun as string), ...kinds.filter(({ archive }) => archive).map(({ noun }) => noun)]
    expect(nouns).toContain('task')
    expect(nouns).toContain('piece of evidence')
    expect([...new Set(nouns)].filter((noun) => !Object.hasOwn(german, `There is no such ${noun}.`))).toEqual([])
  })

  it('has words for what is said of a field where its schema has none', () => {
    const say = sayer(german)
    const faultsOf = (schema: z.ZodType, input: unknown): string[] => {
      try {
        parse(schema, input)
        return []
      } catch (error) {
        return error instanceof AppError ? (error.details.faults ?? []).map(({ message }) => message) : []
      }
    }
    const wrong = [
      ...faultsOf(z.strictObject({ a: z.string(), b: z.int(), c: z.array(z.string()), d: z.boolean() }), { x: 1, b: 'b', c: {}, d: 'd' }),
      ...faultsOf(z.string().length(3), 'ab'),
      ...faultsOf(z.string().max(3), 'abcd'),
      ...faultsOf(z.array(z.int()).min(2).max(3), []),
      ...faultsOf(z.number().min(3), 1),
      ...faultsOf(z.number().lt(3), 3),
      ...faultsOf(z.enum(['open', 'done']), 'shut'),
      ...faultsOf(z.uuid(), 'x'),
    ]
    expect(wrong).toHaveLength(12)
    expect(wrong.filter((text) => say(text) === text)).toEqual([])
    expect(say('There is no such field.')).toBe('Dieses Feld gibt es nicht.')
  })

  it('names what the English names, each as often', () => {
    for (const [english, own] of Object.entries(german)) {
      const places = english.split('{}').length - 1
      expect([...own.matchAll(/\{(\d)\}/g)].map(([, place]) => Number(place)).sort(), english).toEqual(
        Array.from({ length: places }, (_, n) => n + 1),
      )
      expect(own, english).not.toBe(english)
    }
  })

  it('keeps what is named, and leaves alone what it has no words for', () => {
    const say = sayer(german)
    expect(say('There are 100 calendars already. Remove one first.')).toBe('Es gibt schon 100 Kalender. Entferne erst einen.')
    expect(say('Choose a day from 2026-01-01 to 2026-02-01.')).toBe('Wähle einen Tag von 2026-01-01 bis 2026-02-01.')
    expect(say('Nobody said this before')).toBe('Nobody said this before')
    expect(say('toString')).toBe('toString')
  })

  it('is the same to programs', async () => {
    const problem = {
      ...{ type: '/problems/validation', title: 'Some of this cannot be accepted', status: 422, instance: '/x', requestId: 'r' },
      errors: [{ pointer: '/title', code: 'too_small', message: 'Write something here.' }],
    }
    expect(await inWordsOf('en', problem)).toBe(problem)
    expect(await inWordsOf('de', problem)).toEqual({
      ...problem,
      title: 'Einiges davon lässt sich nicht annehmen',
      errors: [{ pointer: '/title', code: 'too_small', message: 'Schreibe hier etwas.' }],
    })
  })
})
