/** Resolves as work with a file or folder does, or with `otherwise` if it does not exist. Rejects with any other error. */
export async function unlessMissing<T, U>(work: Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return otherwise
  }
}
