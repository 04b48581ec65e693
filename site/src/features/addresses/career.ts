export const CAREER = '/career'
export const EXPERIENCES = '/career/experience'
export const SKILLS = '/career/skills'

export const experienceHref = (id: string): string => `${EXPERIENCES}/${id}`
export const packetHref = (id: string): string => `${CAREER}/packets/${id}`
export const resumeHref = (id: string): string => `${CAREER}/resumes/${id}`
