import { expect, it } from 'vitest'
import { nameOf } from './names.ts'

const study = { kind: 'education', position: '', organisation: '', studyType: 'ILM Level 5 Diploma', area: '' } as const

it.each([
  ['its position', { ...study, position: 'Student', organisation: 'Taff College' }, 'Student'],
  ['with whom it was', { ...study, organisation: 'Taff College' }, 'Taff College'],
  ['what was studied', { ...study, area: 'Leadership' }, 'ILM Level 5 Diploma, Leadership'],
  ['its kind alone', { ...study, studyType: '' }, 'Unnamed degree or course'],
])('an experience is called by %s', (_, one, name) => expect(nameOf(one)).toBe(name))
