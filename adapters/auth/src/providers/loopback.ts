/** Whether an address leads to this very machine, where plain http is no risk. */
export const isLoopback = ({ hostname }: URL): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
