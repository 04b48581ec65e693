import { createContext } from 'react'
import type { ToldDay } from '../../calendar/told-days.ts'

/** What is on the days to come beside tasks, as the page came with it. */
export const Coming = createContext<readonly ToldDay[]>([])
