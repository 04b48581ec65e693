import type { Skill, SkillEvidence } from '@throughline/core/career'
import { expect, test } from 'vitest'
import { calledSo, evidenceOf, foundAmong } from './evidence.ts'

const sql = { id: '1', name: 'SQL', aliases: ['Structured queries'] } as unknown as Skill
const counted = (skillId: string | null, name: string): SkillEvidence => ({
  skillId,
  name,
  wins: 1,
  experiences: 0,
  lastOn: null,
  isInUse: false,
})

test('a skill that was just listed is shown by what was named so', () => {
  expect(evidenceOf(sql, [counted(null, 'sql')])?.name).toBe('sql')
  expect(evidenceOf(sql, [counted(null, 'sql'), counted('1', 'SQL')])?.skillId).toBe('1')
  expect(evidenceOf(sql, [counted(null, 'Welding'), counted('2', 'SQL')])).toBeUndefined()
})

test('what is named and goes by the name of no listed skill is found', () => {
  const names = foundAmong([sql], [counted('1', 'SQL'), counted(null, 'structured Queries'), counted(null, 'Welding')]).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['Welding'])
})

test('a listed skill goes by its own name and by its others, whatever their case', () => {
  expect([calledSo('sql', [sql]), calledSo('structured QUERIES', [sql]), calledSo('Queries', [sql])]).toEqual([sql, sql, undefined])
})
