/** What tells an interview and a meeting from each other and from all else. */
export const eventIcon = { interview: 'briefcase', meeting: 'talk' } as const
