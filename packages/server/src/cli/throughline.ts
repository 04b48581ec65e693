import { commandsWith, type Exit, type Io, main } from '@throughline/client/cli'
import { operatorCommands } from '../operator/commands.ts'

/** The command `throughline`: what asks a server, and what is done to the storage itself. Answers what the process is to end with. */
export const throughline = (line: readonly string[], io?: Io): Promise<Exit> => main(line, io, commandsWith(operatorCommands))
