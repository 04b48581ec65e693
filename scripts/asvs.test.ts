import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The numbers of levels 1 and 2 in each section of ASVS 5.0.0. */
const sections: Record<string, string> = {
  '1.1': '1 2',
  '1.2': '1 2 3 4 5 6 7 8 9',
  '1.3': '1 2 3 4 5 6 7 8 9 10 11',
  '1.4': '1 2 3',
  '1.5': '1 2',
  '2.1': '1 2 3',
  '2.2': '1 2 3',
  '2.3': '1 2 3 4',
  '2.4': '1',
  '3.2': '1 2',
  '3.3': '1 2 3 4',
  '3.4': '1 2 3 4 5 6',
  '3.5': '1 2 3 4 5',
  '3.7': '1 2',
  '4.1': '1 2 3',
  '4.2': '1',
  '4.3': '1 2',
  '4.4': '1 2 3 4',
  '5.1': '1',
  '5.2': '1 2 3',
  '5.3': '1 2',
  '5.4': '1 2 3',
  '6.1': '1 2 3',
  '6.2': '1 2 3 4 5 6 7 8 9 10 11 12',
  '6.3': '1 2 3 4',
  '6.4': '1 2 3 4',
  '6.5': '1 2 3 4 5',
  '6.6': '1 2 3',
  '6.8': '1 2 3 4',
  '7.1': '1 2 3',
  '7.2': '1 2 3 4',
  '7.3': '1 2',
  '7.4': '1 2 3 4 5',
  '7.5': '1 2',
  '7.6': '1 2',
  '8.1': '1 2',
  '8.2': '1 2 3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1 2 3',
  '9.2': '1 2 3 4',
  '10.1': '1 2',
  '10.2': '1 2',
  '10.3': '1 2 3 4',
  '10.4': '1 2 3 4 5 6 7 8 9 10 11',
  '10.5': '1 2 3 4 5',
  '10.6': '1 2',
  '10.7': '1 2 3',
  '11.1': '1 2',
  '11.2': '1 2 3',
  '11.3': '1 2 3',
  '11.4': '1 2 3 4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1 2 3',
  '12.2': '1 2',
  '12.3': '1 2 3 4',
  '13.1': '1',
  '13.2': '1 2 3 4 5',
  '13.3': '1 2',
  '13.4': '1 2 3 4 5',
  '14.1': '1 2',
  '14.2': '1 2 3 4',
  '14.3': '1 2 3',
  '15.1': '1 2 3',
  '15.2': '1 2 3',
  '15.3': '1 2 3 4 5 6 7',
  '16.1': '1',
  '16.2': '1 2 3 4 5',
  '16.3': '1 2 3 4',
  '16.4': '1 2 3',
  '16.5': '1 2 3',
  '17.1': '1',
  '17.2': '1 2 3 4',
  '17.3': '1 2',
}
const asked = Object.entries(sections).flatMap(([section, numbers]) => numbers.split(' ').map((number) => `${section}.${number}`))

const text = readFileSync('docs/asvs.md', 'utf8')
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

it('answers every requirement of levels 1 and 2 once, in order', () => {
  expect(asked).toHaveLength(253)
  expect(rows.map(([number]) => number)).toEqual(asked)
})

it('says of each what holds, and where it is met names a file that is there', () => {
  for (const [number, level, , answer, how, where = ''] of rows) {
    expect(level, number).toMatch(/^[12]$/)
    expect(['met', 'met in part', 'not met', 'operator', 'not applicable'], number).toContain(answer)
    // What is missing, and why.
    if (answer !== 'met') expect(how?.length, number).toBeGreaterThan(4)
    for (const [, path = ''] of where.matchAll(/`([^`]+)`/g)) expect(existsSync(path), `${number}: ${path}`).toBe(true)
  }
})

it('counts its answers right', () => {
  for (const answer of ['met', 'met in part', 'not met', 'operator', 'not applicable']) {
    const told = new RegExp(`\\*\\*${answer}\\*\\* \\((\\d+)\\)`).exec(text)?.[1]
    expect(Number(told), answer).toBe(rows.filter((row) => row[3] === answer).length)
  }
})
