/** A competency as people call it. */
export const nameOf = (competency: string): string =>
  /^[a-z]+(?:-[a-z]+)*$/.test(competency) ? competency.charAt(0).toUpperCase() + competency.slice(1).replaceAll('-', ' ') : competency
