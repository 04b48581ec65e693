import { command } from '../../messages/command.ts'
import { defineActions } from '../command/action.ts'
import { interviewHrefs } from './rules/views.ts'
import { newStoryHref } from './story/rules/href.ts'

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
