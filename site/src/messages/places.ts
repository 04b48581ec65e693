/** What the palette calls the places that lead on from the rail and from one's own menu. */
export const places = {
  interview: 'Interview prep',
  settings: 'Settings',
  profile: 'Profile',
  'goals-achieved': 'Achieved goals',
  'my-discussions': 'Discussions that are yours',
  'resolved-discussions': 'Resolved discussions',
  experience: 'Experience',
  skills: 'Skills',
  packets: 'Review packets',
  resumes: 'Résumés',
  stories: 'Stories',
  questions: 'Interview questions',
  rehearsals: 'Rehearsals',
  'target-jobs': 'Target jobs',
  'calendar-settings': 'Calendar settings',
  'notification-settings': 'Notification settings',
  subscription: 'Subscription',
}

export const exportEverything = 'Export everything'
