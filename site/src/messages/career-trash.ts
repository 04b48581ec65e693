/** The words of the trash of Career. */
export const careerTrash = {
  title: 'Trash',
  heading: 'Trash of Career',
  subtitle: 'What was thrown away stays for 30 days.',
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
  empty: 'Nothing of your career has been thrown away in the last 30 days.',
  back: 'Back to Career',
}
