/** The words of the trash of Career. */
export const careerTrash = {
  title: 'Trash',
  heading: 'Trash of Career',
  kinds: { experience: 'Experience', win: 'Win', skill: 'Skill', resume: 'Résumé', 'review-packet': 'Review packet' },
  newest: 'What was thrown away last',
  earlier: {
    experience: 'More experience',
    win: 'More wins',
    skill: 'More skills',
    resume: 'More résumés',
    'review-packet': 'More review packets',
  },
  since: (day: string) => `Thrown away on ${day}`,
  restored: (name: string) => `“${name}” is back.`,
  look: 'Look at it',
  undo: 'Undo',
  restore: 'Restore',
  restoreOf: (name: string) => `Restore “${name}”`,
  empty: 'There is nothing of your career in the trash.',
  back: 'Back to Career',
}
