/** The views of Interview prep, with their addresses, as the rail shows them. */
export const interviewHrefs = {
  practice: '/interview-prep',
  stories: '/interview-prep/stories',
  questions: '/interview-prep/questions',
  rehearsals: '/interview-prep/rehearsals',
  jobs: '/interview-prep/jobs',
} as const
export type InterviewView = keyof typeof interviewHrefs
