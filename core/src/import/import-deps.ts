import type { StorageLimitDep } from '../attachment/index.ts'
import type { BlobsDep, KindsDep } from '../kernel/index.ts'
import type { TaskDeps } from '../task/index.ts'

/** What making, finishing and undoing an import asks for. */
export type ImportDeps = TaskDeps & BlobsDep & KindsDep & StorageLimitDep
