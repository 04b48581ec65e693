import type { Occasions } from './occasion.ts'
import { ofPeople } from './of-people.ts'
import { ofThinking } from './of-thinking.ts'
import { ofWork } from './of-work.ts'

export const occasions: Occasions = { ...ofWork, ...ofThinking, ...ofPeople }
