import type { SkillEvidence } from '@throughline/core/career'
import { expect, test } from 'vitest'
import { shownSkills } from './shown-skills.ts'

const counted = (name: string, wins: number, experiences = 0, skillId: string | null = name): SkillEvidence => ({
  ...{ skillId, name, wins, experiences, lastOn: null, isInUse: false },
})

test('the skills that most wins show come first, named ones among them, and what nothing shows is told', () => {
  const { shown, bare } = shownSkills([counted('SQL', 1), counted('Welding', 0), counted('Excel', 1, 2), counted('Filing', 0, 1, null)])
  expect(shown.map(({ name }) => name)).toEqual(['Excel', 'SQL', 'Filing'])
  expect(bare.map(({ name }) => name)).toEqual(['Welding'])
})

test('of many only the first eight stand beside the thread', () => {
  const many = Array.from({ length: 12 }, (_, n) => counted(`Skill ${n}`, n))
  expect(shownSkills(many).shown.map(({ wins }) => wins)).toEqual([11, 10, 9, 8, 7, 6, 5, 4])
})
