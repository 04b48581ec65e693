import { describe, expect, it } from 'vitest'
import { OperationRouter } from './router.ts'

function router() {
  const made = new OperationRouter<string>()
  made.add('GET', '/tasks/:id', 'one')
  made.add('GET', '/tasks/counts', 'counts')
  made.add('DELETE', '/tasks/:id/completions/:completionId', 'undo')
  return made
}

describe('the router', () => {
  it('prefers an address without a parameter, whatever was added first', () => {
    expect(router().match('GET', '/tasks/counts')).toEqual([[['counts', {}]]])
    expect(router().match('GET', '/tasks/7')).toEqual([[['one', { id: '7' }]]])
  })

  it('names every parameter of an address', () => {
    expect(router().match('DELETE', '/tasks/7/completions/9')).toEqual([[['undo', { id: '7', completionId: '9' }]]])
  })

  it('finds nothing under another method, above or below an address', () => {
    for (const [method, path] of [
      ['POST', '/tasks/counts'],
      ['GET', '/tasks'],
      ['GET', '/tasks/7/completions'],
      ['GET', '/tasks/'],
    ] as const)
      expect(router().match(method, path)).toEqual([[]])
  })
})
