import { attestations, maySee, wins } from '../career/index.ts'
import { goals, isClosed } from '../goal/index.ts'
import type { SpaceId, StoreDep } from '../kernel/index.ts'
import { isActive, tasks } from '../task/index.ts'
import type { Notification } from './schema.ts'

/** Whether what was told is still worth a message: it asks for something yet, and others’ hands may carry it. */
export async function isStillSo({ store }: StoreDep, space: SpaceId, told: Notification): Promise<boolean> {
  switch (told.type) {
    case 'task-reminder':
    case 'action-item': {
      const task = await store.get(space, tasks, told.taskId)
      return task !== null && task.deletedAt === null && isActive(task)
    }
    case 'attestation-answered': {
      const [win, answer] = await Promise.all([store.get(space, wins, told.winId), store.get(space, attestations, told.attestationId)])
      // A message passes through others’ hands.
      return win !== null && !win.deletedAt && maySee(win.confidentiality, 'reviewers') && answer !== null && !answer.deletedAt
    }
    case 'goal-off-track':
    case 'check-in-due': {
      const goal = await store.get(space, goals, told.goalId)
      return goal !== null && goal.deletedAt === null && !isClosed(goal.status)
    }
    // What was read in the app needs no message.
    case 'mention':
    case 'reply':
    case 'practice-due':
      return told.readAt === null
    default:
      return true
  }
}
