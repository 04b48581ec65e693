import { CAREER } from '../../addresses/career.ts'
import { winHref } from '../../addresses/wins.ts'

interface WinBegun {
  experienceId?: string
  /** What it is to name. */
  competencies?: readonly string[]
  skills?: readonly string[]
}

/** Where a win is added that names this from the beginning. */
export function newWinHref({ experienceId, competencies = [], skills = [] }: WinBegun = {}): string {
  const asked = new URLSearchParams([...(experienceId ? [['experience', experienceId]] : []), ...named({ competencies, skills })])
  return `${winHref('new')}${asked.size > 0 ? `?${asked}` : ''}`
}

type Names = Pick<WinBegun, 'competencies' | 'skills'>

const named = ({ competencies = [], skills = [] }: Names) => [
  ...competencies.map((name) => ['competency', name]),
  ...skills.map((name) => ['skill', name]),
]

/** Where finished work is looked through for a win that shows a competency. */
export const findWinHref = (competency: string): string => `${CAREER}/inbox?${new URLSearchParams({ competency })}`

/** The page of a win that may name something, which is then offered there. */
export const winToNameHref = (id: string, names: Names): string => `${winHref(id)}?${new URLSearchParams(named(names))}`
