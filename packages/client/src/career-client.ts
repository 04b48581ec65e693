import { type Access, access } from './access.ts'
import { attestations, editions } from './attestations.ts'
import { experiences, profile, skills } from './career-records.ts'
import type { ClientOptions } from './options.ts'
import { resumes } from './resumes.ts'
import { reviewPackets } from './review-packets.ts'
import { winCandidates } from './win-candidates.ts'
import { competencies, skillEvidence, winSuggestions, wins } from './wins.ts'

export type CareerClient = ReturnType<typeof career>

/** For a page of the career; what is done every day is asked of another. */
export const createCareerClient = (options: ClientOptions = {}): CareerClient => career(access(options))

/** What one has done, and the documents that tell of it. */
export const career = ({ request }: Access) => ({
  experiences: experiences(request),
  wins: wins(request),
  winCandidates: winCandidates(request),
  winSuggestions: winSuggestions(request),
  attestations: attestations(request),
  skills: skills(request),
  skillEvidence: skillEvidence(request),
  competencies: competencies(request),
  profile: profile(request),
  reviewPackets: reviewPackets(request),
  resumes: resumes(request),
  editions: editions(request),
})
