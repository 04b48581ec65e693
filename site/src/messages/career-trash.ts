/** The words of the trash of Career. */
export const careerTrash = {
  title: 'Trash',
  heading: 'Deleted from Career',
  kinds: { experience: 'Experience', win: 'Win', skill: 'Skill', resume: 'Résumé', 'review-packet': 'Review packet' },
  newest: 'Most recently deleted',
  earlier: {
    experience: 'More experience',
    win: 'More wins',
    skill: 'More skills',
    resume: 'More résumés',
    'review-packet': 'More review packets',
  },
  since: (day: string) => `Deleted on ${day}`,
  restored: (name: string) => `“${name}” is back.`,
  look: 'Look at it',
  undo: 'Undo',
  restore: 'Restore',
  restoreOf: (name: string) => `Restore “${name}”`,
  empty: 'Nothing from your career is in the trash.',
  back: 'Back to Career',
}
