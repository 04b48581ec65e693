// Run as a process of its own for each file that is imported.
import { kinds } from '@throughline/core/kinds'
import { serveReading } from '@throughline/reader/serve'

serveReading(kinds)
