import { givenDesk } from '../../frame/given-desk.ts'
import type { TaskDesk } from './task-desk.ts'

/** The desk of the page with what Tasks add to it: the frame carries it whole. */
export const givenTaskDesk = (): TaskDesk => givenDesk() as TaskDesk
