import { command } from '../../messages/command.ts'
import { newStoryHref } from '../addresses/stories.ts'
import { defineActions } from '../shortcuts/action.ts'
import { interviewHrefs } from './rules/views.ts'

/** What can be done about interviews from anywhere. */
export const interviewActions = defineActions(
  {
    id: 'new-story',
    group: 'do',
    words: command.actions.newStory,
    icon: 'win',
    run: () => location.assign(newStoryHref()),
  },
  {
    id: 'practise',
    group: 'do',
    words: command.actions.practise,
    icon: 'right',
    run: () => location.assign(interviewHrefs.practice),
  },
)
