import { attachments } from '../attachment/index.ts'
import { tasks } from '../task/index.ts'
import { createImportReader } from './import-reader.ts'
import { importReaderContract } from './test-import-reader.ts'

importReaderContract('core', () => createImportReader([tasks, attachments]))
