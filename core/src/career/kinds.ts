import type { ChangeDeps, ShownKind } from '../kernel/index.ts'
import { attestations } from './attestation/schema.ts'
import { dismissedCandidates } from './candidate/schema.ts'
import { readExperience } from './experience/read-experiences.ts'
import { experiences } from './experience/schema.ts'
import { profileFillings } from './profile/filling.ts'
import { getProfile } from './profile/profile.ts'
import { profiles } from './profile/schema.ts'
import { readSkill } from './skill/read-skills.ts'
import { skills } from './skill/schema.ts'
import { winFollowings } from './source/following.ts'
import type { WinDeps } from './source/refresh-wins.ts'
import { getWin } from './win/read-wins.ts'
import { wins } from './win/schema.ts'

/** The kinds of this area, and how each is shown. */
export const careerKinds: readonly ShownKind<WinDeps & ChangeDeps>[] = [
  { kind: profiles, read: getProfile, copy: 'as-stored' },
  { kind: experiences, read: readExperience, copy: 'as-stored' },
  { kind: skills, read: readSkill, copy: 'as-stored' },
  { kind: wins, read: getWin, copy: 'as-stored' },
  { kind: attestations, copy: 'as-stored' },
  { kind: dismissedCandidates, copy: 'as-stored' },
  { kind: profileFillings, copy: 'of-servers' },
  { kind: winFollowings, copy: 'of-servers' },
]
