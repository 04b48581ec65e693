import type { Lexicon } from './cues.ts'
import { leading } from './leading.ts'
import { people } from './people.ts'
import { thinking } from './thinking.ts'
import { work } from './work.ts'

export const lexicon: Lexicon = { ...work, ...thinking, ...people, ...leading }
