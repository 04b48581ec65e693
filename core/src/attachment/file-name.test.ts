import { describe, expect, it } from 'vitest'
import { fileName } from './file-name.ts'

describe('the name of a file', () => {
  it.each([
    ['C:\\Users\\ines\\plan.pdf', 'plan.pdf'],
    ['../../etc/passwd', 'passwd'],
    [' plan\u0000\n.pdf ', 'plan.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['', 'file'],
    ['..', 'file'],
    ['/', 'file'],
    ['計画.txt', '計画.txt'],
  ])('%j is %j', (sent, name) => {
    expect(fileName(sent)).toBe(name)
  })

  it('keeps its ending when it is too long', () => {
    const name = fileName(`${'x'.repeat(400)}.pdf`)
    expect([name.length, name.endsWith('x.pdf')]).toEqual([255, true])
    expect(fileName('🧵'.repeat(300)).length).toBeLessThanOrEqual(255)
  })
})
