/** The words that all of Career shares. */
export const career = {
  title: 'Career',
  views: { thread: 'Thread', experience: 'Experience', skills: 'Skills', packets: 'Review packets', resumes: 'Résumés' },
  viewsLabel: 'Views of Career',
  now: 'now',
  /** Of a period whose end nobody has said. */
  from: (start: string) => `From ${start}`,
  until: (end: string) => `Until ${end}`,
  period: (start: string, end: string) => `${start} to ${end}`,
}
