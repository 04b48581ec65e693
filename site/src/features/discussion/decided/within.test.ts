import { expect, test } from 'vitest'
import { discussionNames as german } from '../../../messages/de/discussion-names.ts'
import { decidedBy } from './within.ts'

const within = {
  ...{ id: 'd', role: 'owner' as const },
  people: ['Ines Varga', 'Ruth Callan', 'Dev Rao'].map((name, at) => ({ id: String(at), name, isIn: true })),
}

test('whoever reads stands last among those who decided, as a word of the sentence', () => {
  expect(decidedBy(within, ['0', '1'], '0')).toBe('Ruth Callan and you')
  expect(decidedBy(within, ['1', '0', '2'], '0')).toBe('Ruth Callan, Dev Rao and you')
  expect(decidedBy(within, ['1', '2'], '0')).toBe('Ruth Callan and Dev Rao')
  expect(decidedBy(within, ['0'], '0')).toBe('You')
  expect(german.by(['Ruth Callan'], true)).toBe('Ruth Callan und dir')
})
