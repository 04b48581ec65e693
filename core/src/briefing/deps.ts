import type { InterviewMemoryDep } from '../interview/index.ts'
import type { ActorDep, KindsDep } from '../kernel/index.ts'
import type { TellDeps } from '../notification/index.ts'
import type { DayMemoryDep } from '../progress/index.ts'

/** What looking over a person’s day asks for. */
export type BriefingDeps = TellDeps & ActorDep & KindsDep & DayMemoryDep & InterviewMemoryDep
