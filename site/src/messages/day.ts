/** The words of choosing a day. A translation is a file like this one. */
export const day = {
  near: { today: 'Today', tomorrow: 'Tomorrow', weekend: 'This weekend', nextWeek: 'Next week' },
  nextWeekend: 'Next weekend',
}
