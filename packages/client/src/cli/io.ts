/** What a command has to do with the world beside the server and its files: the process itself, or what a test puts in its place. */
export type Io = Pick<NodeJS.Process, 'env' | 'stdin' | 'stdout' | 'stderr'>
