import { expect, it } from 'vitest'
import { linesOfText } from './cv-line.ts'
import { datedEntries } from './entries.ts'
import { groupedRoles } from './grouped-roles.ts'
import { namesOf } from './names.ts'

function told(text: string) {
  return groupedRoles(datedEntries(linesOfText(text.split('\n')), false)).map((entry) => {
    const { position, organisation, location } = entry.names ?? namesOf(entry.parts, 'work')
    return [position, organisation, location].filter(Boolean).join(' / ')
  })
}

it.each([
  [
    'are of the employer above them, which is no role',
    'Tallowby, Leeds, 2015 – 2023\n\nManager, 2019 – 2023\n- Led twelve\n\nPlanner, 2015 – 2019\n- Planned',
    ['Manager / Tallowby / Leeds', 'Planner / Tallowby / Leeds'],
  ],
  [
    'are of it while it lasts',
    'Tallowby, 2015 – present\n\nManager, 03/2019 – present\n\nPlanner, 2015 – 2019',
    ['Manager / Tallowby', 'Planner / Tallowby'],
  ],
  [
    'are of their own employer where their dates are beyond its',
    'Tallowby, 2015 – 2019\n\nManager, 2015 – 2019\n\nDriver, Quillmere, 2020 – 2023\n\nCook, Halm, 2016 – 2018',
    ['Manager / Tallowby', 'Driver / Quillmere', 'Cook / Halm'],
  ],
  [
    'are apart where nothing but a role stands above them',
    'Manager, Tallowby, 2015 – 2023\n\nPlanner, Quillmere, 2016 – 2018',
    ['Manager / Tallowby', 'Planner / Quillmere'],
  ],
  [
    'are apart where more is told of what stands above',
    'Night desk, Tallowby, 2015 – 2023\n- Kept the keys\n\nPlanner, Quillmere, 2016 – 2018',
    ['Night desk / Tallowby', 'Planner / Quillmere'],
  ],
  [
    'are apart where the next began before',
    'Night desk, Tallowby, 2015 – 2023\n\nPlanner, Quillmere, 2012 – 2014',
    ['Night desk / Tallowby', 'Planner / Quillmere'],
  ],
  [
    'are apart where the next names no role',
    'Night desk, Tallowby, 2015 – 2023\n\nDay desk, Quillmere, 2016 – 2018',
    ['Night desk / Tallowby', 'Day desk / Quillmere'],
  ],
])('roles %s', (_, text, roles) => expect(told(text)).toEqual(roles))
