/** MongoDB, or what speaks its protocol, for the tests that run over it. */
export async function openMongo(): Promise<{ url: string; close(): Promise<void> }> {
  throw new Error('pending')
}
