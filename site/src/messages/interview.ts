export const interview = {
  title: 'Interview prep',
  viewsLabel: 'Views of interview prep',
  views: { practice: 'Practice', stories: 'Stories', questions: 'Questions', rehearsals: 'Rehearsals', jobs: 'Target jobs' },
}
