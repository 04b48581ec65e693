/** The views of Career, with their addresses, as the rail shows them. */
export const careerHrefs = {
  thread: '/career',
  experience: '/career/experience',
  skills: '/career/skills',
  packets: '/career/packets',
  resumes: '/career/resumes',
} as const
export type CareerView = keyof typeof careerHrefs
