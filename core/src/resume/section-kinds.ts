/** Every section of a résumé, in the order in which it is begun and offered. */
export const sectionKinds = [
  'summary',
  'work',
  'project',
  'education',
  'volunteer',
  'certificate',
  'award',
  'publication',
  'skills',
  'languages',
  'interests',
  'references',
] as const
