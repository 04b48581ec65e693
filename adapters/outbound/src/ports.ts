/**
 * Ports below 1024 are for services of their own but for those of the web, as are these above: what other protocols listen
 * on (the Fetch standard's “bad ports”), and databases, queues and whatever runs a machine, where a request could do harm.
 */
const taken: ReadonlySet<number> = new Set([
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080],
  ...[1433, 1521, 2181, 2375, 2376, 2379, 2380, 3306, 3389, 4369, 5432, 5672, 5900, 5984, 6379, 6380, 8500, 9042, 9092],
  ...[9200, 9300, 10_250, 10_255, 11_211, 26_379, 27_017, 27_018, 27_019, 50_000],
])

/** Whether a program that takes requests of the web may be at this port; none is the one of the scheme. */
export const isWebPort = (port: string): boolean => ['', '80', '443'].includes(port) || (Number(port) >= 1024 && !taken.has(Number(port)))
